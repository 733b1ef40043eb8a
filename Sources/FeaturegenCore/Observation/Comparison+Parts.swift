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

  /// A part is at home in a file named after it, or in one that holds nothing else.
  func home(of part: Part?) -> Verdict {
    let type: TypeFacts?
    if let part {
      let observed = feature.part(part)
      type =
        observed.home(restating: part.typeName) ?? observed.declarations.first(where: \.hasBody)
    } else {
      type = feature.namespace
    }
    guard let type, let file = feature.module.file(at: type.location.path)
    else { return .met }
    if isNamed(file.name, after: part) { return .met }
    let isAnothersHome =
      part == nil && [.reducer, .view].contains { isNamed(file.name, after: $0) }
    return met(
      if: !isAnothersHome && !holdsAnythingElse(file, than: part), else: type.location)
  }

  /// Any separator will do here, and for a view so will a platform's file: `X+View+macOS.swift`,
  /// `X+iOS.swift`.
  private func isNamed(_ fileName: String, after part: Part?) -> Bool {
    let type = feature.namespace.path.last ?? feature.fullName
    guard fileName.lowercased().hasPrefix(type.lowercased()) else { return false }
    let rest = fileName.dropFirst(type.count)
    guard let part else { return rest == ".swift" }
    let words = rest.split(whereSeparator: { !$0.isLetter && !$0.isNumber })
    guard let first = words.first.map(String.init) else { return false }
    return first == part.typeName || (part == .view && Self.platforms.contains(first))
  }

  private static let platforms: Set<String> = ["iOS", "macOS", "tvOS", "visionOS", "watchOS"]

  private func holdsAnythingElse(_ file: FileFacts, than part: Part?) -> Bool {
    let own = feature.fullName
    return file.topLevelTypes.contains { name in
      if name == own + "_Previews" || name == own + "Preview" { return false }
      guard let part else { return name != own && !name.hasPrefix(own + ".") }
      let partName = own + "." + part.typeName
      return name != partName && !name.hasPrefix(partName + ".")
    }
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
