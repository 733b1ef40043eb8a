import ComposableArchitecture
import FeatureKit
import XCTest

@testable import Screens

@MainActor
final class LibraryFeatureTests: XCTestCase {
  func testRecordsEvents() async {
    let records = LockIsolated<[Analytics.Record]>([])
    let store = makeStore(analytics: .recording(to: records))
    store.exhaustivity = .off

    await store.send(.onAppear).finish()

    XCTAssertEqual(
      records.value.map(\.id),
      [
        "Library.onAppear"
      ]
    )
  }

  private func makeStore(
    analytics: AnalyticsClient = .ignoring
  ) -> TestStoreOf<LibraryFeature.Reducer> {
    TestStore(initialState: LibraryFeature.State()) {
      LibraryFeature.Reducer()
    } withDependencies: {
      $0.analytics = analytics
    }
  }
}
