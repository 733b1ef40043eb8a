import FeaturegenCLI
import FeaturegenCore
import Foundation
import TestSupport
import Testing

/// What the README shows is what the tool does.
@Suite struct ReadmeTests {
  private let text: String

  init() throws {
    let root = URL(fileURLWithPath: Fixture.root).deletingLastPathComponent()
      .deletingLastPathComponent()
    text = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
  }

  @Test func holdsTheTableOfRules() {
    #expect(text.contains("\n" + RuleTable.markdown + "\n"))
  }

  @Test func showsWhatNewPrintsAndWrites() async throws {
    let folder = try TemporaryDirectory()
    let run = try await CommandRun(
      ["new", "AppInfo", "--path", "Demo", "--tca", "1.25.5"], in: folder)
    #expect(text.contains("```\n\(run.output)```\n"))
    let file = try folder.text("Demo/AppInfo/AppInfoFeature.swift")
    #expect(text.contains("```swift\n\(file)```\n"))
  }

  @Test func showsWhatCheckPrints() async throws {
    let folder = try TemporaryDirectory()
    _ = try await CommandRun(["new", "AppInfo", "--path", "Demo"], in: folder)
    let reducer = "Demo/AppInfo/AppInfoFeature*Reducer.swift"
    let line = "  public typealias Action = AppInfoFeature.Action\n"
    try folder.write(
      try folder.text(reducer).replacingOccurrences(of: line, with: ""), to: reducer)
    let run = try await CommandRun(["check", "Demo"], in: folder)
    #expect(run.status == .findings)
    #expect(text.contains("```\n\(run.output)\(run.errors)```\n"))
  }

  @Test(arguments: ["1.0.0", "1.25.5"])
  func showsASpecThatIsOne(_ version: String) async throws {
    let opening = try #require(text.range(of: "```yaml\nfeature: AppInfo\n"))
    let spec = try #require(
      text[opening.lowerBound...].dropFirst(8).components(separatedBy: "```").first)
    let folder = try TemporaryDirectory()
    try folder.write(spec, to: "AppInfo.feature.yml")
    let run = try await CommandRun(
      ["new", "--spec", "AppInfo.feature.yml", "--tca", version], in: folder)
    #expect(run.status == .success)
    #expect(try await CheckOutput(in: folder).findings.isEmpty)
  }

  @Test func namesEveryCommandAndConfigKey() {
    for command in Program.definition.subcommands {
      #expect(text.contains("`featuregen \(command.name)"), "\(command.name)")
    }
    for key in ConfigReader.keys {
      #expect(text.contains("| `\(key)` |"), "\(key)")
    }
  }

  /// Nobody finds a key that the README names and the tool does not know.
  @Test func namesNoOtherConfigKey() throws {
    let section = try #require(text.components(separatedBy: "\n## Config").last)
    let table = try #require(section.components(separatedBy: "\n## ").first)
    let rows = table.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let named = rows.compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
    #expect(Set(named) == Set(ConfigReader.keys))
  }
}
