import ComposableArchitecture
import FeatureKit
import XCTest

@testable import Screens

@MainActor
final class VideoPlayerFeatureTests: XCTestCase {
  func testRecordsEvents() async {
    let records = LockIsolated<[Analytics.Record]>([])
    let store = makeStore(analytics: .recording(to: records))
    store.exhaustivity = .off

    await store.send(.onAppear).finish()

    XCTAssertEqual(
      records.value.map(\.id),
      [
        "VideoPlayer.onAppear"
      ]
    )
  }

  private func makeStore(
    analytics: AnalyticsClient = .ignoring
  ) -> TestStoreOf<VideoPlayerFeature.Reducer> {
    TestStore(initialState: VideoPlayerFeature.State()) {
      VideoPlayerFeature.Reducer()
    } withDependencies: {
      $0.analytics = analytics
    }
  }
}
