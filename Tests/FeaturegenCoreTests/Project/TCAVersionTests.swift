import Testing

@testable import FeaturegenCore

@Suite struct TCAVersionTests {
  @Test(arguments: [
    ("1.25.5", TCAVersion(1, 25, 5)), ("1.7", TCAVersion(1, 7)), ("0.0.0", TCAVersion(0, 0)),
    ("10.20.30", TCAVersion(10, 20, 30)),
  ])
  func parses(text: String, expected: TCAVersion) throws {
    #expect(try TCAVersion(parsing: text) == expected)
  }

  @Test(arguments: [
    ("v1.7.0", "did you mean '1.7.0'?"), ("1", "did you mean '1.0.0'?"),
    (">= 1.7.0", "did you mean '1.7.0'?"), ("1.7.0-beta.1", "did you mean '1.7.0'?"),
    ("1.7.", "did you mean '1.7.0'?"), ("", "write three numbers, as in '1.25.5'"),
    ("latest", "write three numbers, as in '1.25.5'"),
    ("1.2.3.4", "write three numbers, as in '1.25.5'"),
    ("+1.2.3", "did you mean '1.2.3'?"), ("1.-2.3", "did you mean '1.0.0'?"),
    ("99999999999999999999.1.1", "write three numbers, as in '1.25.5'"),
    ("١.٢", "write three numbers, as in '1.25.5'"),
  ])
  func refuses(text: String, hint: String) throws {
    let error = try #require(throws: TCAVersionError.self) { try TCAVersion(parsing: text) }
    #expect("\(error)" == "'\(text)' is no version of The Composable Architecture: \(hint)")
  }

  @Test func ordersByNumber() {
    let versions = [TCAVersion(0, 59), .init(1, 0), .init(1, 0, 1), .init(1, 9), .init(1, 25)]
    #expect(versions.shuffled().sorted() == versions)
  }

  @Test(arguments: [
    (
      TCAVersion(1, 0), Dialect.classic, Dialect.StackStyle.structure,
      Dialect.PresentationKeyPath.value
    ),
    (TCAVersion(1, 6, 9), .classic, .structure, .value),
    (TCAVersion(1, 7), .observation, .structure, .value),
    (TCAVersion(1, 8), .observation, .enumeration, .value),
    (TCAVersion(1, 24, 9), .observation, .enumeration, .value),
    (TCAVersion(1, 25), .observation, .enumeration, .projected),
    (TCAVersion(1, 26), .observation, .enumeration, .projected),
  ])
  func choosesTheDialect(
    version: TCAVersion,
    dialect: Dialect,
    stackStyle: Dialect.StackStyle,
    keyPath: Dialect.PresentationKeyPath
  ) throws {
    let selection = try TCASelection(version: version, origin: "'--tca'")
    #expect(selection.dialect == dialect)
    #expect(selection.stackStyle == stackStyle)
    #expect(selection.presentationKeyPath == keyPath)
    #expect((selection.notice != nil) == (version.minor > 25))
  }

  @Test func refusesOtherMajorVersions() throws {
    let old = try #require(throws: ProjectError.self) {
      try TCASelection(version: TCAVersion(0, 59), origin: "'--tca'")
    }
    #expect(old == .versionTooOld(TCAVersion(0, 59), origin: "'--tca'"))
    #expect(old.exitStatus == 65)
    #expect("\(old)".contains("update the dependency, or name the version to write for"))
    let new = try #require(throws: ProjectError.self) {
      try TCASelection(version: TCAVersion(2, 0), origin: "'--tca'")
    }
    #expect(new == .versionTooNew(TCAVersion(2, 0), origin: "'--tca'"))
    #expect("\(new)".contains("update featuregen"))
  }

  @Test func writesWithoutMacrosWhereNoVersionIsKnown() throws {
    let file = try #require(AbsolutePath("/p/Package.resolved"))
    let branch = try TCASelection(pin: TCAPin(requirement: .branch("main"), file: file))
    #expect(branch.dialect == .classic)
    #expect(branch.notice?.contains("'/p/Package.resolved' pins TCA to the branch 'main'") == true)
    let none = try TCASelection(pin: nil)
    #expect(none.dialect == .classic)
    #expect(none.notice?.hasPrefix("no version of TCA found, writing without macros") == true)
    let bound = TCAPin(requirement: .lowerBound(TCAVersion(1, 9)), file: file)
    #expect(try TCASelection(pin: bound).dialect == .observation)
  }
}
