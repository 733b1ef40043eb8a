import FeaturegenCore
import TestSupport
import Testing

/// `unused_suppression` and `unknown_rule` report what is certain.
@Suite struct NeedlessSuppressionTests {
  private func feature(_ comment: String, in role: FileRole = .overview) async throws
    -> MutatedFeature
  {
    var feature = try await MutatedFeature()
    feature.files[role] = comment + "\n" + feature.files[role]
    try feature.write()
    return feature
  }

  private func messages(
    _ comment: String, _ arguments: [String] = []
  ) async throws -> [String] {
    let folder = try await feature(comment).folder
    return try await CheckOutput(checking: arguments, in: folder).findings.map(\.message)
  }

  @Test(arguments: [
    (
      "// featuregen:disable missing_part",
      "'missing_part' finds nothing from here on; remove the comment"
    ),
    (
      "// featuregen:disable:this missing_part",
      "'missing_part' finds nothing on this line; remove the comment"
    ),
    (
      "// featuregen:disable:next missing_part",
      "'missing_part' finds nothing on line 2; remove the comment"
    ),
    (
      "// featuregen:disable missing_part\n// featuregen:enable missing_part",
      "'missing_part' finds nothing on lines 1 to 1; remove the comment"
    ),
    (
      "// featuregen:enable missing_part", "'missing_part' is not disabled here; remove the comment"
    ),
    (
      "// featuregen:disabel missing_part",
      "'featuregen:disabel' means nothing; did you mean 'featuregen:disable'?"
    ),
    (
      "// featuregen:off missing_part",
      "'featuregen:off' means nothing; there are 'featuregen:disable', 'featuregen:disable:next', "
        + "'featuregen:disable:this', 'featuregen:enable'"
    ),
    (
      "// featuregen:disable:next - why",
      "'featuregen:disable:next' names no rule; add the ids of those that it is about"
    ),
    ("// featuregen:enable all", "unknown rule 'all'; 'featuregen rules' lists them"),
    (
      "// featuregen:disable:this mising_part",
      "unknown rule 'mising_part'; did you mean 'missing_part'?"
    ),
  ])
  func oneFinding(_ comment: String, _ message: String) async throws {
    #expect(try await messages(comment) == [message])
  }

  @Test func aReasonWithoutDashIsOneFinding() async throws {
    let found = try await messages(
      "// featuregen:disable:next missing_part because it is old", ["--only", "unknown_rule"])
    #expect(found == ["unknown rule 'because'; a reason begins after ' - '"])
  }

  @Test func onlyTheNeedlessOfSeveral() async throws {
    var feature = try await MutatedFeature()
    try feature.files.removeLines(from: "#if DEBUG", through: "#endif", in: .view)
    feature.files[.overview] =
      "// featuregen:disable missing_preview, missing_part\n" + feature.files[.overview]
    try feature.write()
    let found = try await CheckOutput(in: feature.folder).findings
    #expect(found.map(\.message) == ["'missing_part' finds nothing from here on; remove the name"])
  }

  @Test(arguments: [
    ["--disable", "missing_part"], ["--only", "missing_preview", "--only", "unused_suppression"],
    ["--disable", "unused_suppression"],
  ])
  func nothingIsSaidOfRulesThatAreOff(_ arguments: [String]) async throws {
    #expect(try await messages("// featuregen:disable missing_part", arguments).isEmpty)
  }

  @Test func nothingIsSaidOfRulesThatTheConfigTurnsOff() async throws {
    let folder = try await feature("// featuregen:disable missing_part").folder
    try folder.write("rules: { missing_part: off }\n", to: ".featuregen.yml")
    #expect(try await CheckOutput(in: folder).findings.isEmpty)
  }

  /// The reducer may be anywhere: no config and no package say where the module ends.
  @Test func nothingIsSaidOfFilesCheckedAlone() async throws {
    let feature = try await feature("// featuregen:disable unhandled_action")
    let reducer = feature.path(of: .reducer)
    try feature.folder.write(try feature.folder.text(reducer), to: "Other/Reducer.swift")
    try feature.folder.remove(reducer)
    let path = feature.path(of: .overview)
    let found = try await CheckOutput(checking: [path], in: feature.folder).findings
    #expect(!found.contains { $0.rule == "unused_suppression" })
    let all = try await CheckOutput(in: feature.folder).findings.map(\.rule)
    #expect(Set(all) == ["file_name", "unused_suppression"])
  }

  /// Only in the files that were named, and there with the whole feature read.
  @Test func filesOfAModuleAreJudgedAlone() async throws {
    let feature = try await feature("// featuregen:disable unhandled_action")
    try feature.folder.write("version: 1\n", to: ".featuregen.yml")
    try feature.folder.write("// featuregen:disable mising_part\n", to: "Other.swift")
    for role in [FileRole.overview, .reducer] {
      let path = feature.path(of: role)
      let found = try await CheckOutput(checking: [path], in: feature.folder).findings
      #expect(found.map(\.rule) == (role == .overview ? ["unused_suppression"] : []))
    }
  }

  /// The rules of a feature do not run while one of its files cannot be read.
  @Test func nothingIsSaidOfBrokenFeatures() async throws {
    var feature = try await feature("// featuregen:disable missing_part")
    feature.files[.reducer] += "extension AppInfoFeature.Reducer {\n"
    try feature.write()
    #expect(try await CheckOutput(in: feature.folder).findings.map(\.rule) == ["parse_error"])
  }

  @Test func aFaultCanBeSuppressedBeforeItsPlace() async throws {
    var feature = try await MutatedFeature()
    feature.files[.reducer] +=
      "// featuregen:disable:next parse_error - a template\nextension AppInfoFeature.Reducer {\n"
    try feature.write()
    #expect(try await CheckOutput(in: feature.folder).findings.isEmpty)
  }

  @Test func theyCanBeSuppressedThemselves() async throws {
    let kept = "// featuregen:disable unused_suppression\n// featuregen:disable missing_part"
    #expect(try await messages(kept).isEmpty)
    let unknown = "// featuregen:disable:next unknown_rule\n// featuregen:disable mising_part"
    #expect(try await messages(unknown).isEmpty)
    #expect(
      try await messages("// featuregen:disable unused_suppression")
        == ["'unused_suppression' finds nothing from here on; remove the comment"])
  }

  /// No feature needs to be there.
  @Test func everyFileIsRead() async throws {
    let folder = try TemporaryDirectory()
    try folder.write("// featuregen:disable mising_part\nlet one = 1\n", to: "One.swift")
    #expect(try await CheckOutput(in: folder).findings.map(\.rule) == ["unknown_rule"])
  }

  /// Whatever stands after the words, the command ends, and the same way each time.
  @Test(arguments: 0..<40)
  func anyBytes(_ seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "//", "/*", "*/", " ", "\n", "\r", ",", "featuregen:", "disable", ":next", ":this", "enable",
      " missing_part", " - ", "\"", "{", "}", "@", "@a(", ")", "#if", "\t", "é", "\u{2028}", "\\",
    ]
    let text = (0..<60).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
    let feature = try await feature(text)
    let one = try await CommandRun(["check", "--jobs", "1"], in: feature.folder)
    let two = try await CommandRun(["check", "--jobs", "2"], in: feature.folder)
    #expect(one.output == two.output && one.errors == two.errors)
  }
}
