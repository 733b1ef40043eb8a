import ComposableArchitecture
import FeatureKit
import Testing

@testable import Screens

@MainActor
struct InboxFeatureTests {
  @Test func recordsEvents() async {
    let records = LockIsolated<[Analytics.Record]>([])
    let store = makeStore(analytics: .recording(to: records))
    store.exhaustivity = .off

    await store.send(.onAppear).finish()

    #expect(
      records.value.map(\.id) == [
        "Inbox.onAppear"
      ]
    )
  }

  private func makeStore(
    analytics: AnalyticsClient = .ignoring
  ) -> TestStoreOf<InboxFeature.Reducer> {
    TestStore(initialState: InboxFeature.State()) {
      InboxFeature.Reducer()
    } withDependencies: {
      $0.analytics = analytics
    }
  }
}
