extension Comparison {
  /// At least as visible as the namespace; a member that is not there is another rule's matter.
  func access(to member: AccessMember?, of part: Part?) -> Verdict {
    guard let demanded = namespaceVisibility else {
      return .undecidable(reason: "the type around '\(feature.fullName)' is not in this module")
    }
    let places = visibilities(of: member, in: part)
    if let first = places.first, case .initializer = member {
      return met(if: places.contains { $0.visibility >= demanded }, else: first.location)
    }
    guard let hidden = places.first(where: { $0.visibility < demanded }) else { return .met }
    return .unmet(hidden.location)
  }

  /// `nil`: it is nested in a type of which nothing is known.
  var namespaceVisibility: Visibility? {
    var visibility = feature.namespace.visibility
    let path = feature.namespace.path
    for length in path.indices.dropFirst() {
      let outer = Array(path.prefix(length))
      let types = feature.module.files.lazy.flatMap(\.types)
      guard let type = types.first(where: { $0.path == outer && !$0.isExtension }) else {
        return nil
      }
      visibility = min(visibility, type.visibility)
    }
    return visibility
  }

  func visibilities(of member: AccessMember?, in part: Part?) -> [VisibilityFacts] {
    let types: [TypeFacts]
    if let part {
      types = feature.part(part).all
    } else {
      types = [feature.namespace] + feature.namespaceExtensions
    }
    switch member {
    case nil:
      return types.filter { !$0.isExtension }.map {
        VisibilityFacts(
          location: $0.location, visibility: $0.visibility, isStated: $0.statesVisibility)
      }
    case .initializer(let labels):
      if types.contains(where: { $0.kind == .enum }) { return [] }
      let start = "init(" + (labels ?? []).map { $0 + ":" }.joined()
      return members(of: types) {
        $0.hasPrefix(start) && (labels != [] || $0 == "init()")
      }
    case .property(let name):
      return types.flatMap { type in
        type.properties.filter { $0.name == name }.map {
          VisibilityFacts(
            location: $0.location, visibility: $0.visibility, isStated: $0.statesVisibility,
            isHandedOn: type.isExtension && type.statesVisibility)
        }
      }
    case .type(let name):
      guard isUsed(name) else { return [] }
      return members(of: types) { $0 == name }
    }
  }

  private func members(
    of types: [TypeFacts], where isMeant: (String) -> Bool
  ) -> [VisibilityFacts] {
    types.flatMap { type in
      type.members.filter { isMeant($0.name) }.map {
        VisibilityFacts(
          location: $0.location, visibility: $0.visibility, isStated: $0.statesVisibility,
          isHandedOn: type.isExtension && type.statesVisibility)
      }
    }
  }

  /// State or Action say it, so that whoever sees them has to see it.
  private func isUsed(_ name: String) -> Bool {
    let texts =
      feature.part(.state).properties.compactMap(\.type)
      + feature.part(.action).cases.flatMap(\.payload)
    return ["State", "Action"].contains(name)
      || texts.contains { text in
        text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" })
          .contains { $0 == name }
      }
  }
}

/// How visible one declaration is, and what says so.
struct VisibilityFacts {
  var location: SourceLocation
  var visibility: Visibility
  /// A modifier of its own.
  var isStated: Bool
  /// A modifier of the extension around it.
  var isHandedOn = false
}
