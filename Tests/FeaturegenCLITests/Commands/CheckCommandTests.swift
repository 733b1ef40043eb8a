import FeaturegenCLI
import FeaturegenCore
import Foundation
import TestSupport
import Testing

@Suite struct CheckCommandTests {
  /// A feature without a preview (a warning) and without an alias (an error).
  private func faulty() async throws -> TemporaryDirectory {
    let folder = try TemporaryDirectory()
    _ = try await CommandRun(["new", "AppInfo"], in: folder)
    let reducer = "AppInfo/AppInfoFeature*Reducer.swift"
    let alias = "  public typealias State = AppInfoFeature.State\n"
    try folder.write(
      try folder.text(reducer).replacingOccurrences(of: alias, with: ""), to: reducer)
    let view = try folder.text("AppInfo/AppInfoFeature*View.swift")
    let end = try #require(view.range(of: "\n#if DEBUG"))
    try folder.write(String(view[..<end.lowerBound]), to: "AppInfo/AppInfoFeature*View.swift")
    return folder
  }

  private let alias =
    "the extension of 'AppInfoFeature.Reducer' lacks 'typealias State = AppInfoFeature.State'"
  private let preview = "no preview in this module shows 'AppInfoFeature.View'"

  @Test func text() async throws {
    let run = try await CommandRun(["check"], in: try await faulty())
    #expect(run.status == .findings)
    #expect(
      run.output == """
        AppInfo/AppInfoFeature*Reducer.swift:4:11: error: \(alias) [missing_typealias]
        extension AppInfoFeature.Reducer: Reducer {
                  ^~~~~~~~~~~~~~~~~~~~~~
        AppInfo/AppInfoFeature.swift:5:13: warning: \(preview) [missing_preview]
        public enum AppInfoFeature: Feature {
                    ^~~~~~~~~~~~~~

        """)
    #expect(run.errors == "1 error, 1 warning\nchecked 1 feature in 3 files\n")
  }

  /// What stands behind the fault may hold all that seems to be missing.
  @Test(arguments: [
    "enum AppInfoFeature: Feature {", "enum AppInfoFeature: Feature { struct Row { let x = [[[",
    "enum AppInfoFeature: Feature { static let id = \"AppInfo }",
    "enum AppInfoFeature: Feature {\n#if DEBUG\n}", "enum AppInfoFeature: Feature {} }",
  ])
  func aFeatureThatCannotBeReadToTheEnd(_ code: String) async throws {
    let folder = try TemporaryDirectory()
    try folder.write("import ComposableArchitecture\n\(code)\n", to: "AppInfoFeature.swift")
    let output = try await CheckOutput(in: folder)
    #expect(output.findings.map(\.rule) == ["parse_error"])
  }

  @Test func xcodeAndGitHub() async throws {
    let folder = try await faulty()
    let xcode = try await CommandRun(["check", "--format", "xcode"], in: folder)
    #expect(
      xcode.output.hasPrefix(
        "\(folder.path)/AppInfo/AppInfoFeature*Reducer.swift:4:11: error: \(alias)"))
    let github = try await CommandRun(["check", "--format", "github"], in: folder)
    #expect(
      github.output == """
        ::error file=AppInfo/AppInfoFeature*Reducer.swift,line=4,col=11,title=missing_typealias::\(alias)
        ::warning file=AppInfo/AppInfoFeature.swift,line=5,col=13,title=missing_preview::\(preview)

        """)
  }

  @Test func severalFormatsAndFiles() async throws {
    let folder = try await faulty()
    let run = try await CommandRun(
      ["check", "--format", "json=out.json", "--format", "text"], in: folder)
    #expect(run.output.contains("^~~"))
    let data = Data(try folder.text("out.json").utf8)
    #expect(try JSONDecoder().decode(CheckOutput.self, from: data).findings.count == 2)
    // A second run replaces the first one's file.
    _ = try await CommandRun(
      ["check", "--format", "json=out.json", "--only", "missing_preview"], in: folder)
    let second = Data(try folder.text("out.json").utf8)
    #expect(try JSONDecoder().decode(CheckOutput.self, from: second).findings.count == 1)
  }

  @Test func onlyAndDisable() async throws {
    let folder = try await faulty()
    let only = try await CommandRun(["check", "--only", "missing_preview"], in: folder)
    #expect(only.status == .success)
    #expect(only.output.contains("[missing_preview]") && !only.output.contains("error:"))
    let disabled = try await CommandRun(
      ["check", "--disable", "missing_typealias", "--disable", "missing_preview"], in: folder)
    #expect(disabled.status == .success)
    #expect(disabled.output.isEmpty)
    let unknown = try await CommandRun(["check", "--only", "missing_preveiw"], in: folder)
    #expect(unknown.status == .usage)
    #expect(unknown.errors.contains("did you mean 'missing_preview'?"))
  }

  @Test func strictCountsWarnings() async throws {
    let folder = try await faulty()
    let lenient = try await CommandRun(["check", "--disable", "missing_typealias"], in: folder)
    #expect(lenient.status == .success)
    let strict = try await CommandRun(
      ["check", "--strict", "--disable", "missing_typealias"], in: folder)
    #expect(strict.status == .findings)
  }

  @Test func configGivesSeverities() async throws {
    let folder = try await faulty()
    try folder.write(
      "rules: { missing_typealias: warning, missing_preview: { severity: off } }\n",
      to: ".featuregen.yml")
    let output = try await CheckOutput(in: folder)
    #expect(output.findings.map(\.severity) == ["warning"])
  }

  @Test func neitherSuffixNorPrefix() async throws {
    let folder = try TemporaryDirectory()
    try folder.write("suffix: ''\nchild_prefix: \"\"\n", to: ".featuregen.yml")
    try folder.write(
      "feature: AppInfo\nchildren: { Details: sheet }\n", to: "AppInfo.feature.yml")
    let run = try await CommandRun(["new", "--spec", "AppInfo.feature.yml"], in: folder)
    #expect(run.status == .success, "\(run.errors)")
    let text = try folder.text("AppInfo/AppInfo.swift")
    #expect(
      text.contains("enum AppInfo: Feature {") && text.contains("var details: Details.State?"))
    let output = try await CheckOutput(in: folder)
    #expect(output.features.map(\.name) == ["AppInfo"] && output.findings.isEmpty)
  }

  @Test func otherConventionIsNamed() async throws {
    let folder = try TemporaryDirectory()
    try folder.write(
      "import ComposableArchitecture\n\n@Reducer\nstruct Counter {}\n", to: "Counter.swift")
    let run = try await CommandRun(["check"], in: folder)
    #expect(run.status == .success)
    #expect(run.errors.contains("no feature of this convention; 1 type uses '@Reducer struct'"))
    #expect(try await CommandRun(["check", "--strict"], in: folder).status == .findings)
  }

  @Test func sameOutputForAnyNumberOfJobs() async throws {
    let folder = try TemporaryDirectory()
    for name in ["One", "Two", "Three"] {
      _ = try await CommandRun(["new", name], in: folder)
      try folder.remove("\(name)/\(name)Feature*View.swift")
    }
    let one = try await CommandRun(["check", "--jobs", "1"], in: folder)
    let two = try await CommandRun(["check", "--jobs", "2"], in: folder)
    #expect(one.output == two.output && one.status == .findings)
  }

  /// What breaks any rule, half of it in modules of its own.
  @Test(arguments: ["2", "3", "16"])
  func sameOutputOfManyModules(jobs: String) async throws {
    let folder = try TemporaryDirectory()
    try FileManager.default.copyItem(
      atPath: Fixture.path("rules"), toPath: "\(folder.path)/rules")
    let modules = RuleID.allCases.enumerated().filter { $0.offset % 2 == 0 }
      .map { "  M\($0.offset): rules/\($0.element.rawValue)/violating\n" }
    try folder.write("modules:\n\(modules.joined())", to: ".featuregen.yml")
    let one = try await CommandRun(["check", "--jobs", "1", "--format", "json"], in: folder)
    let many = try await CommandRun(["check", "--jobs", jobs, "--format", "json"], in: folder)
    #expect(one.output == many.output && one.errors == many.errors)
    #expect(one.status == .findings && one.output.utf8.count > 10_000)
  }

  @Test func excludedFoldersAreCheckedWhenNamed() async throws {
    let folder = try await faulty()
    try folder.write("exclude: [AppInfo]\n", to: ".featuregen.yml")
    try folder.write("let x = 1\n", to: "Other.swift")
    #expect(try await CheckOutput(in: folder).findings.isEmpty)
    #expect(try await CheckOutput(checking: ["AppInfo"], in: folder).findings.count == 2)
  }

  @Test(arguments: ["nothing", "empty"])
  func nothingToCheck(_ path: String) async throws {
    let folder = try TemporaryDirectory()
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/empty", withIntermediateDirectories: true)
    let run = try await CommandRun(["check", path], in: folder)
    #expect(run.status == .missingInput)
  }

  @Test func allMistakesOfAConfigAreReported() async throws {
    let folder = try TemporaryDirectory()
    try folder.write(
      "sufix: X\nanalytics: no\nrules: { missing_prt: off }\n", to: ".featuregen.yml")
    let run = try await CommandRun(["check"], in: folder)
    #expect(run.status == .invalidInput)
    #expect(
      run.errors == """
        .featuregen.yml:1:1: error: unknown key 'sufix': did you mean 'suffix'?
        .featuregen.yml:2:12: error: expected 'true' or 'false', found 'no': write false
        .featuregen.yml:3:10: error: unknown rule 'missing_prt'; did you mean 'missing_part'?

        """)
  }
}
