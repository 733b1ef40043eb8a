import ComposableArchitecture
import FeatureKit
import Testing

@testable import Screens

@MainActor
struct LibraryFeatureTests {
  @Test func recordsEvents() async {
    let records = LockIsolated<[Analytics.Record]>([])
    let store = makeStore(analytics: .recording(to: records))
    store.exhaustivity = .off

    await store.send(.onAppear).finish()

    #expect(
      records.value.map(\.id) == [
        "Library.onAppear"
      ]
    )
  }

  private func makeStore(
    analytics: AnalyticsClient = .ignoring
  ) -> TestStoreOf<LibraryFeature.Reducer> {
    TestStore(initialState: LibraryFeature.State()) {
      LibraryFeature.Reducer()
    } withDependencies: {
      $0.analytics = analytics
    }
  }
}
