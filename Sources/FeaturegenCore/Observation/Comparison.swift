/// Compares single demands of the convention with the code of one feature.
struct Comparison {
  let feature: ObservedFeature
  let convention: Convention

  func verdict(on demand: Demand) -> Verdict {
    switch demand {
    case .namespaceKind: namespaceKind
    case .namespaceConformance(let name): namespaceConformance(name)
    case .part(let part): declaration(of: part)
    case .partKind(let part, let keywords): kind(of: part, oneOf: keywords)
    case .conformance(let part, let name): conformance(of: part, to: name)
    case .eventRawType(let type): eventRawType(type)
    case .attribute(let part, let name): attribute(name, of: part)
    case .initializer(let part, let labels): initializer(of: part, labels: labels)
    case .behaviour(let part): behaviour(of: part)
    case .restatedConformance(let part, let name): restatedConformance(of: part, to: name)
    case .typeAlias(let part, let name): typeAlias(name, in: part)
    case .home(let part): home(of: part)
    case .fileName(let part): fileName(of: part)
    case .access(let part, let member): access(to: member, of: part)
    case .store(_, let wrapper): store(wrapper: wrapper)
    case .actionCase(let name, let payload): actionCase(name, payload: payload)
    case .childState(let name, let type, let wrapper):
      childState(name, type: type, wrapper: wrapper)
    case .childAction(let name, let payload): childAction(name, payload: payload)
    case .childReducer(let name, let reducer): childReducer(name, reducer: reducer)
    case .childShown(let name, let view): childShown(name, view: view)
    case .childPrefix(let child): prefix(of: child)
    case .bindableAction: bindableAction
    case .bindingCase: bindingCase
    case .bindingReducer: bindingReducer
    case .eventIdentifier: eventIdentifier
    case .imports(let module, let role): importing(module, in: role)
    case .preview: preview
    }
  }

  /// The namespace's name.
  var namespace: SourceLocation { feature.namespace.location }

  /// The part's name, or the namespace's where it has no declaration.
  func place(of part: Part) -> SourceLocation {
    feature.part(part).declarations.first?.location ?? namespace
  }

  /// The enum that holds one half of what bindings need of Action.
  var bindingPlace: SourceLocation {
    feature.bindingGroup?.location ?? place(of: .action)
  }

  /// The part's `body`, else its extension.
  func behaviourPlace(of part: Part) -> SourceLocation {
    guard let home = feature.part(part).home(restating: part.typeName) else {
      return place(of: part)
    }
    return home.properties.first { $0.name == "body" }?.location ?? home.location
  }

  func met(if condition: Bool, else location: SourceLocation) -> Verdict {
    condition ? .met : .unmet(location)
  }

  private var namespaceKind: Verdict {
    let types = [feature.namespace] + feature.namespaceExtensions
    return met(
      if: feature.namespace.kind == .enum && types.allSatisfy(\.cases.isEmpty), else: namespace)
  }

  private func namespaceConformance(_ name: String) -> Verdict {
    let types = [feature.namespace] + feature.namespaceExtensions
    return conformance(of: types, to: name, else: namespace)
  }

  private var preview: Verdict {
    if feature.part(.view).isAlias { return .undecidable(reason: "'View' is a type alias") }
    return met(if: feature.module.previewsView(of: feature.fullName), else: namespace)
  }
}
