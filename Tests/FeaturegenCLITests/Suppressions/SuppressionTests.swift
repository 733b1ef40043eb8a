import FeaturegenCore
import TestSupport
import Testing

/// Comments suppress what they name, where they stand, and nothing else.
@Suite struct SuppressionTests {
  /// Whatever a rule finds, a comment above its line or on it suppresses.
  @Test(arguments: MutationCase.all)
  func everyFindingCanBeSuppressed(_ item: MutationCase) async throws {
    let feature = try await MutatedFeature(item)
    let found = try await CheckOutput(in: feature.folder).findings
    let finding = try #require(found.first)
    let path = finding.location.path
    let lines = try feature.folder.text(path).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    let index = finding.location.line - 1
    var above = lines
    above.insert("// featuregen:disable:next \(finding.rule) - as it is", at: index)
    var beside = lines
    beside[index] += "  // featuregen:disable:this \(finding.rule)"
    for variant in [above, beside] {
      try feature.folder.write(variant.joined(separator: "\n"), to: path)
      let left = try await CheckOutput(in: feature.folder).findings
      #expect(left.isEmpty, "\(variant[max(0, index - 1)...].prefix(3)): \(left)")
    }
  }

  /// The reducer of a feature with a catch-all arm on line 25 and two aliases missing on line 4.
  private func faulty() async throws -> MutatedFeature {
    var feature = try await MutatedFeature()
    try feature.files.removeLine(containing: "typealias State", in: .reducer)
    try feature.files.removeLine(containing: "typealias Action", in: .reducer)
    try feature.files.replace(
      "      case .childErrorHandling:\n        return .none\n",
      with: "      default:\n        return .none\n", in: .reducer)
    try feature.write()
    return feature
  }

  private func rules(
    _ edit: (inout FeatureFiles) throws -> Void, _ arguments: [String] = []
  ) async throws -> [String] {
    var feature = try await faulty()
    try edit(&feature.files)
    try feature.write()
    return try await CheckOutput(checking: arguments, in: feature.folder).findings.map(\.rule)
  }

  private static let found = ["missing_typealias", "missing_typealias", "catch_all_arm"]
  private static let opening = "extension AppInfoFeature.Reducer: Reducer {\n"

  @Test func nothingIsSuppressedByItself() async throws {
    #expect(try await rules { _ in } == Self.found)
  }

  @Test(arguments: [
    "// featuregen:disable:next missing_typealias\n",
    "// featuregen:disable:next missing_typealias - they are in a macro\n",
    "// featuregen:disable:next missing_typealias — they are in a macro\n",
    "//featuregen:disable:next missing_typealias\n",
    "// featuregen:disable:next missing_typealias\n\n// The behaviour.\n/* All of it. */\n",
    "// featuregen:disable:next missing_typealias\n@available(\n  iOS 17, *\n)\n@MainActor\n",
    "/* featuregen:disable:next missing_typealias - in a macro */\n",
    "/*\n   featuregen:disable:next missing_typealias\n   They are in a macro.\n*/\n",
    "/* featuregen:disable:this missing_typealias */ ",
    "// featuregen:disable missing_typealias\n",
    "// swiftlint:disable:next x // featuregen:disable:next missing_typealias\n",
    "// featuregen:disable:next missing_typealias // another tool:next\n",
    "let a = 1 // featuregen:disable:next missing_typealias\n",
  ])
  func oneRule(_ comment: String) async throws {
    let found = try await rules {
      try $0.replace(Self.opening, with: comment + Self.opening, in: .reducer)
    }
    #expect(found == ["catch_all_arm"])
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func lineEnds(_ end: String) async throws {
    let found = try await rules {
      try $0.replace(
        Self.opening, with: "// featuregen:disable:next missing_typealias\n" + Self.opening,
        in: .reducer)
      $0[.reducer] = $0[.reducer].replacingOccurrences(of: "\n", with: end)
    }
    #expect(found == ["catch_all_arm"])
  }

  @Test(arguments: [
    "// featuregen:disable catch_all_arm missing_typealias\n",
    "// featuregen:disable catch_all_arm, missing_typealias - both\n",
    "// featuregen:disable catch_all_arm,missing_typealias\n",
    "// featuregen:disable catch_all_arm\n// featuregen:disable:next missing_typealias\n",
  ])
  func severalRules(_ comment: String) async throws {
    let found = try await rules {
      try $0.replace(Self.opening, with: comment + Self.opening, in: .reducer)
    }
    #expect(found.isEmpty)
  }

  @Test func stackedComments() async throws {
    let found = try await rules {
      try $0.replace(
        "enum AppInfoFeature: Feature {", with: "struct AppInfoFeature {", in: .overview)
      try $0.replace(
        "public struct AppInfoFeature",
        with: """
          // featuregen:disable:next namespace_kind - generic
          // featuregen:disable:next namespace_conformance
          public struct AppInfoFeature
          """, in: .overview)
    }
    #expect(found == Self.found)
  }

  @Test func regionEnds() async throws {
    let comment = "// featuregen:disable missing_typealias catch_all_arm\n"
    let body = "  public var body"
    let found = try await rules {
      try $0.replace(Self.opening, with: comment + Self.opening, in: .reducer)
      try $0.replace(
        body, with: "  // featuregen:enable missing_typealias catch_all_arm\n" + body, in: .reducer)
    }
    #expect(found == ["unused_suppression", "catch_all_arm"])
  }

  /// What looks like a suppression and is none changes nothing, and nothing is said about it.
  @Test(arguments: [
    "/// featuregen:disable missing_typealias\n",
    "/** featuregen:disable missing_typealias */\n",
    "let text = \"// featuregen:disable missing_typealias\"\n",
    "let text = \"\"\"\n  // featuregen:disable missing_typealias\n  \"\"\"\n",
    "let text = #/ featuregen:disable /#\n",
    "// See featuregen:disable missing_typealias\n",
    "// featuregen: checks what follows\n",
    "// Featuregen:disable missing_typealias\n",
  ])
  func noSuppression(_ text: String) async throws {
    let found = try await rules {
      try $0.replace(Self.opening, with: text + Self.opening, in: .reducer)
    }
    #expect(found == Self.found)
  }
}
