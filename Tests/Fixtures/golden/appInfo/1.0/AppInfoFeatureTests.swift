import AppFoundation
import AppUI
import ComposableArchitecture
import FeatureKit
import XCTest

@testable import Screens

@MainActor
final class AppInfoFeatureTests: XCTestCase {
  func testRecordsEvents() async {
    let records = LockIsolated<[Analytics.Record]>([])
    let store = makeStore(analytics: .recording(to: records))
    store.exhaustivity = .off

    await store.send(.onAppear).finish()
    await store.send(.onDisappear).finish()
    await store.send(.copyEnvironmentInfoPressed).finish()

    XCTAssertEqual(
      records.value.map(\.id),
      [
        "AppInfo.onAppear",
        "AppInfo.onDisappear",
        "AppInfo.copyEnvironmentInfoPressed",
      ]
    )
  }

  func testSelectedAppIconChanged() async {
    let store = makeStore()

    await store.send(.selectedAppIconChanged)
  }

  func testCopyEnvironmentInfoPressed() async {
    let store = makeStore()

    await store.send(.copyEnvironmentInfoPressed)
  }

  func testTagPicked() async {
    let store = makeStore()

    await store.send(.tagPicked("string", at: 1))
  }

  func testBindsShowEnvInfoCopiedToClipboard() async {
    let store = makeStore()

    await store.send(.binding(.set(\.$showEnvInfoCopiedToClipboard, true))) {
      $0.showEnvInfoCopiedToClipboard = true
    }
  }

  func testErrorOccurred() async {
    let records = LockIsolated<[Analytics.Record]>([])
    let store = makeStore(analytics: .recording(to: records))
    let error = AppInfoFeature.Error.copyFailed(reason: "reason")

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
          id: "AppInfo.errorOccurred", attributes: ["errorCode": "AppInfo.copyFailed"]
        )
      ]
    )
  }

  private func makeStore(
    analytics: AnalyticsClient = .ignoring
  ) -> TestStoreOf<AppInfoFeature.Reducer> {
    TestStore(initialState: AppInfoFeature.State()) {
      AppInfoFeature.Reducer()
    } withDependencies: {
      $0.analytics = analytics
      $0.continuousClock = ImmediateClock()
    }
  }
}
