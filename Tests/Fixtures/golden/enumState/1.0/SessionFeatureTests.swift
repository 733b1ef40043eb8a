import ComposableArchitecture
import FeatureKit
import XCTest

@testable import Screens

@MainActor
final class SessionFeatureTests: XCTestCase {
  func testRecordsEvents() async {
    let records = LockIsolated<[Analytics.Record]>([])
    let store = makeStore(analytics: .recording(to: records))
    store.exhaustivity = .off

    await store.send(.onAppear).finish()

    XCTAssertEqual(
      records.value.map(\.id),
      [
        "Session.onAppear"
      ]
    )
  }

  private func makeStore(
    analytics: AnalyticsClient = .ignoring
  ) -> TestStoreOf<SessionFeature.Reducer> {
    TestStore(initialState: SessionFeature.State.loggedOut(LoggedOutFeature.State())) {
      SessionFeature.Reducer()
    } withDependencies: {
      $0.analytics = analytics
    }
  }
}
