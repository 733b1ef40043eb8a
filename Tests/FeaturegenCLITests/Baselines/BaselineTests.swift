import FeaturegenCLI
import FeaturegenCore
import Foundation
import TestSupport
import Testing

/// What `--write-baseline` and `--baseline` do.
@Suite struct BaselineTests {
  /// Two modules with a feature each, whose preview (a warning) and aliases (two errors) are missing.
  func project() async throws -> TemporaryDirectory {
    let folder = try TemporaryDirectory()
    try folder.write("modules: { Home: Home, Chat: Chat }\n", to: ".featuregen.yml")
    for name in ["Home", "Chat"] {
      _ = try await CommandRun(["new", name, "--tca", "1.7.3"], in: folder)
      let reducer = "\(name)/\(name)Feature*Reducer.swift"
      let lines = try folder.text(reducer).components(separatedBy: "\n")
      try folder.write(
        lines.filter { !$0.contains("typealias") }.joined(separator: "\n"), to: reducer)
      let view = "\(name)/\(name)Feature*View.swift"
      let text = try folder.text(view)
      let end = try #require(text.range(of: "\n#if DEBUG"))
      try folder.write(String(text[..<end.lowerBound]), to: view)
    }
    return folder
  }

  func check(
    _ arguments: [String] = [], in folder: TemporaryDirectory
  ) async throws -> CommandRun {
    try await CommandRun(["check"] + arguments, in: folder)
  }

  func addCatchAll(to name: String, in folder: TemporaryDirectory) throws {
    let reducer = "\(name)/\(name)Feature*Reducer.swift"
    let text = try folder.text(reducer)
    let range = try #require(text.range(of: "      case .childErrorHandling:\n"))
    try folder.write(text.replacingCharacters(in: range, with: "      default:\n"), to: reducer)
  }

