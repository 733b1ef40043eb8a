import FeaturegenCLI
import FeaturegenCore
import Foundation
import TestSupport
import Testing

/// `check --explain-why`: what is seen, and why it is reported or not.
@Suite struct ExplanationTests {
  private static let home = "Sources/Home/AppInfo/AppInfoFeature.swift"

  private func package() async throws -> TemporaryDirectory {
    let folder = try TemporaryDirectory()
    try folder.write(
      """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(
        name: "App", targets: [.target(name: "Home"), .testTarget(name: "HomeTests")])

      """, to: "Package.swift")
    _ = try await CommandRun(
      ["new", "AppInfo", "--path", "Sources/Home", "--tca", "1.7.3"], in: folder)
    return folder
  }

  private func lines(
    _ path: String, _ arguments: [String] = [], in folder: TemporaryDirectory
  ) async throws -> [String] {
    let run = try await CommandRun(["check"] + arguments + ["--explain-why", path], in: folder)
    #expect(run.status == .success, "\(run.errors)")
    #expect(run.errors.isEmpty)
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test func aFeature() async throws {
    let folder = try await package()
    try folder.write(
      try folder.text(Self.home).replacingOccurrences(
        of: "  public enum Error: FeatureError {}\n", with: ""),
      to: Self.home)
    let reducer = "Sources/Home/AppInfo/AppInfoFeature*Reducer.swift"
    let view = "Sources/Home/AppInfo/AppInfoFeature*View.swift"
    #expect(
      try await lines("Sources", in: folder) == [
        reducer,
        "  module 'Home': a target of 'Package.swift'",
        "  holds parts of 'AppInfoFeature', see '\(Self.home)'",
        view,
        "  module 'Home': a target of 'Package.swift'",
        "  holds parts of 'AppInfoFeature', see '\(Self.home)'",
        Self.home,
        "  module 'Home': a target of 'Package.swift'",
        "  'AppInfoFeature' is a feature: it conforms to 'Feature', and its file imports "
          + "'ComposableArchitecture'",
        "    in '\(reducer)', '\(view)', '\(Self.home)'",
        "    dialect: observation, as '@ObservableState' on State says",
        "  reported at 5:13: missing_part",
      ])
    // Alone, the reducer's file tells the whole story.
    let alone = try await lines(reducer, in: folder)
    #expect(alone.count == 5 && alone[2].hasPrefix("  'AppInfoFeature' is a feature"))
    #expect(alone[1] == "  module 'Home': a target of 'Package.swift'")
  }

