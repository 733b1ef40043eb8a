import ComposableArchitecture
import FeatureKit
import Testing

@testable import Screens

@MainActor
struct ProfileFeatureTests {
  @Test func recordsEvents() async {
    let records = LockIsolated<[Analytics.Record]>([])
    let store = makeStore(analytics: .recording(to: records))
    store.exhaustivity = .off

    await store.send(.onAppear).finish()

    #expect(
      records.value.map(\.id) == [
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
