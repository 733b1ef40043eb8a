import FeaturegenCLI
import FeaturegenCore
import Foundation
import TestSupport
import Testing

/// What `config show` prints, read as the config of the folder, is the same config.
@Suite struct ConfigShowPropertyTests {
  private static let lines = [
    "tca: 1.9.2", "support_module: Kit", "access: internal", "suffix: Screen", "suffix: ''",
    "separator: '.'", "protocols: { namespace: Node, view: NodeView }", "protocols: { state: S }",
    "parts: { View: required, Event: forbidden }", "child_prefix: ''", "groups: { a: One, b: Two }",
    "groups: { b: Three }", "error_handling: false", "analytics: false", "action_equatable: true",
    "imports: [A, B.C]", "reexporters: [Core]", "folder: false", "tests: none", "preview: macro",
    "perception: true", "indentation: tab", "indentation: 3", "line_length: 77",
    "header: \"// one: # two\\n\\t// 'three' \\\\\"", "preset: feature-namespace",
    "modules: { Home: App/Home, 'a: b': . }", "modules: { Home: Legacy/../Other }",
    "exclude: [App, 'App/*/Old']", "exclude: ['**/Old', 'App/**/Legacy/Sub', '**/Legacy/**']",
    "exclude: [Legacy/Sub/A.swift]", "rules: { file_name: off, missing_part: warning }",
    "rules: { file_length: { warning: 12, severity: error }, missing_preview: error }",
    "overrides: [{ paths: [App, '**/Sub'], rules: { file_name: error, missing_part: off } }]",
    "overrides: [{ paths: ['App/**'], rules: { file_length: off } }, "
      + "{ paths: [Legacy/Sub/A.swift, '*/Legacy'], rules: { file_name: warning } }]",
  ]

  /// Some of the lines, each key once.
  private func config(_ generator: inout SeededGenerator) -> String {
    var keys: Set<Substring> = []
    let chosen = Self.lines.shuffled(using: &generator).filter { line in
      Int.random(in: 0..<3, using: &generator) == 0
        && keys.insert(line.prefix { $0 != ":" }).inserted
    }
    return chosen.map { $0 + "\n" }.joined()
  }

  private static let samples = [
    "App/Legacy/a.swift", "App/Legacy/Old/a.swift", "App/Legacy/Sub/A.swift",
    "App/Legacy/Sub/Old/b.swift", "App/Legacy/Legacy/Sub/c.swift",
  ]

  @Test(arguments: 0..<60)
  func readsBack(_ seed: Int) async throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let folder = try TemporaryDirectory()
    try folder.write("", to: ".git/HEAD")
    for place in ["", "App/", "App/Legacy/"] {
      try folder.write(config(&generator), to: "\(place).featuregen.yml")
    }
    let shown = try await CommandRun(["config", "show", "App/Legacy"], in: folder)
    #expect(shown.status == .success, "\(shown.errors)")
    let before = try facts(in: folder)
    for place in ["", "App/"] { try folder.remove("\(place).featuregen.yml") }
    try folder.write(shown.output, to: "App/Legacy/.featuregen.yml")
    #expect(try facts(in: folder) == before, "\(shown.output)")
    let again = try await CommandRun(["config", "show", "App/Legacy"], in: folder)
    #expect(again.output.values == shown.output.values)
  }

  private struct Facts: Equatable {
    var convention: Convention
    var version: TCAVersion?
    var modules: [String: AbsolutePath]
    var fileLength: FileLengthLimits
    /// What each rule is given in each of the sample files, and whether the file is excluded.
    var files: [String]
  }

  private func facts(in folder: TemporaryDirectory) throws -> Facts {
    let root = try #require(AbsolutePath(folder.path))
    let scopes = ConfigScopes(name: \.string)
    let config = scopes.scope(of: root.appending("App/Legacy")).config
    try scopes.validate()
    let files = Self.samples.map { sample in
      let path = root.appending(sample)
      let severities = RuleID.allCases.map { id -> String in
        guard let severity = config.severity(of: id, at: path) else { return "-" }
        return severity?.rawValue ?? "off"
      }
      // A pattern that takes in the folder itself is left out, and said at the top.
      let isExcluded = config.exclude.contains {
        $0.pattern.matches(path) && !$0.pattern.matches(root.appending("App/Legacy"))
      }
      return "\(sample) \(isExcluded) \(severities.joined(separator: " "))"
    }
    var convention = config.convention
    for part in Part.allCases {
      convention.partProtocols[part] = config.convention.protocolName(of: part)
      convention.partPresence[part] = config.convention.presence(of: part)
    }
    return Facts(
      convention: convention, version: config.tcaVersion, modules: config.modules,
      fileLength: config.fileLength, files: files)
  }
}

extension String {
  /// The lines without the places behind them, and without lines that are comments.
  fileprivate var values: [Substring] {
    split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("#") }.map { line in
      let end = line.range(of: "  # ", options: .backwards)?.lowerBound ?? line.endIndex
      return line[..<end]
    }
  }
}
