import SwiftOutline
import YAML

/// State: its properties, or its cases.
extension SpecFeatureReader {
  private enum StateKey: String, YAMLKey {
    case kind, conforms, properties, cases
  }

  private enum Kind: String, YAMLKey {
    case `struct`, `enum`
  }

  mutating func readState(_ node: YAMLNode) {
    guard let entries = faults.reader.entries(node) else { return }
    guard Self.isLongForm(entries) else {
      feature.state = .structure(conformances: [], properties: properties(entries))
      return
    }
    guard let mapping = faults.reader.mapping(node, keys: StateKey.self),
      let kindNode = faults.reader.required(.kind, in: mapping),
      let kind = faults.reader.word(kindNode, as: Kind.self)
    else { return }
    for key in kind == .struct ? [StateKey.cases] : [.conforms, .properties] {
      guard let mark = mapping.mark(of: key) else { continue }
      faults.reader.report(
        "'\(key.rawValue)' is not for 'kind: \(kind.rawValue)': remove one of both", at: mark)
    }
    switch kind {
    case .struct: readStructure(mapping)
    case .enum: readEnumeration(mapping, at: kindNode.range.start)
    }
  }

  /// A property may be called `kind`; what it says cannot be a type then.
  private static func isLongForm(_ entries: [YAMLEntry]) -> Bool {
    guard let kind = entries.first(where: { $0.name == "kind" }),
      case .scalar(let scalar) = kind.value.content
    else { return false }
    return Kind(rawValue: scalar.text) != nil
      || entries.contains { $0.name != "kind" && StateKey(rawValue: $0.name) != nil }
  }

  private mutating func readStructure(_ mapping: YAMLMappingReader<StateKey>) {
    var members: [PropertyMember] = []
    if let node = mapping[.properties], let entries = faults.reader.entries(node) {
      members = properties(entries)
    }
    let hasID = members.contains { $0.name == "id" }
    let conformances = mapping[.conforms].map { self.conformances($0, hasID: hasID) } ?? []
    feature.state = .structure(conformances: conformances, properties: members)
  }

  private mutating func conformances(_ node: YAMLNode, hasID: Bool) -> [String] {
    var conformances: [String] = []
    let own = context.convention.protocolName(of: .state)
    for item in faults.reader.list(node) ?? [] {
      guard let scalar = faults.reader.scalar(item),
        let (text, type) = type(SpecText(scalar), for: .dependency)
      else { continue }
      if type.path.isEmpty {
        faults.reader.report(
          "\(shown(text)) is no protocol: write its name alone", at: item.range.start)
      } else if conformances.contains(text) || text == own {
        faults.reader.report(
          "State conforms to '\(text)' already: remove it", at: item.range.start)
      } else if text == "Identifiable", hasID {
        faults.reader.report(
          "the property 'id' makes State Identifiable: remove it here", at: item.range.start)
      } else if text == "Identifiable" {
        faults.reader.report(
          "an Identifiable State needs a property 'id': write 'id: UUID' under 'properties' "
            + "and remove this", at: item.range.start)
      } else {
        conformances.append(text)
      }
    }
    return conformances
  }

  private mutating func readEnumeration(
    _ mapping: YAMLMappingReader<StateKey>, at mark: YAMLMark
  ) {
    if context.convention.errorHandling {
      faults.reader.report(
        "an enum cannot hold the error-handling child: write 'kind: struct', "
          + "or 'error_handling: false' in the config", at: mark)
    }
    guard let node = faults.reader.required(.cases, in: mapping),
      let entries = faults.reader.entries(node)
    else { return }
    if entries.isEmpty {
      faults.reader.report("an enum State needs a case: write one", at: node.range.start)
    }
    var cases: [StateCase] = []
    for entry in entries {
      guard let name = key(entry, of: "a case of State"),
        let child = faults.featureName(entry.value, convention: context.convention)
      else { continue }
      claim(
        name, in: .state, .action, for: "the case \(shown(name))", at: entry.key.range.start)
      refuseItself(child, as: "a case of its State", at: entry.value.range.start)
      cases.append(StateCase(name: name, feature: child.stem))
    }
    feature.state = .enumeration(cases)
  }

  /// A value cannot hold itself.
  mutating func refuseItself(_ child: FeatureName, as role: String, at mark: YAMLMark) {
    guard child.typeName == feature.name.typeName else { return }
    faults.reader.report(
      "'\(child.stem)' cannot be \(role), which would hold itself without end: "
        + "present it, for example as a sheet", at: mark)
  }
}
