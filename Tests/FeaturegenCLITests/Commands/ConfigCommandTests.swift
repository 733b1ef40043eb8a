import FeaturegenCLI
import FeaturegenCore
import Foundation
import TestSupport
import Testing

/// `config verify` and `config show`.
@Suite struct ConfigCommandTests {
  private func folder(_ files: [String: String]) throws -> TemporaryDirectory {
    let folder = try TemporaryDirectory()
    try folder.write("ref: refs/heads/main\n", to: ".git/HEAD")
    for (name, text) in files { try folder.write(text, to: name) }
    return folder
  }

  @Test func verifyCountsTheFiles() async throws {
    let folder = try folder([
      ".featuregen.yml": "exclude: [Old]\n", "App/.featuregen.yml": "suffix: Screen\n",
      "App/Home/.featuregen.yml": "", "Old/.featuregen.yml": "nonsense: 1\n",
    ])
    for arguments in [[], ["."], ["App"], ["App/Home", "."]] {
      let run = try await CommandRun(["config", "verify"] + arguments, in: folder)
      #expect(run.status == .success)
      #expect(run.output.isEmpty)
      #expect(run.errors == "config is valid: 3 files\n")
    }
    for path in [".featuregen.yml", "App/.featuregen.yml"] {
      let run = try await CommandRun(["config", "verify", path], in: folder)
      #expect(run.errors == "config is valid: \(path.hasPrefix("App") ? "2 files" : "1 file")\n")
    }
    let quiet = try await CommandRun(["config", "verify", "-q"], in: folder)
    #expect(quiet.errors.isEmpty)
    let none = try await CommandRun(["config", "verify"], in: try TemporaryDirectory())
    #expect(none.status == .success)
    #expect(none.errors == "no config: the preset's defaults apply\n")
  }

