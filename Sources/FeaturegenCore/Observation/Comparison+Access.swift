extension Comparison {
  /// At least as visible as the namespace; a member that is not there is another rule's matter.
  func access(to member: AccessMember?, of part: Part?) -> Verdict {
    guard let demanded = feature.visibility else {
      return .undecidable(reason: "a type around the namespace is not in this module")
    }
    let places = visibilities(of: member, in: part)
    if let first = places.first, case .initializer = member {
      return met(if: places.contains { $0.visibility >= demanded }, else: first.location)
    }
    guard let hidden = places.first(where: { $0.visibility < demanded }) else { return .met }
    return .unmet(hidden.location)
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
    case .property("id") where part == .state && !feature.part(.state).inherits("Identifiable"):
      return []
    case .property(let name):
      return types.flatMap { type in
        type.properties.filter { $0.name == name }.map {
          VisibilityFacts(
            location: $0.location, visibility: $0.visibility, isStated: $0.statesVisibility,
            isHandedOn: type.isExtension && type.statesVisibility)
        }
      }
    case .type(let name):
      let members = members(of: types) { $0 == name }
      return members.isEmpty || !isUsed(name) ? [] : members
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
    if ["State", "Action"].contains(name) { return true }
    let texts =
      feature.part(.state).properties.compactMap(\.type)
      + feature.part(.action).cases.flatMap(\.payload)
    return texts.contains { text in text.typeNames.contains { $0 == name } }
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
