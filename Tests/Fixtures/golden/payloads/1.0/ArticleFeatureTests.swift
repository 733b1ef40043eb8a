import ComposableArchitecture
import FeatureKit
import Foundation
import XCTest

@testable import Screens

@MainActor
final class ArticleFeatureTests: XCTestCase {
  func testRecordsEvents() async {
    let records = LockIsolated<[Analytics.Record]>([])
    let store = makeStore(analytics: .recording(to: records))
    store.exhaustivity = .off

    await store.send(.shared(URL(fileURLWithPath: "/"), with: "with", "string")).finish()
    await store.send(.default(in: nil)).finish()
    await store.send(.scrolled(1)).finish()

    XCTAssertEqual(
      records.value.map(\.id),
      [
        "Reader.articleShared",
        "Reader.default",
        "Reader.scrolled",
      ]
    )
  }

  func testShared() async {
    let store = makeStore()

    await store.send(.shared(URL(fileURLWithPath: "/"), with: "with", "string"))
  }

  func testUrl() async {
    let store = makeStore()

    await store.send(.url(URL(fileURLWithPath: "/"), 1))
  }

  func testDefault() async {
    let store = makeStore()

    await store.send(.default(in: nil))
  }

  func testErrorOccurred() async {
    let records = LockIsolated<[Analytics.Record]>([])
    let store = makeStore(analytics: .recording(to: records))
    let error = ArticleFeature.Error.gone(URL(fileURLWithPath: "/"), 1)

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
          id: "Reader.errorOccurred", attributes: ["errorCode": "Article.gone"]
        )
      ]
    )
  }

  private func makeStore(
    analytics: AnalyticsClient = .ignoring
  ) -> TestStoreOf<ArticleFeature.Reducer> {
    TestStore(initialState: ArticleFeature.State()) {
      ArticleFeature.Reducer()
    } withDependencies: {
      $0.analytics = analytics
    }
  }
}
