import AppFoundation
import AppUI
import ComposableArchitecture
import FeatureKit
import Testing

@testable import Screens

@MainActor
struct AppInfoFeatureTests {
  @Test func recordsEvents() async {
    let records = LockIsolated<[Analytics.Record]>([])
    let store = makeStore(analytics: .recording(to: records))
    store.exhaustivity = .off

    await store.send(.onAppear).finish()
    await store.send(.onDisappear).finish()
    await store.send(.copyEnvironmentInfoPressed).finish()

    #expect(
      records.value.map(\.id) == [
        "AppInfo.onAppear",
        "AppInfo.onDisappear",
        "AppInfo.copyEnvironmentInfoPressed",
      ]
    )
  }

  @Test func selectedAppIconChanged() async {
    let store = makeStore()

    await store.send(.selectedAppIconChanged)
  }

  @Test func copyEnvironmentInfoPressed() async {
    let store = makeStore()

    await store.send(.copyEnvironmentInfoPressed)
  }

  @Test func tagPicked() async {
    let store = makeStore()

    await store.send(.tagPicked("string", at: 1))
  }

  @Test func bindsShowEnvInfoCopiedToClipboard() async {
    let store = makeStore()

    await store.send(.binding(.set(\.showEnvInfoCopiedToClipboard, true))) {
      $0.showEnvInfoCopiedToClipboard = true
    }
  }

  @Test func errorOccurred() async {
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

    #expect(
      records.value == [
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