  @Test func whatIsLeftOut() async throws {
    let folder = try await package()
    try folder.write("exclude: [Sources/Home/Legacy]\n", to: ".featuregen.yml")
    for path in [
      ".build/a.swift", "Pods/A/a.swift", "DerivedData/a.swift", "Sources/Home/Generated/a.swift",
      "Sources/Home/a.generated.swift", "Sources/Home/Home.docc/a.swift", "X.xctemplate/a.swift",
      "Tests/HomeTests/a.swift", "OtherTests/a.swift", "Sources/Home/Legacy/Deep/a.swift",
    ] { try folder.write("", to: path) }
    try folder.write("", to: "Empty/a.txt")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Sources/Home/link.swift",
      withDestinationPath: folder.path + "/" + Self.home)
    let all = try await lines(".", in: folder)
    let leftOut = zip(all, all.dropFirst()).filter { $1.hasPrefix("  left out") }
    #expect(
      leftOut.map { $0 + $1.replacingOccurrences(of: "  left out: it", with: "") } == [
        ".build/ is hidden, its name begins with a dot",
        "DerivedData/ holds what a build has made",
        "OtherTests/ holds tests, as its name says",
        "Pods/ holds dependencies",
        "Sources/Home/Generated/ is generated, as its name says",
        "Sources/Home/Home.docc/ is a documentation catalogue",
        "Sources/Home/Legacy/ is named by 'Sources/Home/Legacy' of 'exclude:' in the config",
        "Sources/Home/a.generated.swift is generated, as its name says",
        "Sources/Home/link.swift is a link, and links are not followed",
        "Tests/ holds tests, as its name says",
        "X.xctemplate/ is an Xcode template",
      ])
    #expect(
      try await lines("Sources/Home/Legacy/Deep/a.swift", in: folder).last
        == "  left out: 'Sources/Home/Legacy/' is named by 'Sources/Home/Legacy' of 'exclude:' "
        + "in the config")
    #expect(
      try await lines("Tests/HomeTests/a.swift", ["Tests"], in: folder).last
        == "  left out: 'Tests/HomeTests/' is a test target of 'Package.swift'")
    #expect(
      try await lines("Pods/A/a.swift", ["Sources"], in: folder).last
        == "  left out: it is not below the paths that are checked")
    // What is named is read.
    #expect(
      try await lines("Pods/A/a.swift", ["Pods/A/a.swift"], in: folder).last
        == "  no type here resembles a feature")
  }

  /// Code in a file of its own, and what is said about it.
  @Test(arguments: [
    (
      "enum BFeature: Feature {}",
      "'BFeature' is no feature: it conforms to 'Feature', but no file of its module imports "
        + "'ComposableArchitecture' or 'FeatureKit'"
    ),
    (
      "enum BFeature {}",
      "'BFeature' is no feature: its name ends in 'Feature', but it neither conforms nor has "
        + "parts that do"
    ),
    (
      "enum B { struct State: FeatureState {} }",
      "'B' is no feature: it has 'State: FeatureState', but no second part carries a protocol of "
        + "the convention"
    ),
    (
      "@Reducer struct B { struct State {}\n enum Action {} }",
      "'B' is no feature: it is written in another convention, '@Reducer struct X'"
    ),
    (
      "struct B: ReducerProtocol { struct State {}\n enum Action {} }",
      "'B' is no feature: it is written in another convention, 'struct X: ReducerProtocol'"
    ),
    (
      "enum ErrorHandlingFeature { struct State: FeatureState {} }",
      "'ErrorHandlingFeature' is no feature: it is the child that shows errors, which belongs to "
        + "the support module"
    ),
    (
      "enum B { struct State: FeatureState {}\n enum Action: FeatureAction {} }",
      "'B' is a feature: it has 'State: FeatureState' and 'Action: FeatureAction'"
    ),
  ])
  func isAFeatureOrNot(code: String, line: String) async throws {
    let folder = try TemporaryDirectory()
    try folder.write(code + "\n", to: "B.swift")
    #expect(try await lines(".", in: folder).contains("  " + line))
  }

  @Test func whatIsNotDecided() async throws {
    let folder = try await package()
    try folder.write(
      try folder.text(Self.home).replacingOccurrences(
        of: "  @CasePathable", with: "  @CasePathable @Cased"), to: Self.home)
    let found = try await lines(Self.home, in: folder).filter { $0.contains("not decided") }
    #expect(
      found == [
        "    not decided: child_wiring, as '@Cased' may add members to 'Action'",
        "    not decided: error_handling, as 'Action' has members that syntax does not show",
        "    not decided: unhandled_action, as '@Cased' may add members to 'Action'",
        "    not decided: unrecorded_action, as '@Cased' may add members to 'Action'",
        "    not decided: one_sided_member, as '@Cased' may add members to 'Action'",
      ])
    let off = try await lines(Self.home, ["--disable", "child_wiring"], in: folder)
    #expect(!off.contains { $0.contains("child_wiring,") })
    #expect(off.last == "rules that are off: child_wiring")
  }

  @Test func testDoublesAndCopiesAndFaults() async throws {
    let folder = try await package()
    try folder.write(
      "import ComposableArchitecture\nenum MockFeature: Feature {}\n",
      to: "Sources/Home/Mock.swift")
    try folder.write(try folder.text(Self.home), to: "Sources/Home/Old/AppInfoFeature.swift")
    try folder.write(
      "import ComposableArchitecture\nenum CFeature: Feature {\n  struct State {\n",
      to: "Sources/Home/CFeature.swift")
    let all = try await lines("Sources", in: folder)
    #expect(
      all.contains("    a test double, as its name says; test doubles keep to no convention"))
    #expect(all.contains("    declared more than once; only that is reported"))
    #expect(
      all.contains("  not balanced at 2:24, so nothing more is said about its features"))
  }

  @Test func whatIsMissing() async throws {
    let folder = try await package()
    let run = try await CommandRun(["check", "--explain-why", "Nowhere"], in: folder)
    #expect(run.status == .missingInput && run.output.isEmpty)
    let staged = try await CommandRun(
      ["check", "--staged", "--explain-why", "Sources"], in: folder)
    #expect(staged.status == .usage)
  }
}
