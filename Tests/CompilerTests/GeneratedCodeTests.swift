import FeaturegenCLI
import FeaturegenCore
import TestSupport
import Testing

/// What `init` and `new` write compiles without a diagnostic, in every version and mode promised.
@Suite struct GeneratedCodeTests {
  struct Setting: Sendable, CustomTestStringConvertible {
    let dialect: Dialect
    let stubs: StubVersion
    let mode: SwiftCompiler.LanguageMode

    var testDescription: String { "\(dialect) on \(stubs.rawValue), Swift \(mode.rawValue)" }

    var style: TCAStyle {
      TCAStyle(
        dialect: dialect, presentationKeyPath: stubs == .tca125 ? .projected : .value)
    }

    static let all = [
      Setting(dialect: .classic, stubs: .tca10, mode: .swift5),
      Setting(dialect: .observation, stubs: .tca17, mode: .swift5),
      Setting(dialect: .observation, stubs: .tca17, mode: .swift6),
      Setting(dialect: .observation, stubs: .tca125, mode: .swift5),
      Setting(dialect: .observation, stubs: .tca125, mode: .swift6),
    ]
  }

  @Test(arguments: Setting.all)
  func bareFeatures(_ setting: Setting) throws {
    try expectClean(.featureNamespace, in: setting)
  }

  @Test(arguments: [Setting.all[0], Setting.all[4]], Variant.all)
  func variants(_ setting: Setting, _ variant: Variant) throws {
    var convention = Convention.featureNamespace
    variant.change(&convention)
    try expectClean(convention, in: setting)
  }

  private func expectClean(_ convention: Convention, in setting: Setting) throws {
    let folder = try TemporaryDirectory()
    let kit = try compile(
      try supportFiles(convention, setting, in: folder), as: convention.supportModule,
      in: folder, setting, modules: [])
    let names = ["AppInfo", "Login", "URLPreview", "설정"]
    var sources: [String] = []
    var tests: [String] = []
    for name in names {
      let name = try FeatureName(parsing: name, convention: convention)
      let blueprint = convention.blueprint(for: .bare(name), style: setting.style)
      let feature = try FeatureRenderer(library: .builtIn).render(blueprint, module: "Screens")
      for file in feature.files {
        let path = try folder.write(file.text, to: "\(file.role)/\(file.name)")
        if file.role == .tests { tests.append(path) } else { sources.append(path) }
      }
    }
    let screens = try compile(sources, as: "Screens", in: folder, setting, modules: [kit])
    let found = try SwiftCompiler.check(
      files: tests, moduleName: "ScreensTests", stubs: setting.stubs, mode: setting.mode,
      warningsAsErrors: true, modules: [kit, screens])
    #expect(tests.count == names.count)
    #expect(found.isEmpty)
  }

  private func supportFiles(
    _ convention: Convention, _ setting: Setting, in folder: TemporaryDirectory
  ) throws -> [String] {
    try convention.supportFiles.map { file in
      let text = try FeatureRenderer(library: .builtIn).supportFile(
        file, convention: convention, style: setting.style)
      return try folder.write(text, to: "support/\(convention.fileName(of: file))")
    }
  }

  /// - Returns: The module's path.
  private func compile(
    _ files: [String], as name: String, in folder: TemporaryDirectory, _ setting: Setting,
    modules: [String]
  ) throws -> String {
    let module = try SwiftCompiler.compile(
      files: files, moduleName: name, into: folder.path, stubs: setting.stubs,
      mode: setting.mode, warningsAsErrors: true, modules: modules, flags: ["-package-name", "app"])
    #expect(module.diagnostics.isEmpty, "\(name)")
    return module.path
  }
}

extension GeneratedCodeTests {
  /// A convention other than the preset's.
  struct Variant: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let change: @Sendable (inout Convention) -> Void

    static let all = [
      Variant(testDescription: "no analytics") { $0.analytics = false },
      Variant(testDescription: "no error handling") { $0.errorHandling = false },
      Variant(testDescription: "neither") {
        $0.analytics = false
        $0.errorHandling = false
      },
      Variant(testDescription: "internal") { $0.access = .internal },
      Variant(testDescription: "package, tabs") {
        $0.access = .package
        $0.layout.indentation = .tab
      },
      Variant(testDescription: "other words") {
        $0.suffix = "Screen"
        $0.namespaceProtocol = "Screen"
        $0.partProtocols = [.state: "ScreenState", .view: "ScreenView"]
        $0.childPrefix = "sub"
        $0.supportModule = "ScreenKit"
      },
      Variant(testDescription: "equatable actions, XCTest") {
        $0.actionEquatable = true
        $0.tests = .xctest
      },
      Variant(testDescription: "actions not equatable") { $0.actionEquatable = false },
    ]
  }
}
