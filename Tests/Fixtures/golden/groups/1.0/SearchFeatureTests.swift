import ComposableArchitecture
import FeatureKit
import XCTest

@testable import Screens

@MainActor
final class SearchFeatureTests: XCTestCase {
  func testRecordsEvents() async {
    let records = LockIsolated<[Analytics.Record]>([])
    let store = makeStore(analytics: .recording(to: records))
    store.exhaustivity = .off

    await store.send(.view(.onAppear)).finish()

    XCTAssertEqual(
      records.value.map(\.id),
      [
        "Search.onAppear"
      ]
    )
  }

  func testQueryChanged() async {
    let store = makeStore()

    await store.send(.view(.queryChanged("string")))
  }

  func testReset() async {
    let store = makeStore()

    await store.send(.reset)
  }

  func testInternalReset() async {
    let store = makeStore()

    await store.send(.internal(.reset))
  }

  private func makeStore(
    analytics: AnalyticsClient = .ignoring
  ) -> TestStoreOf<SearchFeature.Reducer> {
    TestStore(initialState: SearchFeature.State()) {
      SearchFeature.Reducer()
    } withDependencies: {
      $0.analytics = analytics
    }
  }
}
