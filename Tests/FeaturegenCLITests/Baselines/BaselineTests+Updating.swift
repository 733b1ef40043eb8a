import FeaturegenCLI
import FeaturegenCore
import Foundation
import TestSupport
import Testing

/// What becomes of entries when the code or the check changes.
extension BaselineTests {
  @Test func tellsStaleEntries() async throws {
    let folder = try await project()
    _ = try await check(["--write-baseline", "known.json"], in: folder)
    for name in ["Home", "Chat"] {
      _ = try await CommandRun(["new", name, "--tca", "1.7.3", "--force=dirty"], in: folder)
    }
    let run = try await check(["--baseline", "known.json", "-v"], in: folder)
    #expect(run.status == .success)
    #expect(
      run.errors.contains(
        """
        0 known, 0 new
        stale: missing_typealias of 'ChatFeature.Reducer.Action' in module 'Chat'
        """))
    #expect(
      run.errors.contains(
        "6 stale entries, no longer found as often; run 'featuregen check --write-baseline "
          + "known.json'\n"))
    // Only of what was looked at.
    let home = try await check(["--baseline", "known.json", "Home"], in: folder)
    #expect(home.errors.contains("3 stale entries"))
    let rule = try await check(
      ["--baseline", "known.json", "--only", "missing_preview"], in: folder)
    #expect(rule.errors.contains("2 stale entries"))
    let file = try await check(["--baseline", "known.json", "Home/HomeFeature.swift"], in: folder)
    #expect(!file.errors.contains("stale"))
    #expect(
      !(try await check(["--baseline", "known.json", "-q"], in: folder)).errors.contains("stale"))
    let data = Data(
      try await check(
        ["--baseline", "known.json", "--format", "json"], in: folder
      ).output.utf8)
    let summary = try JSONDecoder().decode(KnownSummary.self, from: data).summary
    #expect(summary.known == 0 && summary.stale == 6)
    let again = try await check(["--write-baseline", "known.json"], in: folder)
    #expect(
      again.errors
        == "      update  known.json\n0 added, 6 removed\n0 known, 0 new\n"
        + "checked 2 features in 6 files\n")
    #expect(try folder.text("known.json") == "{\n  \"version\": 1,\n  \"findings\": []\n}\n")
  }

  private struct KnownSummary: Decodable {
    let summary: Summary

    struct Summary: Decodable {
      let known: Int
      let stale: Int
    }
  }

  /// Writing after a look at a part loses nothing of the rest.
  @Test(arguments: [["Home"], ["--only", "missing_preview"], ["Home/HomeFeature.swift"]])
  func keepsWhatWasNotLookedAt(_ arguments: [String]) async throws {
    let folder = try await project()
    _ = try await check(["--write-baseline", "known.json"], in: folder)
    let before = try folder.text("known.json").split(separator: "\n").dropLast(2)
    let run = try await check(
      ["--write-baseline", "known.json", "--disable", "missing_part"].filter {
        !arguments.contains("--only") || ($0 != "--disable" && $0 != "missing_part")
      } + arguments, in: folder)
    #expect(run.status == .success)
    let after = try folder.text("known.json")
    for line in before.dropFirst(3) { #expect(after.contains(line.dropLast())) }
  }

  /// A folder with a config of its own is no more than a part of what has no module.
  @Test func keepsWhatIsOutsideANestedConfig() async throws {
    let folder = try await project()
    try folder.write("baseline: known.json\n", to: ".featuregen.yml")
    try folder.write("line_length: 90\n", to: "Home/.featuregen.yml")
    _ = try await check(["--write-baseline", "known.json"], in: folder)
    let before = try folder.text("known.json")
    let home = try await check(["Home"], in: folder)
    #expect(home.errors.hasPrefix("3 known, 0 new\nchecked"), "\(home.errors)")
    _ = try await check(["--write-baseline", "known.json", "Home"], in: folder)
    #expect(try folder.text("known.json") == before)
  }

  @Test func keepsWhatCannotBeReadJustNow() async throws {
    let folder = try await project()
    _ = try await check(["--write-baseline", "known.json"], in: folder)
    let before = try folder.text("known.json")
    let reducer = "Home/HomeFeature*Reducer.swift"
    let text = try folder.text(reducer)
    try folder.write(text + "extension HomeFeature.Reducer {\n", to: reducer)
    let run = try await check(["--baseline", "known.json"], in: folder)
    #expect(run.status == .findings)
    #expect(run.output.contains("[parse_error]"))
    #expect(run.errors.contains("3 known, 1 new") && !run.errors.contains("stale"))
    _ = try await check(["--write-baseline", "known.json"], in: folder)
    try folder.write(text, to: reducer)
    _ = try await check(["--write-baseline", "known.json"], in: folder)
    #expect(try folder.text("known.json") == before)
  }

  /// A feature or module that is gone leaves stale entries, not entries for ever.
  @Test func deletedCodeLeavesStaleEntries() async throws {
    let folder = try await project()
    _ = try await check(["--write-baseline", "known.json"], in: folder)
    try folder.remove("Chat")
    let run = try await check(["--baseline", "known.json"], in: folder)
    #expect(run.errors.contains("3 known, 0 new\n3 stale entries"))
  }

  @Test func suppressedFindingsAreNotInIt() async throws {
    let folder = try await project()
    let view = "Home/HomeFeature.swift"
    try folder.write(
      "// featuregen:disable missing_preview\n" + (try folder.text(view)), to: view)
    _ = try await check(["--write-baseline", "known.json"], in: folder)
    #expect(!(try folder.text("known.json")).contains("HomeFeature.View"))
  }
}
