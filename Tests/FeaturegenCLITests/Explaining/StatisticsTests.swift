import FeaturegenCLI
import FeaturegenCore
import Foundation
import TestSupport
import Testing

/// `check --stats`, and what is said where there is no feature.
@Suite struct StatisticsTests {
  @Test func stats() async throws {
    let folder = try TemporaryDirectory()
    _ = try await CommandRun(["new", "AppInfo", "Other", "--tca", "1.7.3"], in: folder)
    for name in ["AppInfo", "Other"] {
      let path = "\(name)/\(name)Feature.swift"
      try folder.write(
        try folder.text(path).replacingOccurrences(
          of: "  @CasePathable", with: "  @Cased @CasePathable"), to: path)
    }
    try folder.write("let a = [\n", to: "Open.swift")
    let run = try await CommandRun(["check", "--stats"], in: folder)
    #expect(run.status == .success && run.output.isEmpty)
    let lines = run.errors.split(separator: "\n").map(String.init)
    try #require(lines.count > 3)
    #expect(lines[0].hasPrefix("read 7 files with ") && lines[0].hasSuffix(" bytes"))
    #expect(
      lines[1...].filter { !$0.hasPrefix("took ") } == [
        "1 module, 2 features",
        "1 file without features could not be read to the end",
        "12 demands not decided",
        "  2  child_wiring: '@Cased' may add members to 'Action'",
        "  2  duplicate_feature: no target of a manifest and no entry of 'modules:' says what the "
          + "module holds",
        "  2  error_handling: 'Action' has members that syntax does not show",
        "  2  one_sided_member: '@Cased' may add members to 'Action'",
        "  2  unhandled_action: '@Cased' may add members to 'Action'",
        "  2  unrecorded_action: '@Cased' may add members to 'Action'",
        "checked 2 features in 7 files",
      ])
    let plain = try await CommandRun(["check"], in: folder)
    #expect(plain.errors == "checked 2 features in 7 files\n")
  }

  @Test(arguments: [
    ("@Reducer struct A {}\n@Reducer struct B {}", "2 types use '@Reducer struct'"),
    ("@Reducer enum A { case b(B) }", "1 type uses '@Reducer enum'"),
    (
      "struct A: ReducerProtocol { struct State {}\n enum Action {} }",
      "1 type conforms to 'ReducerProtocol'"
    ),
    (
      "struct A: AppReducer { struct State {}\n enum Action {} }",
      "1 type conforms to 'AppReducer'"
    ),
    (
      "enum A { struct State {}\n enum Action {}\n struct Reducer {} }",
      "1 type nests State, Action and Reducer without the protocols of this convention"
    ),
    (
      "@Reducer struct A { struct State {}\n enum Action {} }\n@Reducer struct B {}\n"
        + "struct C: ReducerProtocol { struct State {}\n enum Action {} }",
      "2 types use '@Reducer struct', 1 type conforms to 'ReducerProtocol'"
    ),
    ("let a = 1", "1 file imports TCA"),
  ])
  func whatIsThereInstead(code: String, words: String) async throws {
    let folder = try TemporaryDirectory()
    try folder.write("import ComposableArchitecture\n\(code)\n", to: "A.swift")
    let run = try await CommandRun(["check"], in: folder)
    #expect(run.status == .success)
    #expect(
      run.errors.hasPrefix("warning: no feature of this convention; \(words)\n"), "\(run.errors)")
  }

  @Test func conformersOfAnotherModule() async throws {
    let folder = try TemporaryDirectory()
    try folder.write("modules: { One: One, Two: Two }\n", to: ".featuregen.yml")
    try folder.write("import ComposableArchitecture\n", to: "One/A.swift")
    try folder.write("enum B: Feature {}\nenum C: Feature {}\n", to: "Two/B.swift")
    let run = try await CommandRun(["check"], in: folder)
    #expect(
      run.errors.hasPrefix(
        "warning: no feature of this convention; 2 enums conform to 'Feature', but no file of the "
          + "module imports TCA\n"))
  }
}
