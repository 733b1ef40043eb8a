import ComposableArchitecture
import FeatureKit
import Testing

@testable import Screens

@MainActor
struct RootFeatureTests {
  @Test func recordsEvents() async {
    let records = LockIsolated<[Analytics.Record]>([])
    let store = makeStore(analytics: .recording(to: records))
    store.exhaustivity = .off

    await store.send(.onAppear).finish()

    #expect(
      records.value.map(\.id) == [
        "Root.onAppear"
      ]
    )
  }

  private func makeStore(
    analytics: AnalyticsClient = .ignoring
  ) -> TestStoreOf<RootFeature.Reducer> {
    TestStore(initialState: RootFeature.State()) {
      RootFeature.Reducer()
    } withDependencies: {
      $0.analytics = analytics
    }
  }
}