  @Test func writesAndKnows() async throws {
    let folder = try await project()
    let written = try await check(["--write-baseline", "known.json"], in: folder)
    #expect(written.status == .success)
    #expect(written.output.isEmpty)
    #expect(
      written.errors
        == "      create  known.json\n6 known, 0 new\nchecked 2 features in 6 files\n")
    #expect(
      try folder.text("known.json") == """
        {
          "version": 1,
          "findings": [
            {"module": "Chat", "symbol": "ChatFeature.Reducer.Action", "rule": "missing_typealias", "count": 1},
            {"module": "Chat", "symbol": "ChatFeature.Reducer.State", "rule": "missing_typealias", "count": 1},
            {"module": "Chat", "symbol": "ChatFeature.View", "rule": "missing_preview", "count": 1},
            {"module": "Home", "symbol": "HomeFeature.Reducer.Action", "rule": "missing_typealias", "count": 1},
            {"module": "Home", "symbol": "HomeFeature.Reducer.State", "rule": "missing_typealias", "count": 1},
            {"module": "Home", "symbol": "HomeFeature.View", "rule": "missing_preview", "count": 1}
          ]
        }

        """)
    let known = try await check(["--baseline", "known.json", "--strict"], in: folder)
    #expect(known.status == .success)
    #expect(known.output.isEmpty)
    #expect(known.errors == "6 known, 0 new\nchecked 2 features in 6 files\n")
    #expect(try await check(in: folder).status == .findings)
  }

  @Test func reportsWhatIsNew() async throws {
    let folder = try await project()
    _ = try await check(["--write-baseline", "known.json"], in: folder)
    try addCatchAll(to: "Home", in: folder)
    let run = try await check(["--baseline", "known.json"], in: folder)
    #expect(run.status == .findings)
    #expect(run.output.contains("[catch_all_arm]") && !run.output.contains("typealias"))
    #expect(run.errors.contains("6 known, 1 new\n1 error, 0 warnings\n"))
    // A severity is no part of what is known.
    try folder.write(
      "modules: { Home: Home, Chat: Chat }\nrules: { missing_preview: error }\n",
      to: ".featuregen.yml")
    #expect(try await check(["--baseline", "known.json"], in: folder).errors == run.errors)
  }

  @Test func configNamesIt() async throws {
    let folder = try await project()
    try folder.write(
      "modules: { Home: Home, Chat: Chat }\nbaseline: config/known.json\n", to: ".featuregen.yml")
    let missing = try await check(in: folder)
    #expect(missing.status == .missingInput)
    #expect(
      missing.errors == """
        .featuregen.yml:2:11: error: the baseline 'config/known.json' does not exist; write it with \
        'featuregen check --write-baseline config/known.json'

        """)
    let written = try await check(["--write-baseline", "config/known.json"], in: folder)
    #expect(written.status == .success, "\(written.errors)")
    #expect(try await check(in: folder).errors.hasPrefix("6 known, 0 new\n"))
    // From a folder further in, too.
    let inner = try await CommandRun(["check"], in: folder.path + "/Home")
    #expect(inner.errors.hasPrefix("3 known, 0 new\n"), "\(inner.errors)")
    // The flag wins.
    try folder.write("{\"version\": 1, \"findings\": []}", to: "empty.json")
    let flag = try await check(["--baseline", "empty.json"], in: folder)
    #expect(flag.errors.contains("0 known, 6 new"))
  }

  /// With `--staged` the baseline is the staged one, like the config.
  @Test func theStagedOneCounts() async throws {
    let folder = try await project()
    try folder.git("init", "--quiet")
    try folder.write(
      "modules: { Home: Home, Chat: Chat }\nbaseline: known.json\n", to: ".featuregen.yml")
    _ = try await check(["--write-baseline", "known.json"], in: folder)
    try folder.git("add", ".featuregen.yml", "Home")
    let missing = try await check(["--staged"], in: folder)
    #expect(missing.status == .missingInput)
    #expect(
      missing.errors == """
        .featuregen.yml:2:11: error: the baseline 'known.json' is not staged; add it with \
        'git add known.json'

        """)
    try folder.git("add", "known.json")
    try folder.write("no baseline", to: "known.json")
    let staged = try await check(["--staged"], in: folder)
    #expect(staged.status == .success)
    #expect(staged.errors == "3 known, 0 new\nchecked 1 feature in 3 files\n")
    // The rest was not looked at.
    try folder.remove("Chat")
    #expect(try await check(["--staged"], in: folder).errors == staged.errors)
  }

  @Test func aMissingFileIsNamed() async throws {
    let folder = try await project()
    let run = try await check(["--baseline", "known.json"], in: folder)
    #expect(run.status == .missingInput)
    #expect(
      run.errors == """
        featuregen: error: 'known.json' does not exist; write it with 'featuregen check \
        --write-baseline known.json'

        """)
    let both = try await check(
      ["--baseline", "known.json", "--write-baseline", "known.json"], in: folder)
    #expect(both.status == .usage)
  }

  @Test func theThirdOfTwoIsNew() async throws {
    let folder = try await project()
    try addCatchAll(to: "Home", in: folder)
    let reducer = "Home/HomeFeature*Reducer.swift"
    let one = try folder.text(reducer)
    let closure = """
          Reduce { state, action in
            switch action {
            case .onAppear: return .none
            default: return .none
            }
          }

      """
    func write(_ count: Int) throws {
      let more = String(repeating: closure, count: count - 1)
      try folder.write(
        one.replacingOccurrences(of: "    Reduce { state", with: more + "    Reduce { state"),
        to: reducer)
    }
    try write(2)
    _ = try await check(["--write-baseline", "known.json"], in: folder)
    #expect(try folder.text("known.json").contains("\"catch_all_arm\", \"count\": 2}"))
    try write(3)
    let output = try await CheckOutput(checking: ["--baseline", "known.json"], in: folder)
    #expect(output.findings.map(\.rule) == ["catch_all_arm"])
    let all = try await CheckOutput(checking: ["--only", "catch_all_arm"], in: folder)
    #expect(output.findings.first?.location.line == all.findings.last?.location.line)
    // One that is gone makes room for one.
    try write(1)
    let fewer = try await check(["--baseline", "known.json"], in: folder)
    #expect(fewer.status == .success)
    #expect(fewer.errors.contains("7 known, 0 new\n1 stale entry,"))
  }

  @Test func sameBytesEachTime() async throws {
    let folder = try await project()
    _ = try await check(["--write-baseline", "one.json", "--jobs", "1"], in: folder)
    _ = try await check(
      ["--write-baseline", "two.json", "--jobs", "2", "Chat", "Home"], in: folder)
    #expect(try folder.text("one.json") == (try folder.text("two.json")))
    let again = try await check(["--write-baseline", "one.json"], in: folder)
    #expect(again.errors.hasPrefix("   identical  one.json\n"))
  }

  @Test func modulesOfPackagesAreTargets() async throws {
    let folder = try TemporaryDirectory()
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "App", targets: [.target(name: "Home")])
      """, to: "Package.swift")
    _ = try await CommandRun(["new", "Home", "--path", "Sources"], in: folder)
    let view = "Sources/Home/HomeFeature*View.swift"
    let text = try folder.text(view)
    let end = try #require(text.range(of: "\n#if DEBUG"))
    try folder.write(String(text[..<end.lowerBound]), to: view)
    let run = try await check(["--write-baseline", "known.json", "Sources"], in: folder)
    #expect(run.errors.contains("1 known"))
    #expect(
      try folder.text("known.json").contains(
        "{\"module\": \"Home\", \"symbol\": \"HomeFeature.View\""))
  }

  @Test func mayBeLargerThanASourceFile() async throws {
    let folder = try await project()
    let padding = String(repeating: "\n", count: FileReader.defaultLimit)
    try folder.write("{\"version\": 1, \"findings\": []}" + padding, to: "known.json")
    let run = try await CommandRun(["check", "--baseline", "known.json"], in: folder)
    #expect(run.errors.hasPrefix("0 known, "), "\(run.errors.prefix(200))")
  }
}