  @Test func verifyReportsEveryMistake() async throws {
    let folder = try folder([
      ".featuregen.yml": "sufix: A\nexclude: [Legcy]\n",
      "App/.featuregen.yml": "rules: { nonsense: off }\naccess: open\n",
      "Old/.featuregen.yml": "nonsense: 1\n",
    ])
    let run = try await CommandRun(["config", "verify", "App", "App/.featuregen.yml"], in: folder)
    #expect(run.status == .invalidInput)
    #expect(
      run.errors == """
        .featuregen.yml:1:1: error: unknown key 'sufix': did you mean 'suffix'?
        App/.featuregen.yml:1:10: error: unknown rule 'nonsense'; 'featuregen rules' lists them
        App/.featuregen.yml:2:9: error: unknown value 'open': use one of \
        'public', 'package', 'internal'

        """)
  }

  @Test func verifyWarnsOfWhatCannotBeMeant() async throws {
    let folder = try folder([
      ".featuregen.yml": """
      exclude: [App/Legcy, "**/Mocks", "App/*/Old", 'Ap/*', /]
      modules: { Home: App/Home, Shop: App/Shop }
      overrides:
        - paths: [App/Legacy/Sub, App/Home, App/Legcy]
          rules: { file_name: off }
        - { paths: [], rules: { file_name: off } }
        - { paths: [App], rules: {} }
      """,
      "App/Legacy/.featuregen.yml": "exclude: [Sub, ../Home]\nmodules: { Sub: Sub }\n",
      "App/Home/Home.swift": "",
      "App/Legacy/Sub/Sub.swift": "",
    ])
    let run = try await CommandRun(["config", "verify"], in: folder)
    #expect(run.status == .success)
    #expect(
      run.errors == """
        .featuregen.yml:1:11: warning: 'App/Legcy' does not exist: no 'Legcy' in the folder 'App'; \
        did you mean 'Legacy'?
        .featuregen.yml:1:47: warning: 'Ap/*' does not exist: no 'Ap' in the folder \
        '\(AbsolutePath(folder.path)?.name ?? "")'; did you mean 'App'?
        .featuregen.yml:1:55: warning: '/' names nothing
        .featuregen.yml:2:28: warning: the folder of the module 'Shop' does not exist
        .featuregen.yml:4:39: warning: 'App/Legcy' does not exist: no 'Legcy' in the folder 'App'; \
        did you mean 'Legacy'?
        .featuregen.yml:6:5: warning: the override names no path, so it changes nothing
        .featuregen.yml:7:5: warning: the override names no rule, so it changes nothing
        App/Legacy/.featuregen.yml:1:16: warning: '../Home' names nothing: paths lead down from \
        the folder of the config
        config is valid: 2 files, 8 warnings

        """)
  }

  @Test func verifyFindsOverridesOfWhatIsExcluded() async throws {
    let folder = try folder([
      ".featuregen.yml":
        "exclude: ['**/Old']\noverrides: [{ paths: [App/Old/A], rules: { file_name: off } }]\n",
      "App/Old/A/A.swift": "",
    ])
    let run = try await CommandRun(["config", "verify"], in: folder)
    #expect(
      run.errors.hasPrefix(
        ".featuregen.yml:2:23: warning: 'App/Old/A' is not checked: excluded at .featuregen.yml:1\n"
      ))
  }

  @Test func verifyTakesOneFileByTheOption() async throws {
    let folder = try folder([
      ".featuregen.yml": "nonsense: 1\n", "ci/strict.yml": "rules: { file_name: error }\n",
    ])
    let run = try await CommandRun(
      ["config", "verify", "--config", "ci/strict.yml"], in: folder)
    #expect(run.errors == "config is valid: 1 file\n")
    let word = try await CommandRun(["config", "verify", "ci/strict.yml"], in: folder)
    #expect(word.status == .usage)
    let missing = try await CommandRun(["config", "verify", "nowhere"], in: folder)
    #expect(missing.status == .missingInput)
  }

  @Test func aLinkToNothingIsAMistake() async throws {
    let folder = try folder(["App/Home/Home.swift": ""])
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/App/.featuregen.yml", withDestinationPath: "gone.yml")
    let run = try await CommandRun(["config", "verify"], in: folder)
    #expect(run.status == .invalidInput)
    #expect(run.errors == "App/.featuregen.yml:1:1: error: does not exist\n")
  }

  @Test(arguments: [["config"], ["config", "shw"], ["config", "show", "a", "b"]])
  func misuse(_ arguments: [String]) async throws {
    let run = try await CommandRun(arguments, in: try TemporaryDirectory())
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
  }

  private static let sources = [
    ".featuregen.yml": """
    version: 1
    separator: "+"
    groups: { inner: InnerAction }
    modules: { Home: App/Home }
    exclude: ["**/Mocks", "App/**/Legacy/Sub"]
    rules: { file_name: error }
    overrides:
      - { paths: [App], rules: { missing_preview: off } }
      - paths: [App/Legacy/Old, App/*/Sub]
        rules: { file_name: off, missing_part: warning }
    """,
    "App/Legacy/.featuregen.yml": """
    suffix: Screen
    header: |
      // ours: "#1"
      // theirs
    rules:
      missing_part: off
      file_length: { warning: 300 }
    """,
    ".swift-format": #"{"indentation": {"spaces": 4}}"#,
    "App/.editorconfig": "[*.swift]\nmax_line_length = 90\n",
    "App/Legacy/Package.resolved": """
    {"version": 3, "pins": [{"identity": "swift-composable-architecture", "kind": \
    "remoteSourceControl", "location": "https://example.com/swift-composable-architecture", \
    "state": {"revision": "a", "version": "1.17.0"}}]}
    """,
    "App/Legacy/Old/Old.swift": "",
  ]

  @Test func showNamesThePlaceOfEveryValue() async throws {
    let folder = try folder(Self.sources)
    let run = try await CommandRun(["config", "show", "App/Legacy"], in: folder)
    #expect(run.status == .success)
    #expect(run.errors.isEmpty)
    let lines = run.output.split(separator: "\n").map { line in
      line.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
    for expected in [
      "# what applies to App/Legacy, as a config of the folder App/Legacy",
      "# from .featuregen.yml, App/Legacy/.featuregen.yml",
      "version: 1 # .featuregen.yml:1",
      "tca: 1.17.0 # found in App/Legacy/Package.resolved",
      "access: public # default",
      "suffix: Screen # App/Legacy/.featuregen.yml:1",
      "separator: \"+\" # .featuregen.yml:2",
      "inner: InnerAction # .featuregen.yml:3",
      "# action_equatable: true in the classic dialect only # default",
      "indentation: 4 # .swift-format",
      "line_length: 90 # App/.editorconfig",
      ##"header: "// ours: \"#1\"\n// theirs\n" # App/Legacy/.featuregen.yml:2"##,
      "Home: ../Home # .featuregen.yml:4",
      "- \"**/Mocks\" # .featuregen.yml:5",
      "- Sub # .featuregen.yml:5",
      "missing_part: off # App/Legacy/.featuregen.yml:6",
      "file_length: { warning: 300, error: 1000 } # App/Legacy/.featuregen.yml:7",
      "file_name: error # .featuregen.yml:6",
      "missing_preview: off # .featuregen.yml:8",
      "# parse_error: error # default",
      "- paths: [Old, Sub] # .featuregen.yml:9",
    ] {
      #expect(lines.contains(expected), "\(expected)")
    }
    let keys = run.output.split(separator: "\n").compactMap { line -> String? in
      let text = line.hasPrefix("# ") ? line.dropFirst(2) : line
      let key = String(text.prefix { $0 != ":" })
      return ConfigReader.keys.contains(key) ? key : nil
    }
    #expect(keys == ConfigReader.keys)
    let again = try await CommandRun(["config", "show", "App/Legacy"], in: folder)
    #expect(again.output == run.output)
  }

  @Test func showTellsOfAFileWhatOverridesSay() async throws {
    let folder = try folder(Self.sources)
    let run = try await CommandRun(["config", "show", "App/Legacy/Old/Old.swift"], in: folder)
    #expect(run.output.contains("  file_name: off "))
    #expect(run.output.contains("overrides: []"))
    let excluded = try await CommandRun(["config", "show", "ci.yml"], in: folder)
    #expect(excluded.status == .missingInput)
    try folder.write("exclude: [App]\n", to: ".featuregen.yml")
    let app = try await CommandRun(["config", "show", "App/Legacy"], in: folder)
    #expect(app.output.contains("# not checked: excluded at .featuregen.yml:1\n"))
  }

  @Test func showRefusesABrokenConfig() async throws {
    let folder = try folder(["App/.featuregen.yml": "suffix: [\n"])
    let run = try await CommandRun(["config", "show", "App"], in: folder)
    #expect(run.status == .invalidInput)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("App/.featuregen.yml:"))
  }
}
