import ComposableArchitecture
import FeatureKit
import XCTest

@testable import Screens

@MainActor
final class FormFeatureTests: XCTestCase {
  func testSubmitted() async {
    let store = makeStore()

    await store.send(.submitted)
  }

  func testBindsTitle() async {
    let store = makeStore()

    await store.send(.binding(.set(\.$title, "text"))) {
      $0.title = "text"
    }
  }

  func testBindsCount() async {
    let store = makeStore()

    await store.send(.binding(.set(\.$count, 1))) {
      $0.count = 1
    }
  }

  func testBindsIn() async {
    let store = makeStore()

    await store.send(.binding(.set(\.$in, false))) {
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
