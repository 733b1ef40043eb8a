import ComposableArchitecture
import FeatureKit
import SwiftUI

public enum PickerFeature<Item: Equatable & Sendable & Identifiable>: Feature {
  @ObservableState
  public struct State: FeatureState {
    var items: [Item]
    var selection: Item?

    public init(items: [Item] = []) {
      self.items = items
    }
  }

  @CasePathable
  public enum Action: FeatureAction {
    case onAppear
    case selected(Item)
  }

  public struct Reducer: FeatureReducer {
    public init() {}
  }

  public struct View: FeatureView {
    let store: FeatureStore<PickerFeature<Item>>

    public init(store: FeatureStore<PickerFeature<Item>>) {
      self.store = store
    }
  }
}

extension PickerFeature.Action: Equatable where Item: Hashable {}
