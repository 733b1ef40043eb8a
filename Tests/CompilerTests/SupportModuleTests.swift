import TestSupport
import Testing

@Suite(.enabled(if: StubModules.areAvailable))
struct SupportModuleTests {
  @Test(
    arguments: [
      ("classic", .tca10, .swift5), ("observation", .tca17, .swift5),
      ("observation", .tca17, .swift6), ("observation", .tca18, .swift6),
      ("observation", .tca125, .swift5), ("observation", .tca125, .swift6),
    ] as [(String, TCAVersion, SwiftCompiler.LanguageMode)])
  func compilesWithoutWarnings(
    dialect: String, version: TCAVersion, mode: SwiftCompiler.LanguageMode
  ) throws {
    let found = try SwiftCompiler.check(
      files: try Fixture.swiftFiles(under: Fixture.path("compiler/Support/\(dialect)")),
      moduleName: "FeatureKit", stubs: version, mode: mode, warningsAsErrors: true)
    #expect(found.isEmpty)
  }
}
