import FeaturegenCLI
import SwiftOutline
import TestSupport
import Testing

@testable import FeaturegenCore

/// Features rendered and compiled as one module, with the support module below and tests above.
struct GeneratedModule {
  let convention: Convention
  let setting: GeneratedCodeTests.Setting
  /// Modules that the features import, beside those of the stubs.
  var libraries: [(name: String, text: String)] = []
  let folder: TemporaryDirectory

  private(set) var features: [RenderedFeature] = []

  init(_ convention: Convention, _ setting: GeneratedCodeTests.Setting) throws {
    self.convention = convention
    self.setting = setting
    folder = try TemporaryDirectory()
  }

  /// Renders each feature twice: what comes out depends on nothing else.
  mutating func render(_ features: [Feature]) throws {
    let renderer = FeatureRenderer(library: .builtIn)
    for feature in features {
      let blueprint = convention.blueprint(for: feature, style: setting.style)
      let rendered = try renderer.render(blueprint, module: "Screens")
      let again = try renderer.render(blueprint, module: "Screens")
      #expect(rendered.files.map(\.text) == again.files.map(\.text))
      self.features.append(rendered)
    }
  }

  /// Nothing to say for `check` about the module as a whole, nor for the formatter.
  func expectClean() throws {
    let facts = files(where: { $0.role != .tests }).map {
      FileFactsReader.read(SwiftSource($0.text), path: $0.name)
    }
    let report = Checker(convention: convention, fallback: setting.style)
      .check(ObservedModule(name: "Screens", files: facts))
    #expect(report.findings.isEmpty)
    #expect(report.features.count == features.count)
    // The formatter's default configuration wants the preset's indentation.
    if convention.layout == Convention.featureNamespace.layout { try expectFormatted() }
  }

  /// No finding of the formatter, save those that are about the names in a feature, and about the
  /// initializers that the convention wants where an internal feature could do without.
  private func expectFormatted() throws {
    for file in files(where: { _ in true }) {
      try folder.write(file.text, to: "formatted/\(file.role)/\(file.name)")
    }
    let configuration = """
      {"version": 1, "rules": {"IdentifiersMustBeASCII": false, \
      "UseSynthesizedInitializer": false}}
      """
    let output = try ProcessOutput.of([
      "/usr/bin/env", "swift", "format", "lint", "--strict", "--configuration", configuration,
      "--recursive", folder.path + "/formatted",
    ])
    #expect(output.status == 0, "\(output.standardError.prefix(3000))")
  }

  /// Compiles all of it, and the tests against it.
  func expectCompiles(flags: [String] = []) throws {
    var modules = try libraries.map { library in
      try compile(
        [try folder.write(library.text, to: "\(library.name).swift")], as: library.name,
        modules: [], flags: flags)
    }
    modules.append(
      try compile(supportFiles(), as: convention.supportModule, modules: modules, flags: flags))
    let sources = try write(files(where: { $0.role != .tests }), to: "sources")
    modules.append(try compile(sources, as: "Screens", modules: modules, flags: flags))
    let tests = try write(files(where: { $0.role == .tests }), to: "tests")
    guard !tests.isEmpty else { return }
    let found = try SwiftCompiler.check(
      files: tests, moduleName: "ScreensTests", stubs: setting.stubs, mode: setting.mode,
      warningsAsErrors: true, modules: modules, flags: flags)
    #expect(found.isEmpty)
  }

  private func files(where isWanted: (RenderedFile) -> Bool) -> [RenderedFile] {
    features.flatMap(\.files).filter(isWanted)
  }

  /// A view for one platform only is compiled as if it were for this one.
  private func write(_ files: [RenderedFile], to directory: String) throws -> [String] {
    try files.map { file in
      let text =
        file.platform == "iOS"
        ? file.text.replacing("os(iOS)", with: "os(Linux) || os(iOS)") : file.text
      return try folder.write(text, to: "\(directory)/\(file.name)")
    }
  }

  private func supportFiles() throws -> [String] {
    try convention.supportFiles.map { file in
      let text = try FeatureRenderer(library: .builtIn).supportFile(
        file, convention: convention, style: setting.style)
      return try folder.write(text, to: "support/\(convention.fileName(of: file))")
    }
  }

  /// - Returns: The module's path.
  private func compile(
    _ files: [String], as name: String, modules: [String], flags: [String]
  ) throws -> String {
    let module = try SwiftCompiler.compile(
      files: files, moduleName: name, into: folder.path, stubs: setting.stubs,
      mode: setting.mode, warningsAsErrors: true, modules: modules,
      flags: flags + ["-package-name", "app"])
    #expect(module.diagnostics.isEmpty, "\(name)")
    return module.path
  }
}
