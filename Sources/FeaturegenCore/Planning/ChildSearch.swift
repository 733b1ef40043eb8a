import SwiftOutline

/// Looks in a project for the features that new ones hold.
package struct ChildSearch: Sendable {
  /// Everything below it is searched.
  package let folder: AbsolutePath
  package let convention: Convention

  package init(in folder: AbsolutePath, convention: Convention) {
    self.folder = folder
    self.convention = convention
  }

  /// A feature inside another one.
  private struct Use {
    let type: String
    let owner: String
    /// There are many of it, so its State needs an identity.
    let isRepeated: Bool
  }

  /// What is known of a feature that may be held.
  private struct Candidate {
    var isDeclared = false
    var isIdentifiable = false
  }

  /// What to do about children that are not there or do not fit; lower case, no full stop.
  ///
  /// - Parameter features: The new features, already on the disk or not.
  package func hints(for features: [Feature]) -> [String] {
    let uses = features.flatMap(uses).filter { $0.type != convention.errorChildType }
    guard !uses.isEmpty else { return [] }
    var candidates = self.candidates(named: Set(uses.map(\.type)))
    for feature in features {
      let isIdentifiable = feature.state.properties.contains { $0.name == "id" }
      candidates[feature.name.typeName] = Candidate(
        isDeclared: true, isIdentifiable: isIdentifiable)
    }
    var hints: [String] = []
    for use in uses {
      guard let hint = hint(on: use, candidates[use.type] ?? Candidate()),
        !hints.contains(hint)
      else { continue }
      hints.append(hint)
    }
    return hints
  }

  private func hint(on use: Use, _ candidate: Candidate) -> String? {
    let stem = FeatureName(typeName: use.type, suffix: convention.suffix).stem
    if !candidate.isDeclared {
      let identity = use.isRepeated ? ", with a state member 'id', since it is repeated" : ""
      return "'\(use.owner)' holds '\(use.type)', which is not in this project: "
        + "write it with 'featuregen new \(stem)'\(identity)"
    }
    guard use.isRepeated, !candidate.isIdentifiable else { return nil }
    return "'\(use.owner)' repeats '\(use.type)', so '\(use.type).State' has to be Identifiable: "
      + "give it a property 'id'"
  }

  private func uses(of feature: Feature) -> [Use] {
    let children = feature.children.map { ($0.feature, $0.kind == .collection) }
    let cases = (feature.destination + feature.path).map { ($0.feature, false) }
    var states: [(String, Bool)] = []
    if case .enumeration(let members) = feature.state {
      states = members.map { ($0.feature, false) }
    }
    return (children + cases + states).map { name, isRepeated in
      Use(
        type: convention.typeName(ofFeature: name), owner: feature.name.typeName,
        isRepeated: isRepeated)
    }
  }

  private func candidates(named names: Set<String>) -> [String: Candidate] {
    guard let entries = try? DirectoryWalk().run(from: folder).entries else { return [:] }
    let patterns = names.map { Array($0.utf8) }
    var candidates: [String: Candidate] = [:]
    for entry in entries {
      guard let bytes = try? FileReader.read(entry.path),
        patterns.contains(where: { bytes.contains(bytes: $0) })
      else { continue }
      let facts = FileFactsReader.read(SwiftSource(bytes), path: entry.relativePath)
      for type in facts.types {
        record(type, in: &candidates, names: names)
      }
    }
    return candidates
  }

  private func record(
    _ type: TypeFacts, in candidates: inout [String: Candidate], names: Set<String>
  ) {
    if let name = type.path.last, names.contains(name), !type.isExtension {
      candidates[name, default: Candidate()].isDeclared = true
    }
    guard type.path.count > 1, type.path.last == Part.state.typeName else { return }
    let owner = type.path[type.path.count - 2]
    guard names.contains(owner) else { return }
    if type.inherits("Identifiable") || type.properties.contains(where: { $0.name == "id" }) {
      candidates[owner, default: Candidate()].isIdentifiable = true
    }
  }
}
