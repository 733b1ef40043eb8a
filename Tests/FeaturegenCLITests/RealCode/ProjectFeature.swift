import FeaturegenCore
import SwiftOutline

/// A feature as its files have it, found by name alone.
struct ProjectFeature: Sendable {
  let name: String
  let convention: Convention
  /// Every file of its module, by path.
  let files: [String: SourceUnit]
  let namespace: Located
  /// What importing a module of the project brings along, by its name.
  let exports: [String: Set<String>]

  /// A type in its file.
  struct Located: Sendable {
    let unit: SourceUnit
    let type: FoundType

    var declaration: Declaration { type.declaration }
    var place: StructuralMutation.Place { .original(path: unit.path, type.place) }
  }

  /// `nil` if several types of the project have the name, or none.
  init?(_ fullName: String, in project: [String: SourceUnit], convention: Convention) {
    let path = fullName.split(separator: ".").map(String.init)
    let homes = project.values.flatMap { unit in
      unit.types.filter { $0.path == path && !$0.isExtension }
        .map { Located(unit: unit, type: $0) }
    }
    guard homes.count == 1, let namespace = homes.first, let name = path.last else { return nil }
    let root = Self.moduleFolder(of: namespace.unit.path)
    self.name = name
    self.namespace = namespace
    self.convention = convention
    files = project.filter { Self.moduleFolder(of: $0.key) == root }
    var exports: [String: Set<String>] = [:]
    for unit in project.values {
      guard let module = Self.moduleName(of: unit.path) else { continue }
      exports[module, default: []].formUnion(unit.exports)
    }
    self.exports = exports
  }

  /// What a file sees that imports `modules`.
  func visible(_ modules: Set<String>) -> Set<String> {
    var visible = modules.union(
      Self.moduleName(of: namespace.unit.path).flatMap { exports[$0] } ?? [])
    while true {
      let more = visible.union(visible.flatMap { exports[$0] ?? [] })
      if more == visible { return visible }
      visible = more
    }
  }

  private static func moduleName(of path: String) -> String? {
    moduleFolder(of: path).split(separator: "/").last.map(String.init)
  }

  /// `Sources/App/` of `Sources/App/Views/X.swift`; empty where no folder is called so.
  private static func moduleFolder(of path: String) -> String {
    let words = path.split(separator: "/").map(String.init)
    guard let index = words.lastIndex(of: "Sources"), words.count > index + 2 else { return "" }
    return words[...(index + 1)].joined(separator: "/") + "/"
  }

  var types: [Located] {
    files.values.sorted { $0.path < $1.path }.flatMap { unit in
      unit.types.map { Located(unit: unit, type: $0) }
    }
  }

  /// Declarations and extensions of a part, in the order of their files.
  func all(_ part: Part) -> [Located] {
    let path = namespace.type.path + [part.typeName]
    return types.filter { $0.type.path == path }
  }

  /// The only declaration of a part.
  func declaration(_ part: Part) -> Located? {
    let found = all(part).filter { !$0.type.isExtension }
    return found.count == 1 ? found.first : nil
  }

  func extensions(_ part: Part) -> [Located] { all(part).filter(\.type.isExtension) }

  /// The only place that holds the part's `body`, an extension.
  func home(_ part: Part) -> Located? {
    let found = all(part).filter { $0.type.property("body") != nil }
    return found.count == 1 ? found.first { $0.type.isExtension } : nil
  }

  /// Action and the enums nested in it that are the payload of one of its cases.
  var actions: [(type: Located, group: String?)] {
    guard let action = declaration(.action) else { return [] }
    let groups = action.type.members(.enumCase).flatMap(\.caseElements).compactMap {
      element -> (Located, String?)? in
      guard let payload = element.payload, payload.count == 1,
        let name = payload.first?.type?.path.last
      else { return nil }
      let path = action.type.path + [name]
      let found = types.first { $0.type.path == path && !$0.type.isExtension }
      return found.map { ($0, element.name.text) }
    }
    return [(action, nil)] + groups
  }
}
