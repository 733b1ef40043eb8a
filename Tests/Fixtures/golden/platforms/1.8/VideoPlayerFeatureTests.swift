import ComposableArchitecture
import FeatureKit
import Testing

@testable import Screens

@MainActor
struct VideoPlayerFeatureTests {
  @Test func recordsEvents() async {
    let records = LockIsolated<[Analytics.Record]>([])
    let store = makeStore(analytics: .recording(to: records))
    store.exhaustivity = .off

    await store.send(.onAppear).finish()

    #expect(
      records.value.map(\.id) == [
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
