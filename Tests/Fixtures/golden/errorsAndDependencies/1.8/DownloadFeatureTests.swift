import ComposableArchitecture
import FeatureKit
import Foundation
import Testing

@testable import Screens

#if canImport(Dispatch)
  import Dispatch
#endif

@MainActor
struct DownloadFeatureTests {
  @Test func recordsEvents() async {
    let records = LockIsolated<[Analytics.Record]>([])
    let store = makeStore(analytics: .recording(to: records))
    store.exhaustivity = .off

    await store.send(.onAppear).finish()

    #expect(
      records.value.map(\.id) == [
        "Download.onAppear"
      ]
    )
  }

  @Test func errorOccurred() async {
    let records = LockIsolated<[Analytics.Record]>([])
    let store = makeStore(analytics: .recording(to: records))
    let error = DownloadFeature.Error.offline

    await store.send(.errorOccurred(error)) {
      $0.childErrorHandling = ErrorHandlingFeature.State(error)
    }
    await store.send(.childErrorHandling(.dismiss)) {
      $0.childErrorHandling = nil
    }
    await store.finish()

    #expect(
      records.value == [
        Analytics.Record(
          id: "Download.errorOccurred", attributes: ["errorCode": "Download.offline"]
        )
      ]
    )
  }

  private func makeStore(
    analytics: AnalyticsClient = .ignoring
  ) -> TestStoreOf<DownloadFeature.Reducer> {
    TestStore(initialState: DownloadFeature.State()) {
      DownloadFeature.Reducer()
    } withDependencies: {
      $0.analytics = analytics
      $0.uuid = .incrementing
      $0.date = .constant(Date(timeIntervalSince1970: 0))
      $0.mainQueue = .immediate
    }
  }
}
