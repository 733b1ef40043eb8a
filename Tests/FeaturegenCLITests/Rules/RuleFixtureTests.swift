import FeaturegenCore
import Foundation
import TestSupport
import Testing

/// Every rule has a module that breaks it, with the findings beside the lines, and a better one.
@Suite struct RuleFixtureTests {
  @Test(arguments: RuleID.allCases)
  func violating(_ rule: RuleID) async throws {
    let folder = Fixture.path("rules/\(rule.rawValue)/violating")
    let expected = try TestSupport.Expectation.all(in: folder)
    let found = try await findings(in: folder)
    #expect(found == expected)
    #expect(expected.contains { $0.value == rule.rawValue })
  }

  @Test(arguments: RuleID.allCases)
  func fixed(_ rule: RuleID) async throws {
    let folder = Fixture.path("rules/\(rule.rawValue)/fixed")
    #expect(try await findings(in: folder).isEmpty)
    let files = try Fixture.swiftFiles(under: folder)
    #expect(!files.isEmpty)
  }

  @Test func everyFolderIsOfARule() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Fixture.path("rules"))
    #expect(Set(names) == Set(RuleID.allCases.map(\.rawValue)))
  }

  @Test func everyIDHasOneRule() {
    #expect(Set(Rule.all.map(\.id)) == Set(RuleID.allCases))
    #expect(Rule.all.count == RuleID.allCases.count)
  }

  private func findings(in folder: String) async throws -> [TestSupport.Expectation] {
    let run = try await CommandRun(["check", "--format", "json"], in: folder)
    let output = try JSONDecoder().decode(CheckOutput.self, from: Data(run.output.utf8))
    #expect(!output.features.isEmpty)
    return output.findings.map { finding in
      TestSupport.Expectation(
        file: finding.location.path, line: finding.location.line, value: finding.rule)
    }
    .sorted()
  }
}
