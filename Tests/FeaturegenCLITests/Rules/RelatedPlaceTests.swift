import FeaturegenCore
import Foundation
import TestSupport
import Testing

/// A finding that concerns two places names both.
@Suite struct RelatedPlaceTests {
  @Test(arguments: [
    (
      RuleID.eventIdentifier,
      ["Orders/OrdersFeature.swift:5: 'Orders' is the name of this feature"]
    ),
    (.misplacedPart, ["Inbox/InboxFeature.swift:5: 'InboxFeature' stands here, too"]),
    (
      .childPrefix,
      [
        "Account/AccountFeature.swift:20: 'settings' of Action is declared here",
        "Account/AccountFeature.swift:21: 'childbadge' of Action is declared here",
        "Library/LibraryFeature.swift:22: 'books' of Action is declared here",
        "Library/LibraryFeature.swift:24: 'path' of Action is declared here",
      ]
    ),
    (
      .childWiring,
      [
        "Checkout/CheckoutFeature.swift:10: 'childCart' is declared here",
        "Checkout/CheckoutFeature.swift:9: 'childHelp' is declared here",
      ]
    ),
    (
      .errorHandling,
      [
        "Checkout/CheckoutFeature.swift:8: 'childErrorHandling' is declared here",
        "Checkout/CheckoutFeature.swift:8: 'childErrorHandling' is declared here",
      ]
    ),
    (
      .bindingWiring,
      ["Volume/VolumeFeature*Reducer.swift:11: 'AnalyticsEventRecorderOf' runs here"]
    ),
    (.eventMismatch, ["Checkout/CheckoutFeature.swift:28: 'cancelled' is declared here"]),
  ])
  func ofFixture(_ rule: RuleID, _ places: [String]) async throws {
    let folder = Fixture.path("rules/\(rule.rawValue)/violating")
    let run = try await CommandRun(["check", "--format", "json"], in: folder)
    let output = try JSONDecoder().decode(CheckOutput.self, from: Data(run.output.utf8))
    let found = output.findings.flatMap(\.related).map {
      "\($0.location.path):\($0.location.line): \($0.message)"
    }
    #expect(found == places)
  }
}
