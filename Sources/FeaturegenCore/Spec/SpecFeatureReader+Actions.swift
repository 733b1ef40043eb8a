import SwiftOutline
import YAML

/// Actions and their groups.
extension SpecFeatureReader {
  private enum ActionKey: String, YAMLKey {
    case parameters, event, handler, doc, group
  }

  mutating func readGroups(_ node: YAMLNode) {
    for entry in faults.reader.entries(node) ?? [] {
      guard let name = key(entry, of: "a group of actions"),
        let type = typeName(entry.value, of: "a group's enum")
      else { continue }
      addGroup(ActionGroup(name: name, type: type), at: entry.key.range.start)
    }
  }

  private mutating func addGroup(_ group: ActionGroup, at mark: YAMLMark) {
    let owner = "the group \(shown(group.name))"
    claim(group.name, in: .action, for: owner, at: mark)
    claim(group.type, in: .actionTypes, for: owner, at: mark)
    feature.groups.append(group)
  }

  /// Actions of their own, and groups of them.
  mutating func readActions(_ node: YAMLNode) {
    for entry in faults.reader.entries(node) ?? [] {
      guard let name = key(entry, of: "an action") else { continue }
      let mark = entry.key.range.start
      guard let mapping = actionKeys(entry.value) else {
        if entry.value.isEmpty { add(ActionMember(name: name), at: mark) }
        continue
      }
      if let group = mapping[.group] {
        readGroup(name, mapping, group, at: mark)
      } else {
        add(action(name, mapping, group: nil), at: mark)
      }
    }
  }

  private mutating func actionKeys(_ node: YAMLNode) -> YAMLMappingReader<ActionKey>? {
    node.isEmpty ? nil : faults.reader.mapping(node, keys: ActionKey.self)
  }

  private mutating func readGroup(
    _ group: String, _ mapping: YAMLMappingReader<ActionKey>, _ node: YAMLNode, at mark: YAMLMark
  ) {
    for (key, entry) in mapping.entries where key != .group {
      faults.reader.report(
        "'\(key.rawValue)' beside 'group': a group has actions only, move it to one of them",
        at: entry.key.range.start)
    }
    if !feature.groups.contains(where: { $0.name == group }) {
      let type = context.convention.typeName(ofGroup: group)
      addGroup(ActionGroup(name: group, type: type), at: mark)
    }
    for entry in faults.reader.entries(node) ?? [] {
      guard let name = key(entry, of: "an action") else { continue }
      let mark = entry.key.range.start
      guard let mapping = actionKeys(entry.value) else {
        if entry.value.isEmpty { add(ActionMember(name: name, group: group), at: mark) }
        continue
      }
      if let inner = mapping.mark(of: .group) {
        faults.reader.report(
          "a group inside the group '\(group)': groups do not nest, move its actions out of it",
          at: inner)
      }
      add(action(name, mapping, group: group), at: mark)
    }
  }

  private mutating func add(_ action: ActionMember, at mark: YAMLMark) {
    let owner = "the action \(shown(action.name))"
    if action.group == nil { claim(action.name, in: .action, for: owner, at: mark) }
    if action.hasHandler {
      refuseReserved(action.name, in: .handlers, .tests, for: owner, at: mark)
    }
    feature.actions.append(action)
  }

  private mutating func action(
    _ name: String, _ mapping: YAMLMappingReader<ActionKey>, group: String?
  ) -> ActionMember {
    let payload = mapping[.parameters].flatMap { self.payload($0, for: .action) }
    let locals = BlueprintPayload.localNames(
      in: payload?.text, besides: ["state", "action", name])
    var action = ActionMember(name: name, parameters: payload?.text, group: group)
    action.event = mapping[.event].flatMap { event($0, of: name, locals: locals) }
    action.hasHandler = mapping[.handler].flatMap { faults.reader.boolean($0) } ?? false
    action.documentation = mapping[.doc].flatMap { faults.documentation($0) }
    return action
  }
}

/// Events.
extension SpecFeatureReader {
  private enum EventKey: String, YAMLKey {
    case name, attributes
  }

  /// A switch, a name, or a mapping.
  private mutating func event(
    _ node: YAMLNode, of action: String, locals: [String]
  ) -> EventMember? {
    switch node.content {
    case .scalar(let scalar):
      guard let scalar = faults.reader.scalar(node) == nil ? nil : scalar else { return nil }
      if scalar.style == .plain, scalar.text == "false" { return nil }
      return eventName(node, scalar, of: action).flatMap { member(EventMember(name: $0), at: node) }
    case .mapping:
      guard let mapping = faults.reader.mapping(node, keys: EventKey.self) else { return nil }
      var name: String? = action
      if let nameNode = mapping[.name] { name = self.name(nameNode, of: "an event") }
      let attributes = mapping[.attributes].map { self.attributes($0, locals: locals) } ?? []
      return name.flatMap { member(EventMember(name: $0, attributes: attributes), at: node) }
    case .sequence:
      faults.reader.report(
        "an event is 'true', a name or a mapping, not a list: an action has one",
        at: node.range.start)
      return nil
    }
  }

  private mutating func eventName(
    _ node: YAMLNode, _ scalar: YAMLScalar, of action: String
  ) -> String? {
    if scalar.style == .plain, scalar.text == "true" { return action }
    if scalar.text == "true" || scalar.text == "false" {
      faults.reader.report(
        "an event cannot be called '\(scalar.text)': remove the quotes if you mean the switch",
        at: node.range.start)
      return nil
    }
    if let meant = switchValue(scalar.text) {
      faults.reader.report(
        "expected 'true', 'false' or the event's name, found \(shown(scalar.text)): "
          + "write \(meant)", at: node.range.start)
      return nil
    }
    return name(node, of: "an event")
  }

  private mutating func member(_ event: EventMember, at node: YAMLNode) -> EventMember? {
    requireAnalytics(at: node.range.start)
    // Two actions may well record one event.
    let isFirst = names.owner(of: event.name, in: .event)?.line == nil
    if isFirst {
      claim(event.name, in: .event, for: "the event \(shown(event.name))", at: node.range.start)
    }
    return event
  }

  /// Swift over the names of the action's payload.
  private mutating func attributes(
    _ node: YAMLNode, locals: [String]
  ) -> [EventMember.Attribute] {
    var attributes: [EventMember.Attribute] = []
    for entry in faults.reader.entries(node) ?? [] {
      if entry.name.isEmpty {
        faults.reader.report(
          "an attribute without name: write one", at: entry.key.range.start)
      }
      if let value = value(entry.value, of: .string, locals: locals) {
        attributes.append(EventMember.Attribute(name: entry.name, value: value))
      }
    }
    return attributes
  }
}
