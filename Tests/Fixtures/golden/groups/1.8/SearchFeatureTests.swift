import ComposableArchitecture
import FeatureKit
import Testing

@testable import Screens

@MainActor
struct SearchFeatureTests {
  @Test func recordsEvents() async {
    let records = LockIsolated<[Analytics.Record]>([])
    let store = makeStore(analytics: .recording(to: records))
    store.exhaustivity = .off

    await store.send(.view(.onAppear)).finish()

    #expect(
      records.value.map(\.id) == [
        "Search.onAppear"
      ]
    )
  }

  @Test func queryChanged() async {
    let store = makeStore()

    await store.send(.view(.queryChanged("string")))
  }

  @Test func reset() async {
    let store = makeStore()

    await store.send(.reset)
  }

  @Test func internalReset() async {
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
