import FeaturegenCLI
import Foundation
import TestSupport
import Testing

/// Configs below each other, each for its folder.
@Suite struct NestedConfigTests {
  /// The features `Home` and `Account` in `App`, `Old` in `App/Legacy`; each lacks the type alias of
  /// its reducer's action.
  private func app(_ configs: [String: String]) async throws -> TemporaryDirectory {
    let folder = try TemporaryDirectory()
    try folder.write("ref: refs/heads/main\n", to: ".git/HEAD")
    try folder.write("version: 1\n", to: ".featuregen.yml")
    _ = try await CommandRun(["new", "Home", "Account", "--path", "App"], in: folder)
    _ = try await CommandRun(["new", "Old", "--path", "App/Legacy"], in: folder)
    for feature in ["App/Home", "App/Account", "App/Legacy/Old"] {
      let name = feature.split(separator: "/").last ?? ""
      let file = "\(feature)/\(name)Feature*Reducer.swift"
      let line = "  public typealias Action = \(name)Feature.Action\n"
      let text = try folder.text(file)
      #expect(text.contains(line))
      try folder.write(text.replacingOccurrences(of: line, with: ""), to: file)
    }
    for (name, text) in configs { try folder.write(text, to: name) }
    return folder
  }

  private func found(
    in folder: TemporaryDirectory, checking arguments: [String] = []
  ) async throws -> [String] {
    let one = try await CheckOutput(checking: arguments + ["--jobs", "1"], in: folder)
    let two = try await CheckOutput(checking: arguments + ["--jobs", "2"], in: folder)
    let texts = [one, two].map { output in
      output.findings.map { finding in
        let feature = finding.location.path.split(separator: "/").dropLast().last ?? ""
        return "\(feature) \(finding.rule) \(finding.severity)"
      }
    }
    #expect(texts[0] == texts[1])
    return texts[0]
  }

  private static let error = "missing_typealias error"
  private static let warning = "missing_typealias warning"

