import FeaturegenCore
import Foundation
import TestSupport
import Testing

/// A known finding stays known as the code around it changes; another one is new.
@Suite struct BaselineStabilityTests {
  /// Lines are inserted, members reordered, the files moved within the module, and the checkout is
  /// another folder.
  @Test(arguments: MutationCase.all)
  func keysSurviveEdits(_ item: MutationCase) async throws {
    var feature = try await MutatedFeature(item)
    try feature.folder.write("version: 1\n", to: ".featuregen.yml")
    let written = try await CommandRun(
      ["check", "--write-baseline", "known.json"], in: feature.folder)
    #expect(written.status == .success)
    #expect(written.output.isEmpty)

    let checkout = try TemporaryDirectory(prefix: "another")
    try checkout.write("version: 1\n", to: ".featuregen.yml")
    try checkout.write(try feature.folder.text("known.json"), to: "known.json")
    if item.mutation.rule != "parse_error" { feature.files.reorderMembers() }
    feature.files.insertLines()
    feature.place = "Screens/App Info"
    try feature.write(to: checkout)

    let run = try await CommandRun(["check", "--baseline", "known.json"], in: checkout)
    #expect(run.status == .success)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("1 known, 0 new\n"), "\(run.errors)")
    #expect(!run.errors.contains("stale"))
  }

  /// What two mutations take away at different places has different keys. (Arms that catch all are
  /// one fault however they are spelt, and so is a child that is not there as it should be.)
  @Test func differentFaultsHaveDifferentKeys() async throws {
    var seen: [String: MutationCase] = [:]
    for item in MutationCase.all {
      let feature = try await MutatedFeature(item)
      _ = try await CommandRun(["check", "--write-baseline", "known.json"], in: feature.folder)
      let entries = try feature.folder.text("known.json").split(separator: "\n").dropFirst(3)
      let key = try #require(entries.first.map(String.init))
      guard let other = seen.updateValue(item, forKey: key)?.mutation else { continue }
      let mutation = item.mutation
      let isSamePlace =
        other.rule == mutation.rule && other.file == mutation.file
        && (other.place == mutation.place
          || ["catch_all_arm", "error_handling"].contains(mutation.rule))
      #expect(isSamePlace, "'\(mutation.name)' and '\(other.name)': \(key)")
    }
    #expect(seen.count > 50)
  }

  /// Two faults of one part, or of one reducer, are told apart.
  @Test func faultsOfOnePlaceHaveDifferentKeys() async throws {
    var feature = try await MutatedFeature()
    try feature.files.replace("struct State: FeatureState", with: "struct State", in: .overview)
    try feature.files.replace("  @ObservableState\n", with: "", in: .overview)
    try feature.files.replace(
      "enum Event: String, FeatureEvent", with: "enum Event", in: .overview)
    try feature.files.replace(
      "      case .childErrorHandling:\n        return .none\n",
      with: "      default:\n        return .none\n", in: .reducer)
    try feature.files.replace(
      "      case .childErrorHandling: return nil\n", with: "      default: return nil\n",
      in: .reducer)
    try feature.write()
    _ = try await CommandRun(["check", "--write-baseline", "known.json"], in: feature.folder)
    let text = try feature.folder.text("known.json")
    #expect(
      text == """
        {
          "version": 1,
          "findings": [
            {"module": "", "symbol": "AppInfoFeature.Event", "rule": "part_conformance", "subject": "FeatureEvent", "count": 1},
            {"module": "", "symbol": "AppInfoFeature.Event", "rule": "part_conformance", "subject": "String", "count": 1},
            {"module": "", "symbol": "AppInfoFeature.Reducer", "rule": "catch_all_arm", "count": 1},
            {"module": "", "symbol": "AppInfoFeature.Reducer", "rule": "catch_all_arm", "subject": "recorder", "count": 1},
            {"module": "", "symbol": "AppInfoFeature.State", "rule": "part_conformance", "subject": "@ObservableState", "count": 1},
            {"module": "", "symbol": "AppInfoFeature.State", "rule": "part_conformance", "subject": "FeatureState", "count": 1}
          ]
        }

        """)
  }

  /// A fault that turns into another one is new.
  @Test func anotherFaultOfOneChildIsNew() async throws {
    var feature = try await MutatedFeature()
    try feature.files.addChild(.observation)
    try feature.files.replace("@Presents var childTag", with: "var childTag", in: .overview)
    try feature.write()
    _ = try await CommandRun(["check", "--write-baseline", "known.json"], in: feature.folder)
    try feature.files.removeLine(containing: "case childTag", in: .overview)
    try feature.write()
    let run = try await CommandRun(["check", "--baseline", "known.json"], in: feature.folder)
    #expect(run.status == .findings)
    #expect(run.errors.contains("0 known, 1 new"))
    #expect(run.errors.contains("1 stale entry"))
  }
}

extension FeatureFiles {
  /// Reverses the order in which the namespace declares its members.
  fileprivate mutating func reorderMembers() {
    let lines = self[.overview].components(separatedBy: "\n")
    guard
      let first = lines.firstIndex(where: { $0.contains(" AppInfoFeature") && $0.hasSuffix("{") }),
      let last = lines[first...].firstIndex(of: "}")
    else { return }
    let members = lines[(first + 1)..<last].joined(separator: "\n")
    var chunks: [String] = []
    for piece in members.components(separatedBy: "\n\n") {
      let isOfLast = !piece.hasPrefix("  ") || piece.hasPrefix("   ") || piece.hasPrefix("  }")
      if isOfLast, let chunk = chunks.popLast() {
        chunks.append(chunk + "\n\n" + piece)
      } else {
        chunks.append(piece)
      }
    }
    self[.overview] =
      (lines[...first] + [chunks.reversed().joined(separator: "\n\n")] + lines[last...])
      .joined(separator: "\n")
  }

  /// Puts a comment and a blank line above every line that begins a declaration.
  fileprivate mutating func insertLines() {
    for (role, text) in texts {
      let lines = text.components(separatedBy: "\n").flatMap { line in
        let isStart =
          line.hasPrefix("public ") || line.hasPrefix("extension ")
          || line.hasPrefix("  public ") || line.hasPrefix("import ")
        return isStart ? ["// One more line.", "", line] : [line]
      }
      self[role] = lines.joined(separator: "\n")
    }
  }
}
