import Spelling

extension Evaluator {
  /// What stands behind one dot.
  private enum Lookup {
    case value(TemplateValue)
    case missing(known: [String])
    case noMembers
  }

  /// The variable's value, which may be ``TemplateValue/none``.
  mutating func value(of path: VariablePath) throws(Fault) -> TemplateValue {
    try spend(bytes: scopes.size, at: path.root.offset)
    guard var value = scopes.value(named: path.root.name) else {
      let nearest = nearestName(to: path.root.name, in: scopes.names.sorted())
      throw Fault(.unknownVariable(path.root.name, nearest: nearest), at: path.root.offset)
    }
    var owner = path.root.name
    for member in path.members {
      let name = "\(owner).\(member.name)"
      switch lookUp(member.name, in: value) {
      case .value(let found):
        value = found
      case .missing(let known):
        let nearest = nearestName(to: member.name, in: known.sorted()).map { "\(owner).\($0)" }
        throw Fault(.unknownVariable(name, nearest: nearest), at: member.offset)
      case .noMembers where value.isNone:
        throw Fault(.noValue(owner), at: member.offset)
      case .noMembers:
        throw Fault(.noMembers(name: owner, of: value.kind), at: member.offset)
      }
      owner = name
    }
    return value
  }

  /// The variable's value, if it exists and has one.
  func definedValue(of path: VariablePath) -> TemplateValue? {
    guard var value = scopes.value(named: path.root.name) else { return nil }
    for member in path.members {
      guard case .value(let found) = lookUp(member.name, in: value) else { return nil }
      value = found
    }
    return value.isNone ? nil : value
  }

  private func lookUp(_ name: String, in value: TemplateValue) -> Lookup {
    switch value {
    case .dictionary(let members):
      members[name].map(Lookup.value) ?? .missing(known: Array(members.keys))
    case .array(let elements):
      element(name, of: elements).map(Lookup.value) ?? .missing(known: ["count", "first", "last"])
    case .string, .integer, .boolean, .none:
      .noMembers
    }
  }

  private func element(_ name: String, of elements: [TemplateValue]) -> TemplateValue? {
    switch name {
    case "count": return .integer(elements.count)
    case "first": return elements.first
    case "last": return elements.last
    default:
      guard let index = Int(name), elements.indices.contains(index) else { return nil }
      return elements[index]
    }
  }
}
