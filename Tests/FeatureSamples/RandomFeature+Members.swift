import FeaturegenCore

extension RandomFeature {
  private static let types = [
    "String", "Int", "Bool", "UUID", "Double", "URL", "Date", "[String]", "[String: Int]",
    "Set<Int>",
    "Int?", "[UUID]?", "Data", "Swift.String", "[[Int]]", "Range<Int>",
  ]

  private static let defaults = [
    ("String", "\"text\""), ("Int", "0"), ("Bool", "false"), ("Bool", "true"), ("Double", "1.10"),
    ("[String]", "[]"), ("[String: Int]", "[\"a\": 1]"), ("Int?", "2"), ("URL?", "nil"),
    ("String", "\"string\""), ("Int", "1"), ("Set<Int>", "[1, 2]"), ("UUID", "UUID()"),
  ]

  private mutating func type() -> String {
    Self.types.randomElement(using: &generator) ?? "Int"
  }

  /// Up to three elements, labelled, named after `_`, or neither.
  mutating func parameters() -> String {
    var names = RandomNames()
    return (0..<Int.random(in: 1..<4, using: &generator)).map { _ in
      let type = type()
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: return "\(names.member(using: &generator)): \(type)"
      case 1:
        let name = names.upper(using: &generator)
        return "_ \(name.prefix(1).lowercased() + name.dropFirst()): \(type)"
      default: return type
      }
    }.joined(separator: ", ")
  }

  mutating func state(_ role: Role, cast: Cast, names: inout RandomNames) -> StateShape {
    if role.hasStates {
      let count = Int.random(in: 1..<4, using: &generator)
      let cases = cast.laterPlain.shuffled(using: &generator).prefix(count)
      if !cases.isEmpty {
        return .enumeration(
          cases.map { StateCase(name: names.member(using: &generator), feature: $0) })
      }
    }
    var properties = (0..<Int.random(in: 0..<6, using: &generator)).map { _ in
      property(needsValue: role.isPlain, names: &names)
    }
    if role.isRow {
      properties.insert(
        PropertyMember(name: "id", type: chance(3) ? "Int" : "UUID"),
        at: chance(3) ? properties.count : 0)
    }
    return .structure(conformances: chance(10) ? ["Copyable"] : [], properties: properties)
  }

  private mutating func property(
    needsValue: Bool, names: inout RandomNames
  ) -> PropertyMember {
    var member = PropertyMember(name: names.member(using: &generator), type: "Int")
    switch Int.random(in: needsValue ? 1..<4 : 0..<4, using: &generator) {
    case 0: member.type = type()
    case 1: member.type = chance(2) ? "String?" : "[Int: Date]?"
    case let form:
      let (type, value) = Self.defaults.randomElement(using: &generator) ?? ("Int", "0")
      member.type = type
      member.value = form == 2 ? .inline(value) : .initial(value)
    }
    if member.value == .required, ["URL", "Range<Int>"].contains(member.type) {
      member.example = member.type == "URL" ? "URL(fileURLWithPath: \"/\")" : "0..<1"
    }
    let isConstant = chance(8) && !member.hasInlineValue
    member.isConstant = isConstant && !member.type.hasSuffix("?")
    member.isBinding = !member.isConstant && chance(4)
    if chance(6) { member.access = AccessLevel.allCases.randomElement(using: &generator) }
    if options.dialect == .observation, member.hasInlineValue, !member.isBinding, chance(6) {
      member.attribute = "@ObservationStateIgnored"
    }
    member.documentation = documentation(oneIn: 6)
    return member
  }

  mutating func actions(names: inout RandomNames) -> ([ActionGroup], [ActionMember]) {
    var groups: [ActionGroup] = []
    if chance(4) {
      groups = [ActionGroup(name: "view", type: "View")]
      if chance(2) { groups.append(ActionGroup(name: "delegate", type: "Output")) }
    }
    var actions = ["onAppear", "onDisappear", "task"].filter { _ in chance(2) }
      .map { ActionMember(name: $0) }
    actions += (0..<Int.random(in: 0..<5, using: &generator)).map { _ in
      var member = ActionMember(name: names.member(using: &generator))
      if chance(2) { member.parameters = parameters() }
      member.documentation = documentation(oneIn: 6)
      return member
    }
    for index in actions.indices {
      if chance(2) { actions[index].event = event(of: actions[index]) }
      actions[index].hasHandler = chance(2)
      actions[index].group = chance(2) ? groups.randomElement(using: &generator)?.name : nil
    }
    let used = Set(actions.compactMap(\.group))
    return (groups.filter { used.contains($0.name) }, actions.grouped)
  }

  private mutating func event(of action: ActionMember) -> EventMember {
    var event = EventMember(name: chance(4) ? action.name + "Seen" : action.name)
    if action.parameters == "Int" {
      event.attributes = [.init(name: "the number", value: "\"\\(int)\"")]
    } else if chance(6) {
      event.attributes = [
        .init(name: "always", value: "\"yes\""), .init(name: "b", value: "\"c\""),
      ]
    }
    return event
  }
}

extension PropertyMember {
  fileprivate var hasInlineValue: Bool {
    if case .inline = value { true } else { false }
  }
}

extension [ActionMember] {
  /// Members of one group stand together, as a spec writes them.
  fileprivate var grouped: [ActionMember] {
    var result: [ActionMember] = []
    for member in self where !result.contains(member) {
      result += member.group == nil ? [member] : filter { $0.group == member.group }
    }
    return result
  }
}
