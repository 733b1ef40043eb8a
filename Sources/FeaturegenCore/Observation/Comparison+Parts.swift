extension Comparison {
  func conformance(of part: Part, to name: String) -> Verdict {
    let observed = feature.part(part)
    if observed.isAlias { return .undecidable(reason: "'\(part.typeName)' is a type alias") }
    return met(if: observed.inherits(name), else: place(of: part))
  }

  /// An enum without cases cannot have a raw type.
  func eventRawType(_ type: String) -> Verdict {
    let observed = feature.part(.event)
    if observed.isAlias { return .undecidable(reason: "'Event' is a type alias") }
    guard !observed.cases.isEmpty else { return .met }
    return met(if: observed.inherits(type), else: place(of: .event))
  }

  func attribute(_ name: String, of part: Part) -> Verdict {
    let observed = feature.part(part)
    if observed.isAlias { return .undecidable(reason: "'\(part.typeName)' is a type alias") }
    return met(if: observed.hasAttribute(name), else: place(of: part))
  }

  func initializer(of part: Part, labels: [String]?) -> Verdict {
    let observed = feature.part(part)
    if observed.hasUnknownMembers {
      return .undecidable(reason: "'\(part.typeName)' has members that syntax does not show")
    }
    if observed.declarations.contains(where: { $0.kind == .enum }) { return .met }
    let initializers = observed.all.flatMap(\.initializers)
    guard let labels else { return met(if: !initializers.isEmpty, else: place(of: part)) }
    return met(if: initializers.contains { $0.starts(with: labels) }, else: place(of: part))
  }

  func behaviour(of part: Part) -> Verdict {
    let observed = feature.part(part)
    if observed.isAlias { return .undecidable(reason: "'\(part.typeName)' is a type alias") }
    let exists = !observed.extensions.isEmpty || observed.declarations.contains(where: \.hasBody)
    return met(if: exists, else: namespace)
  }

  func restatedConformance(of part: Part, to name: String) -> Verdict {
    let observed = feature.part(part)
    guard let first = observed.extensions.first(where: \.hasBody) ?? observed.extensions.first
    else { return .undecidable(reason: "'\(part.typeName)' has no extension") }
    let isMet = observed.inherits(name) || observed.bodyNamesItsBuilder
    return met(if: isMet, else: first.location)
  }

  func typeAlias(_ name: String, in part: Part) -> Verdict {
    let observed = feature.part(part)
    if observed.isAlias { return .undecidable(reason: "'\(part.typeName)' is a type alias") }
    let place = observed.home(restating: part.typeName)?.location ?? place(of: part)
    return met(if: observed.all.contains { $0.aliases.contains(name) }, else: place)
  }
}

extension ObservedPart {
  /// `body` carries a result builder itself, so that it needs none from a protocol.
  fileprivate var bodyNamesItsBuilder: Bool {
    properties.contains { property in
      property.name == "body" && property.attributes.contains { $0.contains("Builder") }
    }
  }
}
