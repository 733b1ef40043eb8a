import FeaturegenCLI
import FeaturegenCore
import Foundation
import TestSupport
import Testing

/// The fixtures are real Swift: what is no other framework's, no older TCA's and no team's macro
/// compiles, on each system it is written for.
@Suite(.enabled(if: StubModules.areAvailable)) struct SituationCompilerTests {
  @Test(arguments: try Situation.all())
  func compiles(_ situation: Situation) throws {
    guard case .against(let stubs, let dialect, let flags) = situation.compilation else { return }
    let folder = try TemporaryDirectory()
    let support = try SupportFolder.module(
      for: situation, style: try style(dialect, stubs), stubs: stubs)
    for system in try systems(of: situation) {
      let diagnostics = try SwiftCompiler.check(
        files: try sources(of: situation, for: system, in: folder), moduleName: "Situation",
        stubs: stubs, mode: dialect == "classic" ? .swift5 : .swift6, emitSIL: false,
        modules: [support], flags: flags)
      #expect(diagnostics.filter { $0.severity == .error }.isEmpty, "\(system)")
    }
  }

  private func style(_ dialect: String, _ stubs: StubVersion) throws -> TCAStyle {
    TCAStyle(
      dialect: try #require(Dialect(rawValue: dialect)),
      presentationKeyPath: stubs == .tca125 ? .projected : .value)
  }

  /// The tests of a module are left out.
  private func files(of situation: Situation) throws -> [(name: String, text: String)] {
    try Fixture.swiftFiles(under: situation.path).map { file in
      (String(file.dropFirst(situation.path.count + 1)), try Fixture.text(ofFile: file))
    }.filter { !$0.0.hasPrefix("Tests/") }
  }

  private func systems(of situation: Situation) throws -> [String] {
    try files(of: situation).contains { $0.text.contains("#if os(") } ? ["iOS", "macOS"] : ["iOS"]
  }

  /// Copies that are compiled for this system as if it were the other.
  private func sources(
    of situation: Situation, for system: String, in folder: TemporaryDirectory
  ) throws -> [String] {
    try files(of: situation).map { name, text in
      try folder.write(
        text.replacing("os(\(system))", with: "os(Linux)"), to: "\(system)/\(name)")
    }
  }
}

/// The support modules of the situations' conventions, each compiled once.
private enum SupportFolder {
  private static let cache = Cache()

  static func module(
    for situation: Situation, style: TCAStyle, stubs: StubVersion
  ) throws -> String {
    let config = try Fixture.text(ofFile: "\(situation.path)/\(Config.fileName)")
    let convention = try ConfigReader.read(Array(config.utf8), name: Config.fileName).convention
    let texts = try convention.supportFiles.map { file in
      let text = try FeatureRenderer(library: .builtIn).supportFile(
        file, convention: convention, style: style)
      return (name: convention.fileName(of: file), text: text)
    }
    return try cache.module(texts, named: convention.supportModule, style: style, stubs: stubs)
  }

  private final class Cache: @unchecked Sendable {
    private let lock = NSLock()
    // Both are read and written with the lock held.
    private var modules: [String: String] = [:]
    private var folders: [TemporaryDirectory] = []

    func module(
      _ files: [(name: String, text: String)], named name: String, style: TCAStyle,
      stubs: StubVersion
    ) throws -> String {
      try lock.withLock {
        let key = stubs.rawValue + files.map(\.text).joined()
        if let known = modules[key] { return known }
        let folder = try TemporaryDirectory()
        folders.append(folder)
        let module = try SwiftCompiler.compile(
          files: try files.map { try folder.write($0.text, to: "sources/\($0.name)") },
          moduleName: name, into: folder.path, stubs: stubs,
          mode: style.dialect == .classic ? .swift5 : .swift6)
        #expect(module.diagnostics.filter { $0.severity == .error }.isEmpty)
        modules[key] = module.path
        return module.path
      }
    }
  }
}
