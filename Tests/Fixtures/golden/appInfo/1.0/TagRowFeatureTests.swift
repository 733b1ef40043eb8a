import ComposableArchitecture
import FeatureKit
import Foundation
import XCTest

@testable import Screens

@MainActor
final class TagRowFeatureTests: XCTestCase {
  func testRecordsEvents() async {
    let records = LockIsolated<[Analytics.Record]>([])
    let store = makeStore(analytics: .recording(to: records))
    store.exhaustivity = .off

    await store.send(.onAppear).finish()

    XCTAssertEqual(
      records.value.map(\.id),
      [
        "TagRow.onAppear"
      ]
    )
  }

  private func makeStore(
    analytics: AnalyticsClient = .ignoring
  ) -> TestStoreOf<TagRowFeature.Reducer> {
    TestStore(initialState: TagRowFeature.State(id: UUID(0))) {
      TagRowFeature.Reducer()
    } withDependencies: {
      $0.analytics = analytics
    }
  }
}
