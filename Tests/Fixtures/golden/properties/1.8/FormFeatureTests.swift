import ComposableArchitecture
import FeatureKit
import Testing

@testable import Screens

@MainActor
struct FormFeatureTests {
  @Test func submitted() async {
    let store = makeStore()

    await store.send(.submitted)
  }

  @Test func bindsTitle() async {
    let store = makeStore()

    await store.send(.binding(.set(\.title, "text"))) {
      $0.title = "text"
    }
  }

  @Test func bindsCount() async {
    let store = makeStore()

    await store.send(.binding(.set(\.count, 1))) {
      $0.count = 1
    }
  }

  @Test func bindsIn() async {
    let store = makeStore()

    await store.send(.binding(.set(\.in, false))) {
      $0.in = false
    }
  }

  private func makeStore(
    analytics: AnalyticsClient = .ignoring
  ) -> TestStoreOf<FormFeature.Reducer> {
    TestStore(initialState: FormFeature.State(id: 1, title: "string", kind: "a")) {
      FormFeature.Reducer()
    } withDependencies: {
      $0.analytics = analytics
    }
  }
}
