import FeaturegenCLI
import Foundation
import TestSupport
import Testing

/// A check of some files of a module judges whole features.
@Suite struct PartialCheckTests {
  private func app() async throws -> TemporaryDirectory {
    let folder = try TemporaryDirectory()
    try folder.write("version: 1\n", to: ".featuregen.yml")
    _ = try await CommandRun(["new", "AppInfo", "Settings"], in: folder)
    return folder
  }

  @Test(arguments: [
    "AppInfo/AppInfoFeature.swift", "AppInfo/AppInfoFeature*View.swift", "AppInfo",
  ])
  func oneFileIsNotTheWholeFeature(_ path: String) async throws {
    let run = try await CommandRun(["check", path], in: try await app())
    #expect(run.status == .success)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("checked 1 feature in "))
  }

  @Test func withoutConfigAFileBelongsToItsFolder() async throws {
    let folder = try await app()
    try folder.remove(".featuregen.yml")
    let run = try await CommandRun(["check", "AppInfo/AppInfoFeature.swift"], in: folder)
    #expect(run.status == .success)
    #expect(run.errors == "checked 1 feature in 1 file\n")
  }

  @Test func whatIsWrongElsewhereInTheFeatureIsReported() async throws {
    let folder = try await app()
    for feature in ["AppInfo", "Settings"] {
      try folder.remove("\(feature)/\(feature)Feature*Reducer.swift")
    }
    let run = try await CommandRun(["check", "AppInfo/AppInfoFeature*View.swift"], in: folder)
    #expect(run.status == .findings)
    #expect(run.output.contains("AppInfo/AppInfoFeature.swift:5:13: error: "))
    #expect(!run.output.contains("SettingsFeature"))
  }

  @Test func aFileNamedTwiceIsReadOnce() async throws {
    let run = try await CommandRun(
      ["check", "AppInfo", ".", "AppInfo/AppInfoFeature.swift"], in: try await app())
    #expect(run.errors == "checked 2 features in 6 files\n")
  }
}
