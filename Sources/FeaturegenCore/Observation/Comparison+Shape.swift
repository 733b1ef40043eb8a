import SwiftOutline

extension Comparison {
  func kind(of part: Part, oneOf keywords: [PartKeyword]) -> Verdict {
    let wrong = feature.part(part).declarations.first { type in
      !keywords.contains { $0.rawValue == type.kind.rawValue }
    }
    guard let wrong else { return .met }
    return .unmet(wrong.location)
  }

  /// The view's store is a property that says so, or one of which nothing is known.
  func store(wrapper: String?) -> Verdict {
    let view = feature.part(.view)
    if view.mayHaveMore {
      return .undecidable(reason: "'View' has members that syntax does not show")
    }
    let stores = view.declarations.flatMap(\.properties).filter(\.mayBeStore)
    guard !stores.isEmpty else { return .unmet(place(of: .view)) }
    guard let store = stores.first(where: { $0.name == "store" }), let wrapper else { return .met }
    return formMet(of: store, wrapper: wrapper)
  }

  func prefix(of child: NamedChild) -> Verdict {
    guard !convention.carriesPrefix(child.name), let place = feature.location(of: child) else {
      return .met
    }
    return .unmet(place)
  }

  private func formMet(of store: PropertyFacts, wrapper: String) -> Verdict {
    let isBound = feature.part(.view).all.contains(where: \.bindsStore)
    guard isBound, !store.attributes.contains(where: { $0.hasSuffix(wrapper) }) else {
      return .met
    }
    let isPlainBindable = ["Bindable", "SwiftUI.Bindable"].contains { store.attributes == [$0] }
    return met(if: !store.attributes.isEmpty && !isPlainBindable, else: store.location)
  }
}
