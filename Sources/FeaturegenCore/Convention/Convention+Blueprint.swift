extension Convention {
  /// What this convention asks of `feature` in the style of a TCA version.
  ///
  /// - Parameter children: Those that code holds, under the names it gives them.
  package func blueprint(
    for feature: Feature, style: TCAStyle, children: [NamedChild] = []
  ) -> Blueprint {
    let contents = BlueprintContents(of: feature, convention: self, style: style)
    return Blueprint(
      feature: feature,
      convention: self,
      style: style,
      requirements: requirements(for: feature, dialect: style.dialect)
        + prefixes(of: children),
      contents: contents
    )
  }

  private func requirements(for feature: Feature, dialect: Dialect) -> [Requirement] {
    let parts = self.parts.filter(feature.parts.contains)
    var requirements = [
      Requirement(.namespaceKind, rule: .namespaceKind),
      Requirement(.namespaceConformance(namespaceProtocol), rule: .namespaceConformance),
    ]
    requirements += parts.map { Requirement(.part($0), rule: .missingPart) }
    requirements += parts.map(kind)
    requirements += parts.flatMap { conformances(of: $0, dialect: dialect) }
    requirements += parts.flatMap { behaviour(of: $0) }
    requirements.append(Requirement(.home(nil), rule: .misplacedPart))
    requirements.append(Requirement(.fileName(nil), rule: .fileName, after: [.home(nil)]))
    requirements += parts.compactMap { initializer(of: $0) }
    requirements += access(to: parts, dialect: dialect)
    if parts.contains(.view) { requirements.append(store(of: feature, dialect: dialect)) }
    if feature.bindsState { requirements += bindings() }
    if errorHandling { requirements += errorHandling(parts: parts, dialect: dialect) }
    if parts.contains(.event) {
      requirements.append(
        Requirement(
          .eventIdentifier, rule: .eventIdentifier,
          after: [.part(.event), kind(of: .event).demand]))
    }
    requirements += imports(for: parts)
    if parts.contains(.view) {
      requirements.append(
        Requirement(.preview, rule: .missingPreview, after: [.part(.view), .behaviour(.view)]))
    }
    return requirements
  }

  private func conformances(of part: Part, dialect: Dialect) -> [Requirement] {
    var demands = [Demand.conformance(part, protocolName(of: part))]
    if part == .event { demands.append(.eventRawType("String")) }
    if dialect == .observation {
      if part == .state { demands.append(.attribute(part, "ObservableState")) }
      if part == .action { demands.append(.attribute(part, "CasePathable")) }
    }
    return demands.map {
      Requirement($0, rule: .partConformance, after: [.part(part), kind(of: part).demand])
    }
  }

  /// State is an enum only where it holds no error child beside its cases.
  private func kind(of part: Part) -> Requirement {
    let keywords: [PartKeyword] =
      switch part {
      case .state: errorHandling ? [.struct] : [.struct, .enum]
      case .action, .event, .error: [.enum]
      case .reducer, .view: [.struct]
      }
    return Requirement(.partKind(part, keywords), rule: .partKind, after: [.part(part)])
  }

  private func behaviour(of part: Part) -> [Requirement] {
    guard part == .reducer || part == .view else { return [] }
    let there = [Demand.part(part), .behaviour(part)]
    var requirements = [
      Requirement(.behaviour(part), rule: .missingFile, after: [.part(part)]),
      Requirement(
        .restatedConformance(part, part.typeName), rule: .conformanceNotRestated, after: there),
      Requirement(.home(part), rule: .misplacedPart, after: there),
      Requirement(.fileName(part), rule: .fileName, after: there + [.home(part)]),
    ]
    if part == .reducer {
      requirements += [Part.state, .action].map {
        Requirement(
          .typeAlias(part, $0.typeName), rule: .missingTypealias, after: there + [.part($0)])
      }
    }
    return requirements
  }

  private func initializer(of part: Part) -> Requirement? {
    let labels: [String]?
    switch part {
    case .state: labels = nil
    case .reducer: labels = []
    case .view: labels = ["store"]
    case .action, .event, .error: return nil
    }
    return Requirement(
      .initializer(part, labels: labels), rule: .missingInitializer, after: [.part(part)])
  }

  private func store(of feature: Feature, dialect: Dialect) -> Requirement {
    let wrapper: String? =
      switch dialect {
      case .classic: nil
      case .observation: perception ? "Perception.Bindable" : "Bindable"
      }
    let type = "\(namespaceProtocol)Store<\(feature.name.typeName)>"
    return Requirement(
      .store(type: type, wrapper: wrapper), rule: .missingStore,
      after: [.part(.view), kind(of: .view).demand])
  }

  private func bindings() -> [Requirement] {
    [
      Requirement(.bindableAction, rule: .bindingWiring, after: [.part(.action)]),
      Requirement(.bindingCase, rule: .bindingWiring, after: [.part(.action), .part(.state)]),
      Requirement(
        .bindingReducer, rule: .bindingWiring, after: [.part(.reducer), .behaviour(.reducer)]),
    ]
  }

  private func errorHandling(parts: [Part], dialect: Dialect) -> [Requirement] {
    let child = errorChild(dialect: dialect)
    var demands: [(Demand, [Part])] = [
      (.actionCase("errorOccurred", payload: "Error"), [.action, .error]),
      (.childState(child.name, type: child.stateType, wrapper: child.wrapper), [.state]),
      (.childAction(child.name, payload: child.actionType), [.action]),
      (.childReducer(child.name, reducer: child.reducerType), [.reducer, .state, .action]),
    ]
    if parts.contains(.view) {
      demands.append((.childShown(child.name, view: child.viewType), [.view, .state, .action]))
    }
    return demands.map { demand, parts in
      let behaviours = parts.filter { $0 == .reducer || $0 == .view }.map(Demand.behaviour)
      return Requirement(
        demand, rule: .errorHandling,
        after: parts.flatMap { [.part($0), kind(of: $0).demand] } + behaviours)
    }
  }
}
