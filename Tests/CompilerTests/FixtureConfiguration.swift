import TestSupport
import Testing

/// What a group of fixtures is compiled with; the support module is built once for it.
struct FixtureConfiguration: Sendable, CustomTestStringConvertible {
  let dialect: FixtureDialect
  let version: StubVersion
  let mode: SwiftCompiler.LanguageMode

  var testDescription: String {
    "\(dialect), TCA \(version.rawValue), Swift \(mode.rawValue)"
  }

  static let all: [FixtureConfiguration] = FixtureDialect.allCases.flatMap { dialect in
    StubVersion.allCases.flatMap { version in
      SwiftCompiler.LanguageMode.allCases.compactMap { mode in
        switch dialect {
        case .classic: mode == .swift6 ? nil : .init(dialect: dialect, version: version, mode: mode)
        case .observation:
          version == .tca10 ? nil : .init(dialect: dialect, version: version, mode: mode)
        case .neutral: .init(dialect: dialect, version: version, mode: mode)
        }
      }
    }
  }

  /// The fixtures for this configuration, by the flags they want.
  func groups(of kind: String) throws -> [(flags: [String], fixtures: [CompilerFixture])] {
    let fixtures = try CompilerFixture.all(kind, dialect: dialect)
      .filter { $0.versions.contains(version) && $0.modes.contains(mode) }
    return Dictionary(grouping: fixtures, by: \.flags)
      .sorted { $0.key.joined() < $1.key.joined() }
      .map { (flags: $0.key, fixtures: $0.value) }
  }

  /// Compiles the support module into `folder`; the paths of what fixtures import.
  func supportModules(into folder: TemporaryDirectory) throws -> [String] {
    guard dialect != .neutral else { return [] }
    let support = try SwiftCompiler.compile(
      files: try dialect.supportFiles(in: folder), moduleName: "FeatureKit", into: folder.path,
      stubs: version, mode: mode)
    let errors = support.diagnostics.filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(errors)")
    return [support.path]
  }

  /// Type-checks the fixtures as one module.
  func check(
    _ fixtures: [CompilerFixture], flags: [String], modules: [String]
  ) throws -> [CompilerDiagnostic] {
    try SwiftCompiler.check(
      files: fixtures.map(\.path) + (try dialect.sharedFiles()), moduleName: "Fixtures",
      stubs: version, mode: mode, modules: modules, flags: flags)
  }
}
