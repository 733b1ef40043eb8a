import ComposableArchitecture
import FeatureKit
import Foundation

extension ArticleFeature.Reducer: Reducer {
  public typealias State = ArticleFeature.State
  public typealias Action = ArticleFeature.Action

  public var body: some ReducerOf<Self> {
    AnalyticsEventRecorderOf<ArticleFeature> { _, action in
      switch action {
      case .shared(let url, let with, _):
        return .init(event: .articleShared, attributes: ["url": url.absoluteString, "to": with])
      case .url: return nil
      case .default: return .init(event: .default)
      case .scrolled: return .init(event: .scrolled)
      case .failed: return nil
      case .task: return nil
      case .errorOccurred(let error):
        return .init(event: .errorOccurred, attributes: ["errorCode": error.errorCode])
      case .childErrorHandling: return nil
      }
    }

    Reduce { state, action in
      switch action {
      case .shared(let url, let with, let string):
        return shared(state: &state, url: url, with: with, string: string)

      case .url(let urlValue, let stateValue):
        return url(state: &state, urlValue: urlValue, stateValue: stateValue)

      case .default(let `in`):
        return `default`(state: &state, in: `in`)

      case .scrolled:
        return .none

      case .failed(let error):
        return failed(state: &state, error: error)

      case .task:
        return .none

      case .errorOccurred(let error):
        state.childErrorHandling = ErrorHandlingFeature.State(error)
        return .none

      case .childErrorHandling:
        return .none
      }
    }
    .ifLet(\.$childErrorHandling, action: \.childErrorHandling) {
      ErrorHandlingFeature.Reducer()
    }
  }

  private func shared(state: inout State, url: URL, with: String, string: String) -> Effect<Action>
  {
    .none
  }

  private func url(state: inout State, urlValue: URL, stateValue: Int) -> Effect<Action> {
    .none
  }

  private func `default`(state: inout State, in: [String]?) -> Effect<Action> {
    .none
  }

  private func failed(state: inout State, error: ArticleFeature.Error) -> Effect<Action> {
    .none
  }
}
