// tca: 1.8 1.25
// swift: 5 6
// flags: -enable-upcoming-feature InferSendableFromCaptures

import ComposableArchitecture
import FeatureKit
import SwiftUI

enum RootFeature {
  @ObservableState
  struct State: Equatable, Sendable {
    var childPath = StackState<Path.State>()
    @Presents var childDestination: Destination.State?
  }

  @CasePathable
  enum Action: Sendable {
    case childPath(StackActionOf<Path>)
    case childDestination(PresentationAction<Destination.Action>)
  }

  @Reducer
  enum Path {
    case other(OtherFeature.Reducer)
  }

  @Reducer
  enum Destination {
    case other(OtherFeature.Reducer)
  }

  struct Reducer {}

  struct View {
    @Bindable var store: Store<State, Action>
  }
}

extension RootFeature.Path.State: Equatable, Sendable {}
extension RootFeature.Path.Action: Sendable {}
extension RootFeature.Destination.State: Equatable, Sendable {}
extension RootFeature.Destination.Action: Sendable {}

extension RootFeature.Reducer: Reducer {
  typealias State = RootFeature.State
  typealias Action = RootFeature.Action

  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      .ifLet(\.$childDestination, action: \.childDestination)
      .forEach(\.childPath, action: \.childPath)
  }
}

extension RootFeature.View: View {
  var body: some View {
    NavigationStack(path: $store.scope(state: \.childPath, action: \.childPath)) {
      Text("Root")
    } destination: { childStore in
      switch childStore.case {
      case .other(let childStore):
        OtherFeature.View(store: childStore)
      }
    }
    .sheet(
      item: $store.scope(state: \.childDestination?.other, action: \.childDestination.other)
    ) { childStore in
      OtherFeature.View(store: childStore)
    }
  }
}
