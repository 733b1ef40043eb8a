extension Comparison {
  /// A part that is not declared may still come from a macro or a protocol of the namespace.
  func declaration(of part: Part) -> Verdict {
    if feature.part(part).isDeclared { return .met }
    let types = [feature.namespace] + feature.namespaceExtensions
    if let macro = types.first(where: \.mayBeExpanded) {
      return .undecidable(reason: "a macro may add '\(part.typeName)' to '\(macro.fullName)'")
    }
    let inheritance = types.flatMap(\.inheritance)
    let answer = feature.module.protocols.answer(
      inheritance, inherit: "", known: protocolNames)
    if case .perhaps(let name) = answer {
      return .undecidable(reason: "'\(part.typeName)' may come from '\(name)'")
    }
    return .unmet(namespace)
  }

  func conformance(of part: Part, to name: String) -> Verdict {
    let observed = feature.part(part)
    if observed.isAlias { return .undecidable(reason: "'\(part.typeName)' is a type alias") }
    return each(of: observed.alternatives) { types in
      conformance(of: types, to: name, else: types.first?.location ?? namespace)
    }
  }

  /// - Parameter types: The declaration and the extensions of one type.
  func conformance(
    of types: [TypeFacts], to name: String, else place: SourceLocation
  ) -> Verdict {
    let inheritance = types.flatMap(\.inheritance)
    switch feature.module.protocols.answer(inheritance, inherit: name, known: protocolNames) {
    case .yes: return .met
    case .no where types.contains(where: \.mayBeExpanded):
      return .undecidable(reason: "a macro may add the conformance to '\(name)'")
    case .no: return .unmet(place)
    case .perhaps(let other):
      return .undecidable(reason: "'\(other)' may refine '\(name)', and is not in this module")
    }
  }

  /// The convention's own, of which none refines another.
  private var protocolNames: Set<String> {
    Set(Part.allCases.map(convention.protocolName(of:)) + [convention.namespaceProtocol])
  }

  /// An enum without cases cannot have a raw type.
  func eventRawType(_ type: String) -> Verdict {
    let observed = feature.part(.event)
    if observed.isAlias { return .undecidable(reason: "'Event' is a type alias") }
    return each(of: observed.alternatives) { types in
      let isMet = types.allSatisfy(\.cases.isEmpty) || types.contains { $0.inherits(type) }
      return met(if: isMet, else: types.first?.location ?? namespace)
    }
  }

  func attribute(_ name: String, of part: Part) -> Verdict {
    let observed = feature.part(part)
    if observed.isAlias { return .undecidable(reason: "'\(part.typeName)' is a type alias") }
    guard let bare = observed.declarations.first(where: { !$0.hasAttribute(name) }) else {
      return met(if: !observed.declarations.isEmpty, else: place(of: part))
    }
    if observed.declarations.contains(where: \.mayBeExpanded) {
      return .undecidable(reason: "a macro may add what '@\(name)' adds")
    }
    return .unmet(bare.location)
  }

  func initializer(of part: Part, labels: [String]?) -> Verdict {
    let observed = feature.part(part)
    if observed.mayHaveMore {
      return .undecidable(reason: "'\(part.typeName)' has members that syntax does not show")
    }
    if observed.declarations.contains(where: { $0.kind == .enum }) { return .met }
    return each(of: observed.alternatives) { types in
      let initializers = types.flatMap(\.initializers)
      let isMet = labels.map { labels in initializers.contains { $0.starts(with: labels) } }
      return met(
        if: isMet ?? !initializers.isEmpty, else: types.first?.location ?? namespace)
    }
  }

  /// What the first says that does not meet the demand.
  func each(of alternatives: [[TypeFacts]], _ verdict: ([TypeFacts]) -> Verdict) -> Verdict {
    alternatives.lazy.map(verdict).first { $0 != .met } ?? .met
  }

  func behaviour(of part: Part) -> Verdict {
    let observed = feature.part(part)
    if observed.isAlias { return .undecidable(reason: "'\(part.typeName)' is a type alias") }
    let isThere = observed.declarations.contains(where: \.hasBehaviour)
    return met(if: isThere || !observed.extensions.isEmpty, else: namespace)
  }

  func restatedConformance(of part: Part, to name: String) -> Verdict {
    let observed = feature.part(part)
    if observed.extensions.isEmpty {
      return .undecidable(reason: "'\(part.typeName)' has no extension")
    }
    let bodies = observed.extensions.filter(\.hasBody)
    // 'reduce(into:action:)' and a body in the declaration need no result builder of an extension.
    let isElsewhere = observed.all.contains(where: \.hasBehaviour)
    guard let first = bodies.first ?? (isElsewhere ? nil : observed.extensions.first) else {
      return .undecidable(reason: "no extension of '\(part.typeName)' has a body")
    }
    if observed.bodyNamesItsBuilder { return .met }
    let restating = observed.extensions.filter { $0.inherits(name) }
    guard observed.inherits(name) else { return unrestated(name, by: observed, else: first) }
    // Where every one that restates has a body of its own, each is for other builds.
    guard !restating.isEmpty, restating.allSatisfy(\.hasBody) else { return .met }
    let forgetful = observed.extensions.first { $0.hasBody && !$0.inherits(name) }
    return forgetful.map { .unmet($0.location) } ?? .met
  }

  private func unrestated(
    _ name: String, by observed: ObservedPart, else first: TypeFacts
  ) -> Verdict {
    let extensions = observed.extensions.filter { !$0.inheritance.isEmpty }
    return conformance(of: extensions, to: name, else: first.location)
  }

  func typeAlias(_ name: String, in part: Part) -> Verdict {
    let observed = feature.part(part)
    if observed.isAlias { return .undecidable(reason: "'\(part.typeName)' is a type alias") }
    let isExpanded = observed.all.contains(where: \.mayBeExpanded)
    if isExpanded || observed.hasAttribute(Part.reducer.typeName) {
      return .undecidable(reason: "a macro may add '\(name)' to '\(part.typeName)'")
    }
    let place = observed.home(restating: part.typeName)?.location ?? place(of: part)
    return met(if: observed.all.contains { $0.aliases.contains(name) }, else: place)
  }
}

extension ObservedPart {
  /// The declaration with its extensions; several where builds have declarations of their own.
  fileprivate var alternatives: [[TypeFacts]] {
    guard declarations.count > 1 else { return [all] }
    return declarations.map { declaration in
      [declaration] + extensions.filter { !$0.conditions.excludes(declaration.conditions) }
    }
  }

  /// `body` carries a result builder itself, so that it needs none from a protocol.
  fileprivate var bodyNamesItsBuilder: Bool {
    properties.contains { property in
      property.name == "body" && property.attributes.contains { $0.contains("Builder") }
    }
  }
}
