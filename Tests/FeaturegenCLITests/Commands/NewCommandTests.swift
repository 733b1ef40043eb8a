import FeaturegenCLI
import FeaturegenCore
import Foundation
import TestSupport
import Testing

@Suite struct NewCommandTests {
  @Test func writesThreeFiles() async throws {
    let folder = try TemporaryDirectory()
    let run = try await CommandRun(["new", "app-info", "--path", "Demo"], in: folder)
    #expect(run.status == .success)
    #expect(
      run.output == """
              create  Demo/AppInfo/AppInfoFeature.swift
              create  Demo/AppInfo/AppInfoFeature*Reducer.swift
              create  Demo/AppInfo/AppInfoFeature*View.swift

        """)
    #expect(run.errors.contains("no version of TCA found, writing without macros"))
    #expect(run.errors.contains("run 'featuregen init'"))
    #expect(
      Set(try folder.contents().keys) == [
        "Demo/AppInfo/AppInfoFeature.swift", "Demo/AppInfo/AppInfoFeature*Reducer.swift",
        "Demo/AppInfo/AppInfoFeature*View.swift",
      ])
  }

  @Test func everySpellingIsTheSameFeature() async throws {
    let reference = try TemporaryDirectory()
    _ = try await CommandRun(["new", "AppInfo"], in: reference)
    for spelling in ["app-info", "app_info", "AppInfoFeature"] {
      let folder = try TemporaryDirectory()
      _ = try await CommandRun(["new", spelling], in: folder)
      #expect(try folder.contents() == reference.contents())
    }
  }

  @Test(
    arguments: [
      "class", "import", "State", "Feature", "3D", "App Info", "../x", "a/b", "", "ErrorHandling",
    ]
  )
  func refusesNames(_ name: String) async throws {
    let folder = try TemporaryDirectory()
    let run = try await CommandRun(["new", "Fine", name], in: folder)
    #expect(run.status == .usage)
    #expect(run.errors.contains("'\(name)'"))
    #expect(try folder.contents().isEmpty)
  }

  @Test func writesNothingOnConflict() async throws {
    let folder = try TemporaryDirectory()
    try folder.write("mine\n", to: "AppInfo/AppInfoFeature.swift")
    try folder.write("mine too\n", to: "AppInfo/AppInfoFeature*View.swift")
    let before = try folder.contents()
    let run = try await CommandRun(["new", "AppInfo"], in: folder)
    #expect(run.status == .findings)
    #expect(
      run.output == """
            conflict  AppInfo/AppInfoFeature.swift
            conflict  AppInfo/AppInfoFeature*View.swift

        """)
    #expect(run.errors.contains("'--skip'"))
    #expect(try folder.contents() == before)
  }

  @Test func skipKeepsWhatIsThere() async throws {
    let folder = try TemporaryDirectory()
    try folder.write("mine\n", to: "AppInfo/AppInfoFeature.swift")
    let run = try await CommandRun(["new", "AppInfo", "--skip"], in: folder)
    #expect(run.status == .success)
    #expect(run.output.contains("        skip  AppInfo/AppInfoFeature.swift\n"))
    #expect(try folder.text("AppInfo/AppInfoFeature.swift") == "mine\n")
    #expect(try folder.contents().count == 3)
  }

  @Test func forceNeedsGitOrDirty() async throws {
    let folder = try TemporaryDirectory()
    try folder.write("mine\n", to: "AppInfo/AppInfoFeature.swift")
    let refused = try await CommandRun(["new", "AppInfo", "--force"], in: folder)
    #expect(refused.status == .findings)
    #expect(refused.errors.contains("'--force=dirty'"))
    #expect(try folder.text("AppInfo/AppInfoFeature.swift") == "mine\n")
    let forced = try await CommandRun(["new", "AppInfo", "--force=dirty"], in: folder)
    #expect(forced.status == .success)
    #expect(forced.output.contains("      update  AppInfo/AppInfoFeature.swift\n"))
    #expect(try folder.text("AppInfo/AppInfoFeature.swift").contains("enum AppInfoFeature"))
  }

  @Test func forceOverwritesWhatGitHolds() async throws {
    let folder = try TemporaryDirectory()
    try folder.write("mine\n", to: "AppInfo/AppInfoFeature.swift")
    try folder.git("init", "-q")
    try folder.git("add", ".")
    let run = try await CommandRun(["new", "AppInfo", "--force"], in: folder)
    #expect(run.status == .success)
    #expect(try folder.text("AppInfo/AppInfoFeature.swift").contains("enum AppInfoFeature"))
    try folder.write("changed\n", to: "AppInfo/AppInfoFeature.swift")
    let refused = try await CommandRun(["new", "AppInfo", "--force"], in: folder)
    #expect(refused.status == .findings)
    #expect(try folder.text("AppInfo/AppInfoFeature.swift") == "changed\n")
  }

  @Test func identicalFilesAreLeftAlone() async throws {
    let folder = try TemporaryDirectory()
    _ = try await CommandRun(["new", "AppInfo"], in: folder)
    let run = try await CommandRun(["new", "AppInfo"], in: folder)
    #expect(run.status == .success)
    #expect(run.output.contains("   identical  AppInfo/AppInfoFeature.swift\n"))
  }

  @Test func dryRunAndDiffWriteNothing() async throws {
    let folder = try TemporaryDirectory()
    let dry = try await CommandRun(["new", "AppInfo", "--dry-run"], in: folder)
    #expect(dry.status == .success)
    #expect(dry.output.contains("      create  AppInfo/AppInfoFeature.swift\n"))
    let diff = try await CommandRun(["new", "AppInfo", "--diff"], in: folder)
    #expect(diff.status == .success)
    #expect(diff.output.contains("+++ b/AppInfo/AppInfoFeature.swift\n@@ -0,0 +1,"))
    #expect(diff.output.contains("+public enum AppInfoFeature: Feature {\n"))
    #expect(try folder.contents().isEmpty)
    try folder.write("mine\n", to: "AppInfo/AppInfoFeature.swift")
    #expect(try await CommandRun(["new", "AppInfo", "-n"], in: folder).status == .findings)
    #expect(try await CommandRun(["new", "AppInfo", "--diff"], in: folder).status == .findings)
  }

  @Test(arguments: [["--force", "--skip"], ["--on-conflict", "skip", "--force"]])
  func oneAnswerToConflicts(_ options: [String]) async throws {
    let folder = try TemporaryDirectory()
    let run = try await CommandRun(["new", "AppInfo"] + options, in: folder)
    #expect(run.status == .usage)
  }

  @Test(
    arguments: [
      ("1.0.0", "@PresentationState"), ("1.6", "@PresentationState"), ("1.7", "@ObservableState"),
      ("1.24.1", "state: \\.childErrorHandling"), ("1.25.5", "state: \\.$childErrorHandling"),
    ])
  func followsTheVersion(_ version: String, marker: String) async throws {
    let folder = try TemporaryDirectory()
    let run = try await CommandRun(["new", "AppInfo", "--tca", version], in: folder)
    #expect(run.status == .success)
    #expect(try folder.contents().values.contains { $0.contains(marker) })
  }

  @Test(arguments: ["0.59.0", "2.0.0", "latest"])
  func refusesVersions(_ version: String) async throws {
    let folder = try TemporaryDirectory()
    let run = try await CommandRun(["new", "AppInfo", "--tca", version], in: folder)
    #expect(run.status == (version == "latest" ? .usage : .invalidInput))
    #expect(try folder.contents().isEmpty)
  }
}
