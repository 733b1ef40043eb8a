import ComposableArchitecture
import FeatureKit
import Testing

@testable import Screens

@MainActor
struct CartFeatureTests {
  @Test func recordsEvents() async {
    let records = LockIsolated<[Analytics.Record]>([])
    let store = makeStore(analytics: .recording(to: records))
    store.exhaustivity = .off

    await store.send(.onAppear).finish()

    #expect(
      records.value.map(\.id) == [
        "Cart.onAppear"
      ]
    )
  }

  private func makeStore(
    analytics: AnalyticsClient = .ignoring
  ) -> TestStoreOf<CartFeature.Reducer> {
    TestStore(initialState: CartFeature.State()) {
      CartFeature.Reducer()
    } withDependencies: {
      $0.analytics = analytics
    }
  }
}
