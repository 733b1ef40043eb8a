import ComposableArchitecture
import FeatureKit
import Foundation
import SwiftUI

#if canImport(Dispatch)
  internal import Dispatch
#endif

public enum DownloadFeature: Feature {
  @ObservableState
  public struct State: FeatureState {
    @Presents public var childErrorHandling: ErrorHandlingFeature.State?

    public init() {}
  }

  @CasePathable
  public enum Action: FeatureAction {
    case onAppear

    case errorOccurred(Error)
    case childErrorHandling(PresentationAction<ErrorHandlingFeature.Action>)
  }

  public enum Event: String, FeatureEvent {
    case onAppear
    case errorOccurred
  }

  public enum Error: FeatureError {
    /// There is no network.
    case offline
    case status(Int, URL)
  }

  public struct Reducer: FeatureReducer {
    @Dependency(\.uuid) var uuid
    @Dependency(\.date.now) var now: Date
    @Dependency(\.date) var date
    @Dependency(\.mainQueue) var mainQueue

    public init() {}
  }

  public struct View: FeatureView {
    @Bindable var store: FeatureStore<DownloadFeature>

    public init(store: FeatureStore<DownloadFeature>) {
      self.store = store
    }
  }
}

extension DownloadFeature.Event {
  public var idComponents: [String] {
    ["Download", rawValue]
  }
}

extension DownloadFeature.Error {
  public var errorCode: String {
    switch self {
    case .offline: "Download.offline"
    case .status: "download/status"
    }
  }

  public var message: String {
    switch self {
    case .offline: "You are offline."
    case .status(let int, _): "The server says \(int)."
    }
  }
}
