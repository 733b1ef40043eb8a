import ComposableArchitecture
import FeatureKit
import Foundation
import XCTest

@testable import Screens

@MainActor
final class FolderFeatureTests: XCTestCase {
  func testRecordsEvents() async {
    let records = LockIsolated<[Analytics.Record]>([])
    let store = makeStore(analytics: .recording(to: records))
    store.exhaustivity = .off

    await store.send(.onAppear).finish()

    XCTAssertEqual(
      records.value.map(\.id),
      [
        "Folder.onAppear"
      ]
    )
  }

  private func makeStore(
    analytics: AnalyticsClient = .ignoring
  ) -> TestStoreOf<FolderFeature.Reducer> {
    TestStore(initialState: FolderFeature.State(id: UUID(0))) {
      FolderFeature.Reducer()
    } withDependencies: {
      $0.analytics = analytics
    }
  }
}
