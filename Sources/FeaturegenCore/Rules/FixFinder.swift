/// Finds what would meet the demands of a blueprint that a feature does not meet.
///
/// Nothing is proposed where the code gives no certain place, or where the change would take away
/// what somebody wrote on purpose.
struct FixFinder {
  let feature: ObservedFeature
  let blueprint: Blueprint

  var convention: Convention { blueprint.convention }
  var comparison: Comparison { Comparison(feature: feature, convention: convention) }

  /// - Parameter place: Where the demand is not met.
  func fix(for demand: Demand, at place: SourceLocation) -> Fix? {
    fix(changes(for: demand, at: place))
  }

  /// - Returns: `nil` without changes.
  func fix(_ changes: [Fix.Change]) -> Fix? {
    guard !changes.isEmpty else { return nil }
    return Fix(
      feature: feature.fullName, access: access, style: blueprint.style, changes: changes)
  }

  /// That of the namespace.
  var access: AccessLevel {
    AccessLevel(feature.visibility ?? feature.namespace.visibility)
  }

  /// All that has to be done; empty where people have to decide.
  private func changes(for demand: Demand, at place: SourceLocation) -> [Fix.Change] {
    switch demand {
    case .actionCase(let name, let payload):
      errorCase(name, payload: payload)
    case .childState: errorChild(in: .state)
    case .childAction: errorChild(in: .action)
    case .childReducer: errorChild(in: .reducer)
    case .childShown: errorChild(in: .view)
    case .bindingCase: bindingCase
    default: change(for: demand, at: place).map { [$0] } ?? []
    }
  }

  private func change(for demand: Demand, at place: SourceLocation) -> Fix.Change? {
    switch demand {
    case .namespaceKind: isNothingButNamespace ? .replaceKind : nil
    case .namespaceConformance(let name): .insertConformance(name, symbol: [])
    case .part(let part): stub(of: part)
    case .conformance(let part, let name): .insertConformance(name, symbol: [part.typeName])
    case .eventRawType(let name): canHaveRawType ? .insertRawType(name) : nil
    case .attribute(let part, let name): .insertAttribute(name, symbol: [part.typeName])
    case .initializer(let part, _): initializer(of: part)
    case .behaviour(let part): file(of: part)
    case .restatedConformance(let part, let name): .restateConformance(name, part)
    case .typeAlias(let part, let name): typeAlias(name, in: part)
    case .home(let part): .move(part, file: fileName(of: part))
    case .fileName(let part): renaming(of: part, at: place)
    case .access(let part, let member): access(to: member, of: part, at: place)
    case .store(let type, let wrapper): store(type: type, wrapper: wrapper)
    case .childPrefix(let child): renaming(of: child)
    case .bindableAction: .insertConformance("BindableAction", symbol: bindingOwner)
    case .bindingReducer: bindingReducer
    case .eventIdentifier: eventIdentifier
    case .imports(let module, _): .insertImport(module)
    case .preview: preview
    case .partKind, .actionCase, .childState, .childAction, .childReducer, .childShown,
      .bindingCase:
      nil
    }
  }
}

extension AccessLevel {
  fileprivate init(_ visibility: Visibility) {
    switch visibility {
    case .public: self = .public
    case .package: self = .package
    case .internal, .private: self = .internal
    }
  }
}
