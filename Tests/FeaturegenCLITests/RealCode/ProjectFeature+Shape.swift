import FeaturegenCore
import SwiftOutline

/// Faults in what a feature declares and how.
extension ProjectFeature {
  var shapeMutations: [StructuralMutation] {
    namespaceMutations + Part.allCases.flatMap(mutations(of:)) + initializers + access
      + aliases + store + conformances
  }

  func edit(_ located: Located, _ range: Range<Int>, _ text: String = "")
    -> StructuralMutation.Edit
  {
    StructuralMutation.Edit(path: located.unit.path, range: range, text: text)
  }

  private var namespaceMutations: [StructuralMutation] {
    let declaration = namespace.declaration
    guard declaration.kind == .enum, let body = declaration.body else { return [] }
    var mutations = [
      StructuralMutation(
        name: "namespace is a struct", rule: .namespaceKind,
        edits: [edit(namespace, declaration.keyword, "struct")], place: namespace.place),
      StructuralMutation(
        name: "namespace has a case", rule: .namespaceKind,
        edits: [edit(namespace, body.lowerBound + 1..<body.lowerBound + 1, "\ncase probe\n")],
        place: namespace.place),
    ]
    let name = convention.namespaceProtocol
    if let range = declaration.removal(ofInherited: name, in: namespace.unit.outline) {
      mutations.append(
        StructuralMutation(
          name: "conformance of the namespace", rule: .namespaceConformance,
          edits: [edit(namespace, range)], place: namespace.place))
    }
    return mutations
  }

  private func mutations(of part: Part) -> [StructuralMutation] {
    guard convention.parts.contains(part), let located = declaration(part) else { return [] }
    let declaration = located.declaration
    var mutations: [StructuralMutation] = []
    if isMissed(part) {
      mutations.append(
        StructuralMutation(
          name: "\(part.typeName) is missing", rule: .missingPart,
          edits: [edit(located, declaration.range)], place: namespace.place))
    }
    let protocolName = convention.protocolName(of: part)
    let carriers = all(part).filter { $0.type.inherits(protocolName) }
    if carriers.count == 1, let carrier = carriers.first,
      let range = carrier.declaration.removal(ofInherited: protocolName, in: carrier.unit.outline),
      namespace.type.inherits(convention.namespaceProtocol)
    {
      mutations.append(
        StructuralMutation(
          name: "conformance of \(part.typeName)", rule: .partConformance,
          edits: [edit(carrier, range)], place: located.place))
    }
    return mutations
      + kinds(of: part).filter { $0 != "enum" || part != .view || isMissed(part) }.map { kind in
        let isNoView = part == .view && kind == "enum"
        return StructuralMutation(
          name: "\(part.typeName) is \(kind)", rule: isNoView ? .missingPart : .partKind,
          edits: [edit(located, declaration.keyword, kind)],
          place: isNoView ? namespace.place : located.place)
      }
  }

  /// Without it, the rest is a feature still, and one that needs the part.
  private func isMissed(_ part: Part) -> Bool {
    guard namespace.type.inherits(convention.namespaceProtocol) else { return false }
    if part != .view || convention.presence(of: part) == .required { return true }
    return !extensions(part).isEmpty
      || files.values.contains { unit in
        unit.text(0..<unit.outline.source.bytes.count).contains(name + ".View")
      }
  }

  private func kinds(of part: Part) -> [String] {
    switch part {
    case .state: convention.errorHandling ? ["class", "enum"] : ["class"]
    case .action, .event, .error: ["struct"]
    case .reducer: ["enum", "actor"]
    case .view: ["class", "enum"]
    }
  }

  private var initializers: [StructuralMutation] {
    [Part.state, .reducer, .view].filter(convention.parts.contains).compactMap { part in
      guard let located = declaration(part), located.declaration.kind == .struct else { return nil }
      let found = all(part).flatMap { place in
        place.type.members(.initializer).map { (place, $0) }
      }
      guard found.count == 1, let (place, initializer) = found.first else { return nil }
      return StructuralMutation(
        name: "init of \(part.typeName)", rule: .missingInitializer,
        edits: [edit(place, initializer.range)], place: located.place)
    }
  }

  /// Takes the word away, so that what is left is less visible than the namespace.
  private var access: [StructuralMutation] {
    guard namespace.declaration.modifier(["public"]) != nil else { return [] }
    var mutations: [StructuralMutation] = []
    func hide(_ name: String, _ declaration: Declaration, at place: Range<Int>, in located: Located)
    {
      guard let word = declaration.modifier(["public"]),
        located.type.declaration.modifier(["public"]) == nil || !located.type.isExtension
      else { return }
      mutations.append(
        StructuralMutation(
          name: "access of \(name)", rule: .accessLevel,
          edits: [edit(located, word.range.lowerBound..<word.range.upperBound + 1)],
          place: .original(path: located.unit.path, place)))
    }
    for part in convention.parts {
      guard let located = declaration(part) else { continue }
      let home = Located(
        unit: located.unit,
        type: FoundType(path: [], declaration: namespace.declaration, parents: []))
      hide(part.typeName, located.declaration, at: located.type.place, in: home)
      let initializers = all(part).flatMap { place in
        place.type.members(.initializer).map { (place, $0) }
      }
      if initializers.count == 1, let (place, found) = initializers.first,
        [.state, .reducer, .view].contains(part)
      {
        hide("init of \(part.typeName)", found, at: found.keyword, in: place)
      }
    }
    for part in [Part.reducer, .view] {
      for located in all(part) {
        if let body = located.type.property("body"),
          let name = body.bindings.first?.name
        {
          hide("body of \(part.typeName)", body, at: name.range, in: located)
        }
        for alias in located.type.members(.typealias) where part == .reducer {
          guard let name = alias.name, ["State", "Action"].contains(name.text) else { continue }
          hide("alias \(name.text)", alias, at: name.range, in: located)
        }
      }
    }
    return mutations
  }

  private var aliases: [StructuralMutation] {
    guard let home = home(.reducer) else { return [] }
    return ["State", "Action"].compactMap { name in
      let found = all(.reducer).flatMap { located in
        located.type.members(.typealias).filter { $0.name?.text == name }.map { (located, $0) }
      }
      guard found.count == 1, let (located, alias) = found.first else { return nil }
      return StructuralMutation(
        name: "alias \(name) is missing", rule: .missingTypealias,
        edits: [edit(located, alias.range)], place: home.place)
    }
  }

  private var store: [StructuralMutation] {
    guard let view = declaration(.view) else { return [] }
    let stores = view.type.members(.variable).filter { property in
      view.unit.text(property.range).lowercased().contains("store")
    }
    guard stores.count == 1, let store = stores.first else { return [] }
    return [
      StructuralMutation(
        name: "store is missing", rule: .missingStore, edits: [edit(view, store.range)],
        place: view.place)
    ]
  }

  private var conformances: [StructuralMutation] {
    [Part.reducer, .view].compactMap { part in
      let carriers = all(part).filter { $0.type.inherits(part.typeName) }
      guard carriers.count == 1, let carrier = carriers.first, carrier.type.isExtension,
        let body = carrier.type.property("body"),
        !body.attributes.contains(where: { $0.name.contains("Builder") }),
        let range = carrier.declaration.removal(
          ofInherited: part.typeName, in: carrier.unit.outline)
      else { return nil }
      return StructuralMutation(
        name: "': \(part.typeName)' not restated", rule: .conformanceNotRestated,
        edits: [edit(carrier, range)], place: carrier.place)
    }
  }
}
