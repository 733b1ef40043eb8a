/// Features that one module declares several times.
struct RepeatedFeatures {
  /// The declarations of each, ordered by place; at least two.
  private(set) var groups: [[TypeFacts]] = []

  var names: Set<String> { Set(groups.compactMap(\.first?.fullName)) }

  /// - Parameter module: One of which it is not certain what belongs to it has no repetitions.
  init(of features: [ObservedFeature], in module: ObservedModule) {
    guard module.origin.isCertain else { return }
    for namesakes in Dictionary(grouping: features, by: \.fullName).values {
      let declarations = namesakes.flatMap { [$0.namespace] + $0.repeatedDeclarations }
      guard declarations.count > 1 else { continue }
      let certain = declarations.filter { Self.isAlwaysThere($0, in: module) }
      if certain.count > 1 { groups.append(certain.sorted { $0.location < $1.location }) }
    }
    groups.sort { ($0.first?.fullName ?? "") < ($1.first?.fullName ?? "") }
  }

  /// Every build compiles it, and the whole module sees it.
  private static func isAlwaysThere(_ type: TypeFacts, in module: ObservedModule) -> Bool {
    let isPlain = !type.isConditional && type.visibility > .private
    return isPlain
      && type.path.indices.dropFirst().allSatisfy { length in
        let outer = type.path.prefix(length)
        let declarations = module.files.lazy.flatMap(\.types).filter {
          !$0.isExtension && $0.path.elementsEqual(outer)
        }
        return declarations.count == 1 && declarations.allSatisfy { $0.visibility > .private }
      }
  }
}
