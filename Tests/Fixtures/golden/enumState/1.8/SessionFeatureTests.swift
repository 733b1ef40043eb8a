import ComposableArchitecture
import FeatureKit
import Testing

@testable import Screens

@MainActor
struct SessionFeatureTests {
  @Test func recordsEvents() async {
    let records = LockIsolated<[Analytics.Record]>([])
    let store = makeStore(analytics: .recording(to: records))
    store.exhaustivity = .off

    await store.send(.onAppear).finish()

    #expect(
      records.value.map(\.id) == [
        "Session.onAppear"
      ]
    )
  }

  private func makeStore(
    analytics: AnalyticsClient = .ignoring
  ) -> TestStoreOf<SessionFeature.Reducer> {
    TestStore(initialState: SessionFeature.State.loggedOut(LoggedOutFeature.State())) {
      SessionFeature.Reducer()
    } withDependencies: {
      $0.analytics = analytics
    }
  }
}
