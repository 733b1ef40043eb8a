import FeaturegenCore
import Foundation
import TestSupport
import Testing

/// What `featuregen rules` says about fixes is what findings carry.
@Suite struct FixFixtureTests {
  /// Findings without fix, though others of their rule have one: what to do is not certain there.
  private static let undecided: Set<String> = [
    // No one knows how the child is to be shown.
    "child_wiring/Checkout/CheckoutFeature*View.swift:6",
    // The child may as well go.
    "child_wiring/Checkout/CheckoutFeature.swift:28",
  ]

  @Test(arguments: RuleID.allCases)
  func carriesWhatTheRuleDeclares(_ id: RuleID) async throws {
    let folder = Fixture.path("rules/\(id.rawValue)/violating")
    let run = try await CommandRun(["check", "--format", "json"], in: folder)
    let output = try JSONDecoder().decode(CheckOutput.self, from: Data(run.output.utf8))
    for finding in output.findings {
      let rule = try #require(Rule.named(finding.rule))
      let place = "\(id.rawValue)/\(finding.location.path):\(finding.location.line)"
      let hasFix = !rule.fixes.isEmpty && !Self.undecided.contains(place)
      #expect((finding.fix != nil) == hasFix, "\(place): \(finding.message)")
    }
    let own = output.findings.filter { $0.rule == id.rawValue }.compactMap(\.fix?.safety)
    #expect(Set(own) == Set(try #require(Rule.named(id.rawValue)).fixes.map(\.rawValue)))
  }
}