  @Test func aNestedFileChangesSeveritiesOfItsFolder() async throws {
    let folder = try await app([
      ".featuregen.yml": "rules: { missing_typealias: warning, missing_preview: off }\n",
      "App/Legacy/.featuregen.yml": "rules: { missing_typealias: error }\n",
    ])
    let all = ["Account \(Self.warning)", "Home \(Self.warning)", "Old \(Self.error)"]
    #expect(try await found(in: folder) == all)
    #expect(try await found(in: folder, checking: ["App"]) == all)
    #expect(try await found(in: folder, checking: ["App/Legacy"]) == ["Old \(Self.error)"])
    #expect(
      try await found(in: folder, checking: ["App/Home"]) == ["Home \(Self.warning)"])
    #expect(
      try await found(in: folder, checking: ["App/Legacy", "App/Home"])
        == ["Home \(Self.warning)", "Old \(Self.error)"])
  }

  @Test func rulesMergeRuleByRule() async throws {
    let folder = try await app([
      ".featuregen.yml": "rules: { missing_typealias: warning }\n",
      "App/Legacy/.featuregen.yml": "rules: { missing_preview: off }\n",
    ])
    #expect(
      try await found(in: folder)
        == ["Account \(Self.warning)", "Home \(Self.warning)", "Old \(Self.warning)"])
  }

  @Test func overridesCountForTheirPaths() async throws {
    let folder = try await app([
      ".featuregen.yml": """
      overrides:
        - { paths: [App], rules: { missing_typealias: warning } }
        - { paths: ["App/*/Old", "**/Home"], rules: { missing_typealias: off } }
      rules: { missing_typealias: error }
      """
    ])
    #expect(try await found(in: folder) == ["Account \(Self.warning)"])
    #expect(try await found(in: folder, checking: ["App/Legacy"]).isEmpty)
    #expect(
      try await found(in: folder, checking: ["App/Account/AccountFeature.swift"])
        == ["Account \(Self.warning)"])
  }

  @Test func laterOverridesWin() async throws {
    let folder = try await app([
      ".featuregen.yml": """
      overrides:
        - { paths: [App/Home], rules: { missing_typealias: off } }
        - { paths: [App], rules: { missing_typealias: warning } }
      """
    ])
    #expect(
      try await found(in: folder)
        == ["Account \(Self.warning)", "Home \(Self.warning)", "Old \(Self.warning)"])
  }

  @Test func whatIsNearerToAFileCountsMore() async throws {
    let folder = try await app([
      ".featuregen.yml": "overrides: [{ paths: [App], rules: { missing_typealias: off } }]\n",
      "App/Legacy/.featuregen.yml": "rules: { missing_typealias: warning }\n",
      "App/Home/.featuregen.yml":
        "overrides: [{ paths: ['*Reducer.swift'], rules: { missing_typealias: error } }]\n",
    ])
    #expect(
      try await found(in: folder) == ["Home \(Self.error)", "Old \(Self.warning)"])
  }

  @Test func onlyAndDisableSpeakForAllFolders() async throws {
    let folder = try await app([
      "App/Legacy/.featuregen.yml": "rules: { missing_typealias: warning }\n"
    ])
    #expect(try await found(in: folder, checking: ["--disable", "missing_typealias"]).isEmpty)
    #expect(try await found(in: folder, checking: ["--only", "file_name"]).isEmpty)
  }

  @Test func excludeBelongsToTheFolderOfItsFile() async throws {
    let folder = try await app([
      ".featuregen.yml": "exclude: [Home, 'App/Acc*']\n",
      "App/Legacy/.featuregen.yml": "exclude: [Account]\n",
      "App/.featuregen.yml": "exclude: ['**/Old']\n",
    ])
    #expect(try await found(in: folder) == ["Home \(Self.error)"])
    #expect(try await found(in: folder, checking: ["App"]) == ["Home \(Self.error)"])
    // What is named is checked.
    #expect(
      try await found(in: folder, checking: ["App/Account"]) == ["Account \(Self.error)"])
    #expect(
      try await found(in: folder, checking: ["App/Legacy/Old"]) == ["Old \(Self.error)"])
  }

  @Test func aConfigInAnExcludedFolderIsNotRead() async throws {
    let folder = try await app([
      ".featuregen.yml": "exclude: [App/Legacy]\n",
      "App/Legacy/.featuregen.yml": "suffix: 1\nnonsense: true\n",
    ])
    #expect(try await found(in: folder) == ["Account \(Self.error)", "Home \(Self.error)"])
    let named = try await CommandRun(["check", "App/Legacy"], in: folder)
    #expect(named.status == .invalidInput)
    #expect(
      named.errors.hasPrefix(
        "App/Legacy/.featuregen.yml:1:9: error: '1' is no Swift identifier\n"
          + "App/Legacy/.featuregen.yml:2:1: error: unknown key 'nonsense'"))
  }

  @Test func allMistakesOfAllFilesAreReported() async throws {
    let folder = try await app([
      ".featuregen.yml": "overrides: [{ paths: [A], rule: {} }]\nexclude: [App/Home]\n",
      "App/Legacy/.featuregen.yml": "rules: { missing_typalias: off }\n\tx\n",
      "App/Account/.featuregen.yml":
        "overrides:\n  - rules: { fil_name: off }\n  - paths: A\n    rules: { file_name: no }\n",
      // Excluded by what is right in the first file.
      "App/Home/.featuregen.yml": "nonsense: 1\n",
    ])
    let run = try await CommandRun(["check"], in: folder)
    #expect(run.status == .invalidInput)
    #expect(run.output.isEmpty)
    let lines = run.errors.split(separator: "\n").map(String.init)
    let starts = [
      ".featuregen.yml:1:13: error: the key 'rules' is missing",
      ".featuregen.yml:1:27: error: unknown key 'rule': did you mean 'rules'?",
      "App/Account/.featuregen.yml:2:5: error: the key 'paths' is missing",
      "App/Account/.featuregen.yml:2:14: error: unknown rule 'fil_name'; did you mean 'file_name'?",
      "App/Account/.featuregen.yml:3:12: error: expected a list, found a text",
      "App/Account/.featuregen.yml:4:25: error: unknown value 'no'",
      "App/Legacy/.featuregen.yml:2:2: error: a tab as indentation",
    ]
    #expect(lines.count == starts.count)
    for (line, start) in zip(lines, starts) { #expect(line.hasPrefix(start), "\(line)") }
    let new = try await CommandRun(["new", "More", "--path", "App/Legacy"], in: folder)
    #expect(new.status == .invalidInput)
    #expect(new.errors.contains("\nApp/Legacy/.featuregen.yml:2:2: error: "))
    try folder.write("", to: ".featuregen.yml")
    let describe = try await CommandRun(["describe", "App/Legacy"], in: folder)
    #expect(describe.status == .invalidInput)
    #expect(describe.errors.hasPrefix("App/Legacy/.featuregen.yml:2:2: error: a tab"))
  }

  @Test func theRootOfGitIsABoundary() async throws {
    let folder = try await app([
      ".featuregen.yml": "rules: { missing_typealias: off }\n"
    ])
    #expect(try await found(in: folder).isEmpty)
    try folder.write("gitdir: ../../.git/modules/Legacy\n", to: "App/Legacy/.git")
    #expect(try await found(in: folder) == ["Old \(Self.error)"])
    #expect(try await found(in: folder, checking: ["App/Legacy/Old"]) == ["Old \(Self.error)"])
  }

  @Test func configOptionReplacesAllFiles() async throws {
    let folder = try await app([
      ".featuregen.yml": "nonsense: 1\n",
      "App/Legacy/.featuregen.yml": "rules: { missing_typealias: off }\n",
      "ci/strict.yml":
        "exclude: [App/Home]\noverrides: [{ paths: [App/Account], rules: { missing_typealias: warning } }]",
    ])
    #expect(
      try await found(in: folder, checking: ["--config", "ci/strict.yml"])
        == ["Account \(Self.warning)", "Old \(Self.error)"])
    let missing = try await CommandRun(["check", "--config", "ci/loose.yml"], in: folder)
    #expect(missing.status == .missingInput)
  }

  /// Not for everything that lies beside it, such as in the home folder.
  @Test func aConfigFromElsewhereSpeaksForTheWorkingDirectory() async throws {
    let folder = try await app(["house.yml": "exclude: [Home]\n"])
    let arguments = ["check", "--config", "../house.yml"]
    let inRepository = try await CommandRun(arguments, in: "\(folder.path)/App")
    #expect(inRepository.output.contains("'HomeFeature.Reducer'"))
    try folder.remove(".git")
    let alone = try await CommandRun(arguments, in: "\(folder.path)/App")
    #expect(alone.output.contains("'AccountFeature.Reducer'"))
    #expect(!alone.output.contains("HomeFeature"))
  }

  @Test func linkedAndEmptyConfigsCount() async throws {
    let folder = try await app([
      "shared.yml": "rules: { missing_typealias: off }\n", "App/Home/.featuregen.yml": "",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/App/Legacy/.featuregen.yml", withDestinationPath: "../../shared.yml")
    #expect(try await found(in: folder) == ["Account \(Self.error)", "Home \(Self.error)"])
  }

  @Test func anUnreadableConfigIsAMistake() async throws {
    let folder = try await app(["App/Home/.featuregen.yml": "suffix: A B\n"])
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/App/Legacy/.featuregen.yml", withIntermediateDirectories: true)
    let run = try await CommandRun(["check"], in: folder)
    #expect(run.status == .invalidInput)
    #expect(
      run.errors == """
        App/Home/.featuregen.yml:1:9: error: 'A B' is no Swift identifier
        App/Legacy/.featuregen.yml:1:1: error: is a folder, not a file

        """)
  }
}
