import FeaturegenCore
import Foundation
import TestSupport
import Testing

/// Files are named after what they hold, to the letter; those of platforms may say so.
@Suite struct FileNameTests {
  @Test(arguments: [
    ("AppInfoFeature.swift", "appInfoFeature.swift"),
    ("AppInfoFeature.swift", "AppInfo.swift"),
    ("AppInfoFeature*Reducer.swift", "AppInfoFeature+Reducer.swift"),
    ("AppInfoFeature*Reducer.swift", "AppInfoFeature*reducer.swift"),
    ("AppInfoFeature*Reducer.swift", "AppInfoReducer.swift"),
    ("AppInfoFeature*View.swift", "AppInfoFeature.View.swift"),
    ("AppInfoFeature*View.swift", "AppinfoFeature*View.swift"),
    ("AppInfoFeature*View.swift", "AppInfoFeature*View*Phone.swift"),
  ])
  func wrong(_ name: String, _ wrongName: String) async throws {
    for version in ["1.0.0", "1.25.5"] {
      let output = try await check(renaming: name, to: wrongName, version: version)
      #expect(output.findings.map(\.rule) == ["file_name"])
      #expect(output.findings.first?.severity == "warning")
      #expect(output.findings.first?.location.path == "AppInfo/" + wrongName)
    }
  }

  @Test(arguments: [
    "AppInfoFeature*View*macOS.swift", "AppInfoFeature*View+iOS.swift", "AppInfoFeature*iOS.swift",
  ])
  func platforms(_ name: String) async throws {
    let output = try await check(
      renaming: "AppInfoFeature*View.swift", to: name, version: "1.25.5")
    #expect(output.findings.isEmpty)
  }

  private func check(
    renaming name: String, to newName: String, version: String
  ) async throws -> CheckOutput {
    let folder = try TemporaryDirectory()
    _ = try await CommandRun(["new", "AppInfo", "--tca", version], in: folder)
    let text = try folder.text("AppInfo/" + name)
    try folder.remove("AppInfo/" + name)
    try folder.write(text, to: "AppInfo/" + newName)
    return try await CheckOutput(in: folder)
  }
}
