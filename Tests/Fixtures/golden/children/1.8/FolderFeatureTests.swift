import ComposableArchitecture
import FeatureKit
import Foundation
import Testing

@testable import Screens

@MainActor
struct FolderFeatureTests {
  @Test func recordsEvents() async {
    let records = LockIsolated<[Analytics.Record]>([])
    let store = makeStore(analytics: .recording(to: records))
    store.exhaustivity = .off

    await store.send(.onAppear).finish()

    #expect(
      records.value.map(\.id) == [
        "Folder.onAppear"
      ]
    )
  }

  private func makeStore(
    analytics: AnalyticsClient = .ignoring
  ) -> TestStoreOf<FolderFeature.Reducer> {
    TestStore(initialState: FolderFeature.State(id: UUID(0))) {
      FolderFeature.Reducer()
    } withDependencies: {
      $0.analytics = analytics
    }
  }
}
