import FeaturegenCore
import SwiftOutline

/// Faults in where a feature's code stands.
extension ProjectFeature {
  var fileMutations: [StructuralMutation] {
    [Part.reducer, .view].flatMap(mutations(ofFile:)) + overview + imports + previews
  }

  /// The part's behaviour has a file that holds nothing else of a feature.
  private func mutations(ofFile part: Part) -> [StructuralMutation] {
    guard convention.parts.contains(part), let home = home(part),
      home.unit.path != namespace.unit.path, isOwn(home.unit, part)
    else { return [] }
    let path = home.unit.path
    var mutations = [
      StructuralMutation(
        name: "\(part.typeName) moved into the overview", rule: .misplacedPart, edits: [],
        appended: (path, to: namespace.unit.path), place: home.place),
      renamed(home, to: home.unit.name.lowercased(), "\(part.typeName)'s file in small letters"),
    ]
    if home.unit.name == convention.fileName(of: part == .view ? .view : .reducer, for: fileStem) {
      let name = "\(self.name)_\(part.typeName).swift"
      mutations.append(renamed(home, to: name, "\(part.typeName)'s file with another separator"))
    }
    if extensions(part).allSatisfy({ $0.unit.path == path }) {
      mutations.append(
        StructuralMutation(
          name: "\(part.typeName)'s file is missing", rule: .missingFile, edits: [],
          removed: path, place: namespace.place))
    }
    return mutations
  }

  private var fileStem: FeatureName { FeatureName(typeName: name, suffix: convention.suffix) }

  private func renamed(
    _ located: Located, to name: String, _ label: String
  ) -> StructuralMutation {
    StructuralMutation(
      name: label, rule: .fileName, edits: [],
      renamed: [located.unit.path: located.unit.folder + name], place: located.place)
  }

  /// Besides extensions of the part, no type that could be a feature or a part of one.
  private func isOwn(_ unit: SourceUnit, _ part: Part?) -> Bool {
    let own = namespace.type.path + (part.map { [$0.typeName] } ?? [])
    return unit.types.filter { $0.parents.isEmpty }.allSatisfy { type in
      type.path.starts(with: own) || type.inherits("PreviewProvider")
        || type.declaration.modifier(["private", "fileprivate"]) != nil
    }
  }

  private var overview: [StructuralMutation] {
    guard namespace.type.path.count == 1, isOwn(namespace.unit, nil) else { return [] }
    var mutations = [
      renamed(namespace, to: namespace.unit.name.lowercased(), "the overview in small letters")
    ]
    if let reducer = home(.reducer), reducer.unit.path != namespace.unit.path {
      mutations.append(
        StructuralMutation(
          name: "the overview moved into the reducer's file", rule: .misplacedPart, edits: [],
          appended: (namespace.unit.path, to: reducer.unit.path), place: namespace.place))
    }
    return mutations
  }

  /// Judged only where nothing else that the file imports may export the module.
  private var imports: [StructuralMutation] {
    let both: Set<String> = ["ComposableArchitecture", convention.supportModule]
    var homes: [(Located, Set<String>)] = [(namespace, both.union(["SwiftUI"]))]
    if let home = home(.reducer) { homes.append((home, both)) }
    if let home = home(.view) { homes.append((home, both.union(["SwiftUI"]))) }
    return homes.flatMap { home, wanted -> [StructuralMutation] in
      let imports = home.unit.imports
      return imports.compactMap { module, range in
        let rest = visible(Set(imports.map(\.module)).subtracting([module]))
        let known = Self.harmlessModules.union(exports.keys)
          .union(["ComposableArchitecture", convention.supportModule])
        guard wanted.contains(module), !rest.contains(module), rest.isSubset(of: known)
        else { return nil }
        return StructuralMutation(
          name: "import of \(module)", rule: .missingImport, edits: [edit(home, range)],
          place: home.place)
      }
    }
  }

  private static let harmlessModules: Set<String> = ["Combine", "Foundation", "SwiftUI", "UIKit"]

  private var previews: [StructuralMutation] {
    let found = files.values.flatMap { unit in
      unit.previews.filter { unit.text($0).contains(name + ".View(") }.map { (unit.path, $0) }
    }
    guard found.count == 1, let (path, range) = found.first, declaration(.view) != nil else {
      return []
    }
    return [
      StructuralMutation(
        name: "preview is missing", rule: .missingPreview,
        edits: [.init(path: path, range: range, text: "")], place: namespace.place)
    ]
  }
}

extension SourceUnit {
  var imports: [(module: String, range: Range<Int>)] {
    outline.allDeclarations.compactMap { declaration in
      guard case .import(_, let path) = declaration.detail, let module = path.first else {
        return nil
      }
      return (module.text, declaration.range)
    }
  }

  /// Types that conform to `PreviewProvider`, and `#Preview` macros.
  fileprivate var previews: [Range<Int>] {
    var ranges = types.filter { $0.inherits("PreviewProvider") }.map(\.declaration.range)
    var pending = outline.items
    while let item = pending.popLast() {
      switch item {
      case .code(let range) where text(range).hasPrefix("#Preview"): ranges.append(range)
      case .conditional(let block): pending += block.clauses.flatMap(\.items)
      case .code, .declaration: break
      }
    }
    return ranges
  }
}
