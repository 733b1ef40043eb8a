extension FeatureRecognition {
  /// All that one name stands for in a module: perhaps a namespace, perhaps several of that name.
  struct Candidate {
    /// Declarations and extensions of the name itself.
    var types: [TypeFacts] = []
    /// Declarations and extensions of the parts nested in it.
    var parts: [(part: Part, type: TypeFacts)] = []
    /// Enums nested in Action.
    var actionGroups: [TypeFacts] = []

    var declarations: [TypeFacts] { types.filter { !$0.isExtension } }

    /// A reducer or a view with types nested in it is a feature of another convention.
    var isItselfAPart: Bool {
      types.contains { type in
        ["Reducer", "ReducerProtocol", "View"].contains(where: type.inherits)
          || type.attributes.contains { $0.split(separator: ".").last ?? "" == "Reducer" }
      }
    }

    /// One candidate for each file that declares the name; what stands in other files goes to the
    /// declaration that is nearest to it in the folders.
    var separated: [Candidate] {
      let homes = Set(declarations.map(\.location.path)).sorted()
      guard homes.count > 1 else { return [self] }
      var candidates = [String: Candidate](uniqueKeysWithValues: homes.map { ($0, Candidate()) })
      for type in types {
        candidates[type.location.path.nearest(of: homes)]?.types.append(type)
      }
      for (part, type) in parts {
        candidates[type.location.path.nearest(of: homes)]?.parts.append((part, type))
      }
      for group in actionGroups {
        candidates[group.location.path.nearest(of: homes)]?.actionGroups.append(group)
      }
      return homes.compactMap { candidates[$0] }
    }

    /// An enum named `View` is a group of actions, not the part.
    var observedParts: [Part: ObservedPart] {
      var found: [Part: [TypeFacts]] = [:]
      for (part, type) in parts where !(part == .view && type.kind == .enum) {
        found[part, default: []].append(type)
      }
      let aliases = Set(types.flatMap(\.aliases).compactMap(Part.init(typeName:)))
      var observed = found.reduce(into: [:]) { observed, part in
        observed[part.key] = ObservedPart(part.value, isAlias: aliases.contains(part.key))
      }
      for part in aliases where observed[part] == nil {
        observed[part] = ObservedPart(isAlias: true)
      }
      return observed
    }
  }
}

extension TypeFacts {
  /// An enum directly in an Action.
  var isActionGroup: Bool {
    path.count > 2 && kind == .enum && path[path.count - 2] == Part.action.typeName
  }

  /// The part that a nested type of this name is.
  var part: Part? { path.count > 1 ? Part(typeName: path.last ?? "") : nil }
}

extension String {
  /// The path that shares most folders with this one, the first of several.
  fileprivate func nearest(of paths: [String]) -> String {
    let own = split(separator: "/", omittingEmptySubsequences: false)
    var best = (path: "", shared: -1)
    for path in paths {
      let other = path.split(separator: "/", omittingEmptySubsequences: false)
      let shared = zip(own, other).prefix { $0 == $1 }.count
      if shared > best.shared { best = (path, shared) }
    }
    return best.path
  }
}
