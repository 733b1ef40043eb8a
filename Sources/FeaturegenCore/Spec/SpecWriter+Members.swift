import YAML

extension SpecWriter {
  /// `nil` for a State without members of its own.
  func value(_ state: StateShape) -> YAMLValue? {
    switch state {
    case .enumeration(let cases):
      return .mapping(
        [
          YAMLMember("kind", .text("enum")),
          YAMLMember("cases", .mapping(cases.map { YAMLMember($0.name, .text($0.feature)) })),
        ], layout: .block)
    case .structure(let conformances, let properties):
      let members = properties.map { YAMLMember($0.name, value($0)) }
      let isFlat =
        conformances.isEmpty && properties.allSatisfy { !Self.shapeKeys.contains($0.name) }
      if isFlat { return members.isEmpty ? nil : .mapping(members, layout: .block) }
      var shape = [YAMLMember("kind", .text("struct"))]
      shape.addList("conforms", conformances.map { .text($0) })
      shape.addMapping("properties", members, layout: .block)
      return .mapping(shape, layout: .block)
    }
  }

  /// Names of properties that would be read as keys of the long form.
  private static let shapeKeys: Set<String> = ["kind", "conforms", "properties", "cases"]

  private func value(_ property: PropertyMember) -> YAMLValue {
    if let tail = property.declarationTail { return .text(tail) }
    var members = [YAMLMember("type", .text(property.type))]
    switch property.value {
    case .required: break
    case .inline(let value): members.add("default", value)
    case .initial(let value): members.add("initial", value)
    }
    members.addFlag("binding", property.isBinding)
    members.addFlag("let", property.isConstant && property.name != "id")
    members.add("attribute", property.attribute)
    members.add("access", property.access?.rawValue)
    members.add("example", property.example)
    members.add("doc", property.documentation)
    return .mapping(members)
  }

  /// Actions in order, those of a group under its name, where the first of them stands.
  func actions(of feature: Feature) -> YAMLValue {
    var members: [YAMLMember] = []
    for action in feature.actions {
      guard let group = action.group else {
        members.append(YAMLMember(action.name, value(action)))
        continue
      }
      guard !members.contains(where: { $0.name == group && $0.isGroup }) else { continue }
      let inner = feature.actions.filter { $0.group == group }
        .map { YAMLMember($0.name, value($0)) }
      let nested = [YAMLMember("group", .mapping(inner, layout: .block))]
      members.append(YAMLMember(group, .mapping(nested, layout: .block)))
    }
    return .mapping(members, layout: .block)
  }

  private func value(_ action: ActionMember) -> YAMLValue {
    var members: [YAMLMember] = []
    members.add("parameters", action.parameters)
    if let event = action.event {
      members.append(YAMLMember("event", value(event, ofAction: action.name)))
    }
    members.addFlag("handler", action.hasHandler)
    members.add("doc", action.documentation)
    return members.isEmpty ? .empty : .mapping(members)
  }

  private func value(_ event: EventMember, ofAction name: String) -> YAMLValue {
    guard !event.attributes.isEmpty else {
      return .text(event.name == name ? "true" : event.name)
    }
    let attributes = event.attributes.map { YAMLMember($0.name, .text($0.value)) }
    return .mapping([
      YAMLMember("name", .text(event.name)), YAMLMember("attributes", .mapping(attributes)),
    ])
  }

  func member(_ child: ChildMember) -> YAMLMember {
    var members = [YAMLMember("kind", .text(child.kind.rawValue))]
    var key = child.name
    if FeatureName(typeName: key, suffix: convention.suffix).stem != key {
      // As a key, it would be read without the suffix.
      key = child.feature
      members.add("name", child.name)
    } else if child.feature != child.name {
      members.add("feature", child.feature)
    }
    members.add("plural", child.plural)
    members.add("initial", child.initial)
    members.add("import", child.module)
    members.add("doc", child.documentation)
    return YAMLMember(key, members.count == 1 ? members[0].value : .mapping(members))
  }

  func value(_ destination: DestinationCase) -> YAMLValue {
    guard destination.kind != .sheet else { return .text(destination.feature) }
    return .mapping([
      YAMLMember("feature", .text(destination.feature)),
      YAMLMember("kind", .text(destination.kind.rawValue)),
    ])
  }

  func value(_ error: ErrorMember) -> YAMLValue {
    var members: [YAMLMember] = []
    members.add("parameters", error.parameters)
    members.add("code", error.code)
    members.add("message", error.message)
    members.add("doc", error.documentation)
    return members.isEmpty ? .empty : .mapping(members)
  }

  func value(_ dependency: DependencyMember) -> YAMLValue {
    let key: String
    switch dependency.key {
    case .path(let path): key = path
    case .type(let type): key = type + ".self"
    }
    if dependency.type == nil, dependency.access == nil {
      return key == dependency.name ? .empty : .text(key)
    }
    var members: [YAMLMember] = []
    if key != dependency.name { members.add("key", key) }
    members.add("type", dependency.type)
    members.add("access", dependency.access?.rawValue)
    return .mapping(members)
  }
}

extension Feature {
  /// Nothing is to be said about groups besides which actions are in them.
  func namesGroupsByDefault(under convention: Convention) -> Bool {
    let used = Set(actions.compactMap(\.group))
    return groups.allSatisfy { group in
      used.contains(group.name) && group.type == convention.typeName(ofGroup: group.name)
    }
  }
}

extension YAMLMember {
  /// It holds the actions of a group.
  fileprivate var isGroup: Bool {
    guard case .mapping(let members, _) = value else { return false }
    return members.count == 1 && members[0].name == "group"
  }
}

extension PropertyMember {
  /// The short form, as in `var name: TAIL`; `nil` if it does not say all.
  fileprivate var declarationTail: String? {
    guard !isBinding, !isConstant || name == "id", attribute == nil, access == nil, example == nil,
      documentation == nil
    else { return nil }
    switch value {
    case .required: return type
    case .inline(let value) where !value.contains(where: \.isNewline): return "\(type) = \(value)"
    case .inline, .initial: return nil
    }
  }
}
