import FeaturegenCore
import Foundation
import TestSupport
import Testing

/// Every situation of real code is read for what it is: its features are recognised, nothing wrong
/// is reported, and what goes wrong in it is.
@Suite struct SituationTests {
  @Test(arguments: 1...25)
  func hasModulesAndFaults(number: Int) throws {
    let situations = try Situation.all().filter { $0.number == number }
    #expect(!situations.isEmpty)
    let faults = try situations.map { try $0.faults.count + $0.expectedFindings.count }
    #expect(faults.reduce(0, +) > 0, "a rule may be silent here without being noticed")
  }

  @Test(arguments: try Situation.all())
  func isReadForWhatItIs(_ situation: Situation) async throws {
    let expected = try situation.expectedFindings
    for jobs in [1, 2, 1, 2] {
      let report = try await Self.check(situation.path, jobs: jobs)
      #expect(report.features.map(\.name).sorted() == situation.features)
      let found = report.findings.map { finding in
        TestSupport.Expectation(
          file: finding.location.path, line: finding.location.line, value: finding.rule)
      }
      #expect(found.sorted() == expected, "\(report.findings.map(\.message))")
    }
  }

  @Test(arguments: try Situation.all().filter { !$0.faults.isEmpty })
  func showsItsFaults(_ situation: Situation) async throws {
    for fault in situation.faults {
      let folder = try TemporaryDirectory()
      let copy = folder.path + "/copy"
      try FileManager.default.copyItem(atPath: situation.path, toPath: copy)
      try fault.plant(in: copy)
      let report = try await Self.check(copy, jobs: 2)
      let found = try report.findings.map { try Self.described($0, in: copy) }
      #expect(found.sorted() == fault.findings, "\(fault): \(report.findings.map(\.message))")
      #expect(report.features.map(\.name).sorted() == situation.features, "\(fault)")
    }
  }

  private static func check(_ path: String, jobs: Int) async throws -> CheckReport {
    let folder = try #require(AbsolutePath(path))
    let scopes = try ConfigScopes(
      only: folder.appending(Config.fileName), in: folder, name: \.string)
    let run = CheckRun(
      scopes: scopes, fallback: TCAStyle(dialect: .observation), workingDirectory: folder,
      jobs: jobs)
    return try await run.run([folder])
  }

  /// `rule_id at text in file`
  private static func described(_ finding: Finding, in folder: String) throws -> String {
    let place = finding.location
    let lines = try Fixture.text(ofFile: "\(folder)/\(place.path)").components(separatedBy: "\n")
    let covered = Array(lines[place.line - 1].utf8)[(place.column - 1)...].prefix(place.length)
    return "\(finding.rule) at \(String(decoding: covered, as: UTF8.self)) in \(place.path)"
  }
}

extension Situation {
  /// What stands beside the lines of its files.
  fileprivate var expectedFindings: [TestSupport.Expectation] {
    get throws { try TestSupport.Expectation.all(in: path) }
  }
}
