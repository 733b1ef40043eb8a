/// A place where a feature speaks one dialect and not the other.
///
/// Case key paths are none: TCA has them since 1.4, which has no observation.
struct DialectMark {
  enum Kind {
    /// `@ObservableState` on State.
    case observableState
    case presents(PropertyFacts)
    /// `@Bindable var store` in View.
    case bindable(PropertyFacts)
    case bindingState(PropertyFacts)
    case presentationState(PropertyFacts)
    /// `WithViewStore(store, …)` in View.
    case viewStore
    /// `/Action.childX` in a call of this name.
    case casePath(String)
  }

  let kind: Kind
  let location: SourceLocation

  var dialect: Dialect {
    switch kind {
    case .observableState, .presents, .bindable: .observation
    case .bindingState, .presentationState, .viewStore, .casePath: .classic
    }
  }
}

extension ObservedFeature {
  var dialectMarks: [DialectMark] {
    marksOfState + marksOfView + marksOfReducer
  }

  private var marksOfState: [DialectMark] {
    let state = part(.state)
    let own = state.declarations.first { $0.attributes.contains("ObservableState") }
    let type = own.map { [DialectMark(kind: .observableState, location: $0.location)] } ?? []
    return type
      + state.properties.compactMap { property in
        let kind: DialectMark.Kind
        if property.attributes.contains("Presents") {
          kind = .presents(property)
        } else if property.attributes.contains("BindingState") {
          kind = .bindingState(property)
        } else if property.attributes.contains("PresentationState") {
          kind = .presentationState(property)
        } else {
          return nil
        }
        return DialectMark(kind: kind, location: property.location)
      }
  }

  private var marksOfView: [DialectMark] {
    let view = part(.view)
    let stores = view.properties.filter { property in
      property.name == "store"
        && ["Bindable", "SwiftUI.Bindable", "Perception.Bindable"].contains {
          property.attributes.contains($0)
        }
    }
    return stores.map { DialectMark(kind: .bindable($0), location: $0.location) }
      + view.all.flatMap(\.viewStores).map { DialectMark(kind: .viewStore, location: $0) }
  }

  /// Paths to cases of the feature's own Action, if that has key paths to them.
  private var marksOfReducer: [DialectMark] {
    guard part(.action).hasAttribute("CasePathable") else { return [] }
    let cases = Set(part(.action).cases.map(\.name))
    return part(.reducer).calls.filter { call in
      call.usesCasePaths && call.argumentWords.contains(Part.action.typeName)
        && !call.argumentWords.isDisjoint(with: cases)
    }
    .map { DialectMark(kind: .casePath($0.name), location: $0.location) }
  }
}
