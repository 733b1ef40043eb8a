import ComposableArchitecture
import FeatureKit
import XCTest

@testable import Screens

@MainActor
final class InboxFeatureTests: XCTestCase {
  func testRecordsEvents() async {
    let records = LockIsolated<[Analytics.Record]>([])
    let store = makeStore(analytics: .recording(to: records))
    store.exhaustivity = .off

    await store.send(.onAppear).finish()

    XCTAssertEqual(
      records.value.map(\.id),
      [
        "Inbox.onAppear"
      ]
    )
  }

  private func makeStore(
    analytics: AnalyticsClient = .ignoring
  ) -> TestStoreOf<InboxFeature.Reducer> {
    TestStore(initialState: InboxFeature.State()) {
      InboxFeature.Reducer()
    } withDependencies: {
      $0.analytics = analytics
    }
  }
}
