import FeaturegenCLI
import FeaturegenCore
import Foundation
import TestSupport
import Testing

/// How long a feature's files may be, and when SwiftLint says so instead.
@Suite struct FileLengthTests {
  private static let file = "App/AppInfo/AppInfoFeature*Reducer.swift"

  /// A feature whose reducer's file has so many lines.
  private func feature(lines: Int, ending: String = "\n") async throws -> TemporaryDirectory {
    let folder = try TemporaryDirectory()
    _ = try await CommandRun(["new", "AppInfo", "--path", "App"], in: folder)
    let text = try folder.text(Self.file)
    let missing = lines - text.count { $0 == "\n" }
    let more = Array(repeating: "//", count: missing).joined(separator: "\n")
    try folder.write(text + more + ending, to: Self.file)
    return folder
  }

  @Test(
    arguments: [
      (400, "\n", nil), (400, "", nil), (401, "\n", 401), (401, "", 401), (1000, "\n", 401),
      (1001, "\n", 1001),
    ] as [(Int, String, Int?)])
  func limits(lines: Int, ending: String, place: Int?) async throws {
    let folder = try await feature(lines: lines, ending: ending)
    let findings = try await CheckOutput(in: folder).findings
    #expect(findings.map(\.rule) == (place == nil ? [] : ["file_length"]))
    #expect(findings.first?.location.line == place)
    #expect(findings.first?.message.hasPrefix("\(lines) lines; ") != false)
    #expect(findings.first.map(\.severity) == place.map { $0 == 1001 ? "error" : "warning" })
  }

  @Test func filesWithoutFeaturesAreLeftAlone() async throws {
    let folder = try await feature(lines: 100)
    try folder.write(
      "import ComposableArchitecture\n" + String(repeating: "//\n", count: 2000),
      to: "App/Other.swift")
    #expect(try await CheckOutput(in: folder).findings.isEmpty)
  }

  @Test(arguments: [
    ("rules: { file_length: off }", nil),
    ("rules: { file_length: { severity: off } }", nil),
    ("rules: { file_length: { warning: 450 } }", nil),
    ("rules: { file_length: { error: 430 } }", "error"),
    ("rules: { file_length: { warning: 300, error: 400 } }", "error"),
    ("rules: { file_length: error }", "error"),
    ("rules: { file_length: { severity: error } }", "error"),
  ])
  func config(text: String, severity: String?) async throws {
    let folder = try await feature(lines: 431)
    try folder.write(text + "\n", to: ".featuregen.yml")
    #expect(
      try await CheckOutput(in: folder).findings.map(\.severity) == [severity].compactMap(\.self))
  }

  @Test func limitsThatContradictEachOther() async throws {
    let folder = try await feature(lines: 431)
    try folder.write(
      "rules: { file_length: { warning: 500, error: 400 } }\n", to: ".featuregen.yml")
    let run = try await CommandRun(["check"], in: folder)
    #expect(run.status == .invalidInput)
    #expect(run.errors.contains("1:39: error: 'error' is a lower limit than 'warning'"))
  }

  /// The config at the top, the one in `App`, and whether SwiftLint measures the file.
  @Test(
    arguments: [
      ("", nil, true),
      ("disabled_rules: [line_length]", nil, true),
      ("disabled_rules:\n  - file_length", nil, false),
      ("disabled_rules: all", nil, false),
      ("only_rules: [line_length]", nil, false),
      ("only_rules: [line_length, file_length]", nil, true),
      ("whitelist_rules: [line_length]", nil, false),
      ("file_length: 900", nil, true),
      ("excluded: [App]", nil, false),
      ("excluded: ['**/AppInfo']", nil, false),
      ("excluded: [Other]", nil, true),
      ("excluded: ['${SOME}/App', 'A?p']", nil, true),
      ("included: [Other]", nil, false),
      ("included: [App]", nil, true),
      ("included: [.]", nil, true),
      ("included: [../Other]", nil, true),
      ("parent_config: other.yml\ndisabled_rules: [file_length]", nil, true),
      ("disabled_rules: !set [file_length]", nil, true),
      ("", "disabled_rules: [file_length]", false),
      ("disabled_rules: [file_length]", "", false),
      ("disabled_rules: [file_length]", "opt_in_rules: [file_length]", true),
      ("only_rules: [file_length]", "disabled_rules: [file_length]", false),
      ("only_rules: [line_length]", "only_rules: [file_length]", true),
      ("only_rules: [line_length]", "excluded: [AppInfo]", false),
      (nil, "only_rules: [line_length]", false),
      (nil, "line_length: 100", true),
      (nil, nil, false),
    ] as [(String?, String?, Bool)])
  func swiftLint(top: String?, inner: String?, measures: Bool) async throws {
    let folder = try await feature(lines: 431)
    try folder.git("init", "-q")
    if let top { try folder.write(top + "\n", to: ".swiftlint.yml") }
    if let inner { try folder.write(inner + "\n", to: "App/.swiftlint.yml") }
    let found = try await CheckOutput(in: folder).findings.map(\.rule)
    #expect(found == (measures ? [] : ["file_length"]))
  }
}
