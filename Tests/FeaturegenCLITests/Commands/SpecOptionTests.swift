import FeaturegenCLI
import FeaturegenCore
import Foundation
import TestSupport
import Testing

@Suite struct SpecOptionTests {
  private static let two = """
    spec: 1
    features:
      - feature: Login
        actions: { onAppear: { event: true }, refresh: }
      - feature: log-out
    """

  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "App",
      platforms: [.iOS(.v17), .macOS(.v14)],
      targets: [.target(name: "Home"), .target(name: "Account"), .testTarget(name: "AccountTests")])
    """

  @Test func bareSpecIsTheBareName() async throws {
    let named = try TemporaryDirectory()
    _ = try await CommandRun(["new", "AppInfo"], in: named)
    let spec = try TemporaryDirectory()
    let run = try await CommandRun(["new", "--spec", "-"], in: spec, input: "feature: AppInfo\n")
    #expect(run.status == .success)
    #expect(try spec.contents() == named.contents())
  }

  @Test func writesEveryFeature() async throws {
    let folder = try TemporaryDirectory()
    try folder.write(Self.two, to: "specs/two.yml")
    let run = try await CommandRun(["new", "--spec", "specs/two.yml"], in: folder)
    #expect(run.status == .success)
    #expect(run.output.contains("create  Login/LoginFeature.swift\n"))
    #expect(run.output.contains("create  LogOut/LogOutFeature*View.swift\n"))
    #expect(try folder.text("Login/LoginFeature.swift").contains("case refresh"))
    #expect(try await CheckOutput(in: folder).features.map(\.name).count == 2)
  }

  @Test(arguments: ["log-out", "LogOut", "LogOutFeature"])
  func writesNamedFeatures(_ name: String) async throws {
    let folder = try TemporaryDirectory()
    let run = try await CommandRun(["new", name, "--spec", "-"], in: folder, input: Self.two)
    #expect(run.status == .success)
    #expect(try folder.contents().keys.allSatisfy { $0.hasPrefix("LogOut/") })
    #expect(try folder.contents().count == 3)
  }

  @Test func absentNames() async throws {
    let folder = try TemporaryDirectory()
    try folder.write(Self.two, to: "two.yml")
    let run = try await CommandRun(["new", "Logn", "Other", "--spec", "two.yml"], in: folder)
    #expect(run.status == .invalidInput)
    #expect(
      run.errors == """
        two.yml:1:1: error: no feature 'Logn' in this spec: did you mean 'Login'?
        two.yml:1:1: error: no feature 'Other' in this spec: it has 'Login', 'LogOut'

        """)
    #expect(try folder.contents().count == 1)
  }

  @Test func allMistakesAndNoFile() async throws {
    let folder = try TemporaryDirectory()
    let run = try await CommandRun(
      ["new", "--spec", "-"], in: folder,
      input: "feature: A\nstat: {}\nactions: { x: { event: yes } }\n")
    #expect(run.status == .invalidInput)
    #expect(
      run.errors == """
        <stdin>:2:1: error: unknown key 'stat': did you mean 'state'?
        <stdin>:3:24: error: expected 'true', 'false' or the event's name, found 'yes': write true

        """)
    #expect(try folder.contents().isEmpty)
  }

  @Test func oneConflictStopsAll() async throws {
    let folder = try TemporaryDirectory()
    try folder.write("mine\n", to: "LogOut/LogOutFeature.swift")
    let run = try await CommandRun(["new", "--spec", "-"], in: folder, input: Self.two)
    #expect(run.status == .findings)
    #expect(try folder.contents() == ["LogOut/LogOutFeature.swift": "mine\n"])
  }

  @Test func neitherNameNorSpec() async throws {
    let run = try await CommandRun(["new"], in: TemporaryDirectory())
    #expect(run.status == .usage)
    #expect(run.errors.contains("name a feature, or give a spec with '--spec'"))
  }

  @Test func missingAndUnfitFiles() async throws {
    let folder = try TemporaryDirectory()
    let missing = try await CommandRun(["new", "--spec", "none.yml"], in: folder)
    #expect(missing.status == .missingInput)
    #expect(missing.errors.contains("none.yml' does not exist"))
    try folder.write("", to: "folder/file")
    let unfit = try await CommandRun(["new", "--spec", "folder"], in: folder)
    #expect(unfit.status == .invalidInput)
    #expect(unfit.errors.contains("not a file"))
  }

  @Test func tooLarge() async throws {
    let folder = try TemporaryDirectory()
    let large = "feature: A # " + String(repeating: "x", count: 1_000_000)
    try folder.write(large, to: "large.yml")
    for argument in ["large.yml", "-"] {
      let run = try await CommandRun(["new", "--spec", argument], in: folder, input: large)
      #expect(run.status == .invalidInput)
      #expect(run.errors.contains(":1:1: error: the file is larger than 1000000 bytes: split it"))
    }
  }

  @Test func moduleOfTheSpec() async throws {
    let spec = """
      features:
        - feature: Home
          module: Home
        - { feature: Login, module: Account }
        - { feature: Free }
      """
    let folder = try TemporaryDirectory()
    try folder.write(Self.manifest, to: "Package.swift")
    let run = try await CommandRun(
      ["new", "--spec", "-", "--path", "Sub"], in: folder, input: spec)
    #expect(run.status == .success)
    let files = Set(try folder.contents().keys)
    #expect(files.contains("Sources/Home/HomeFeature.swift"))
    #expect(files.contains("Sources/Account/Login/LoginFeature.swift"))
    #expect(files.contains("Tests/AccountTests/LoginFeatureTests.swift"))
    #expect(files.contains("Sub/Free/FreeFeature.swift"))

    let other = try TemporaryDirectory()
    try other.write(Self.manifest, to: "Package.swift")
    _ = try await CommandRun(
      ["new", "Home", "--spec", "-", "--module", "Account"], in: other, input: spec)
    #expect(try other.contents().keys.contains("Sources/Account/Home/HomeFeature.swift"))
  }

  @Test func moduleWithoutPackage() async throws {
    let folder = try TemporaryDirectory()
    let run = try await CommandRun(
      ["new", "--spec", "-"], in: folder, input: "feature: A\nmodule: B\n")
    #expect(run.status == .missingInput)
    #expect(run.errors.contains("where 'module:' of the spec looks for 'B'"))
  }

  @Test func typeThatTheModuleHas() async throws {
    let folder = try TemporaryDirectory()
    try folder.write(Self.manifest, to: "Package.swift")
    try folder.write("struct LoginFeature {}\n", to: "Sources/Account/Other.swift")
    let run = try await CommandRun(
      ["new", "--spec", "-"], in: folder,
      input: "features: [{ feature: Login, module: Account }, { feature: Home, module: Home }]")
    #expect(run.status == .findings)
    #expect(run.errors.contains("Sources/Account/Other.swift:1 already declares 'LoginFeature'"))
    #expect(try folder.contents().count == 2)
  }

  @Test func platformsOfThePackage() async throws {
    let folder = try TemporaryDirectory()
    try folder.write(Self.manifest, to: "Package.swift")
    let run = try await CommandRun(
      ["new", "--spec", "-"], in: folder,
      input: "feature: A\nchildren: { B: fullScreenCover }\n")
    #expect(run.status == .invalidInput)
    #expect(run.errors.contains("<stdin>:2:16: error: 'fullScreenCover' does not exist on macOS"))
  }

  @Test func dialectOfTheVersion() async throws {
    let spec = "feature: A\nactions: { done: { parameters: \"any Swift.Error\" } }\n"
    let old = try await CommandRun(
      ["new", "--spec", "-", "--tca", "1.0.0"], in: TemporaryDirectory(), input: spec)
    #expect(old.status == .invalidInput)
    #expect(old.errors.contains("which Action has to be before TCA 1.7"))
  }

  @Test(arguments: [("1.6.0", "1.7"), ("1.7.3", "1.8")])
  func attributeOfALaterVersion(_ version: String, _ limit: String) async throws {
    let spec = "feature: A\nstate: { x: { type: Int, default: 1, attribute: '@Shared' } }\n"
    let run = try await CommandRun(
      ["new", "--spec", "-", "--tca", version], in: TemporaryDirectory(), input: spec)
    #expect(run.status == .invalidInput)
    #expect(
      run.errors.contains("'@Shared' needs TCA 1.10, this is written for TCA before \(limit):"))
  }

  @Test func warningsAreNoErrors() async throws {
    let spec = "feature: A\nactions: { done: { parameters: Error }, onAppear: { event: true } }\n"
    let run = try await CommandRun(
      ["new", "--spec", "-", "--dry-run"], in: TemporaryDirectory(), input: spec)
    #expect(run.errors.contains("<stdin>:2:32: warning: 'Error' means the feature's own type"))
    #expect(run.status != .invalidInput)
  }

  /// Names and texts of a spec reach the terminal without its control characters.
  @Test func controlCharacters() async throws {
    let run = try await CommandRun(
      ["new", "--spec", "-"], in: TemporaryDirectory(),
      input: "feature: \"A\\e[31m\\u202E\"\nimports: [\"\\a\"]\n")
    #expect(run.status == .invalidInput)
    #expect(!run.errors.contains("\u{1B}"))
    #expect(!run.errors.contains("\u{202E}"))
  }
}

/// Whatever a valid spec says can be written, and is what `check` wants.
@Suite struct WrittenSpecTests {
  @Test(
    arguments: ["AppInfo", "many", "headless", "unicode", "keywords", "json"], Dialect.allCases)
  func isClean(_ name: String, dialect: Dialect) async throws {
    let version = dialect == .classic ? "1.0.0" : "1.25.5"
    let folder = try TemporaryDirectory()
    let spec = Fixture.path("specs/valid/\(name).yml")
    let run = try await CommandRun(["new", "--spec", spec, "--tca", version], in: folder)
    #expect(run.status == .success, "\(run.errors)")
    let check = try await CommandRun(["check", "--strict"], in: folder)
    #expect(check.status == .success, "\(check.output)")
  }
}

/// What `new` says about the features that a new one holds.
@Suite struct ChildHintTests {
  private func notes(_ spec: String, in folder: TemporaryDirectory) async throws -> [String] {
    try folder.write(spec, to: "S.feature.yml")
    let run = try await CommandRun(
      ["new", "--spec", "S.feature.yml", "--tca", "1.25.5"], in: folder)
    #expect(run.status == .success)
    return run.errors.split(separator: "\n").map(String.init).filter {
      $0.contains("'ListFeature'")
    }
  }

  private let list = "feature: List\nchildren:\n  Row: collection\n  Details: sheet\n"

  @Test func namesWhatIsMissing() async throws {
    let folder = try TemporaryDirectory()
    #expect(
      try await notes(list, in: folder) == [
        "note: 'ListFeature' holds 'RowFeature', which is not in this project: write it with "
          + "'featuregen new Row', with a state member 'id', since it is repeated",
        "note: 'ListFeature' holds 'DetailsFeature', which is not in this project: write it with "
          + "'featuregen new Details'",
      ])
  }

  @Test func namesWhatIsNotIdentifiable() async throws {
    let folder = try TemporaryDirectory()
    _ = try await CommandRun(["new", "Row", "Details", "--tca", "1.25.5"], in: folder)
    #expect(
      try await notes(list, in: folder) == [
        "note: 'ListFeature' repeats 'RowFeature', so 'RowFeature.State' has to be Identifiable: "
          + "give it a property 'id'"
      ])
  }

  @Test func isSilentWhereAllFits() async throws {
    let folder = try TemporaryDirectory()
    _ = try await CommandRun(["new", "Details", "--tca", "1.25.5"], in: folder)
    let spec = """
      features:
        - feature: Row
          state: { id: UUID }
        - feature: List
          children: { Row: collection, Details: sheet, ErrorHandling: popover }

      """
    #expect(try await notes(spec, in: folder).isEmpty)
  }
}

@Suite struct ConfiguredGroupTests {
  @Test(arguments: ["1.0.0", "1.25.5"])
  func groupHasTheTypeOfTheConfig(_ version: String) async throws {
    let folder = try TemporaryDirectory()
    try folder.write("groups: { inner: InnerAction }\n", to: ".featuregen.yml")
    let spec = "feature: List\nactions:\n  inner: { group: { load } }\n  view: { group: { tap } }\n"
    try folder.write(spec, to: "S.feature.yml")
    let run = try await CommandRun(
      ["new", "--spec", "S.feature.yml", "--tca", version], in: folder)
    #expect(run.status == .success, "\(run.errors)")
    let text = try folder.text("List/ListFeature.swift")
    #expect(text.contains("case inner(InnerAction)\n") && text.contains("case view(View)\n"))
    #expect(try await CheckOutput(in: folder).findings.isEmpty)
    let described = try await CommandRun(["describe", "List"], in: folder)
    #expect(!described.output.contains("groups:"))
  }
}
