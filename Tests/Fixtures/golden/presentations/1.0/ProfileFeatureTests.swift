import ComposableArchitecture
import FeatureKit
import XCTest

@testable import Screens

@MainActor
final class ProfileFeatureTests: XCTestCase {
  func testRecordsEvents() async {
    let records = LockIsolated<[Analytics.Record]>([])
    let store = makeStore(analytics: .recording(to: records))
    store.exhaustivity = .off

    await store.send(.onAppear).finish()

    XCTAssertEqual(
      records.value.map(\.id),
      [
        "Profile.onAppear"
      ]
    )
  }

  private func makeStore(
    analytics: AnalyticsClient = .ignoring
  ) -> TestStoreOf<ProfileFeature.Reducer> {
    TestStore(initialState: ProfileFeature.State()) {
      ProfileFeature.Reducer()
    } withDependencies: {
      $0.analytics = analytics
    }
  }
}
