import ComposableArchitecture
import FeatureKit
import Foundation
import Testing

@testable import Screens

@MainActor
struct TagRowFeatureTests {
  @Test func recordsEvents() async {
    let records = LockIsolated<[Analytics.Record]>([])
    let store = makeStore(analytics: .recording(to: records))
    store.exhaustivity = .off

    await store.send(.onAppear).finish()

    #expect(
      records.value.map(\.id) == [
        "TagRow.onAppear"
      ]
    )
  }

  private func makeStore(
    analytics: AnalyticsClient = .ignoring
  ) -> TestStoreOf<TagRowFeature.Reducer> {
    TestStore(initialState: TagRowFeature.State(id: UUID(0))) {
      TagRowFeature.Reducer()
    } withDependencies: {
      $0.analytics = analytics
    }
  }
}
