import ComposableArchitecture
import FeatureKit
import Foundation
import SwiftUI

#if canImport(Dispatch)
  internal import Dispatch
#endif

public enum DownloadFeature: Feature {
  public struct State: FeatureState {
    @PresentationState public var childErrorHandling: ErrorHandlingFeature.State?

    public init() {}
  }

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
    let store: FeatureStore<DownloadFeature>

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
    case .offline: return "Download.offline"
    case .status: return "download/status"
    }
  }

  public var message: String {
    switch self {
    case .offline: return "You are offline."
    case .status(let int, _): return "The server says \(int)."
    }
  }
}
