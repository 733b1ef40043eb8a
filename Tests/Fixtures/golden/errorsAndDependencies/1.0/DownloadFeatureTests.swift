import ComposableArchitecture
import FeatureKit
import Foundation
import XCTest

@testable import Screens

#if canImport(Dispatch)
  import Dispatch
#endif

@MainActor
final class DownloadFeatureTests: XCTestCase {
  func testRecordsEvents() async {
    let records = LockIsolated<[Analytics.Record]>([])
    let store = makeStore(analytics: .recording(to: records))
    store.exhaustivity = .off

    await store.send(.onAppear).finish()

    XCTAssertEqual(
      records.value.map(\.id),
      [
        "Download.onAppear"
      ]
    )
  }

  func testErrorOccurred() async {
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

    XCTAssertEqual(
      records.value,
      [
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
