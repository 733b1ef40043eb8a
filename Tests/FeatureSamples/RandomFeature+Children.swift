import FeaturegenCore

extension RandomFeature {
  mutating func addChildren(to feature: inout Feature, cast: Cast) {
    feature.children = children(of: feature, cast: cast)
    if case .enumeration = feature.state { return }
    feature.destination = cases(oneIn: 5, cast: cast, kinds: [.sheet, .popover, .navigation])
    feature.path = cases(oneIn: 5, cast: cast, kinds: [.navigation])
    if chance(5) { feature.alert = ["confirmed", "retried", "deferred"].filter { _ in chance(2) } }
    if chance(6) { feature.confirmationDialog = ["confirmed", "archived"] }
  }

  /// Children that are not presented are part of their parent's State or Action, so they come later
  /// in the order of all features; only a collection may be of the feature itself.
  private mutating func children(of feature: Feature, cast: Cast) -> [ChildMember] {
    if case .enumeration = feature.state { return [] }
    var names = Set<String>()
    var children: [ChildMember] = []
    for _ in 0..<Int.random(in: 0..<4, using: &generator) {
      let kind = ChildMember.Kind.allCases.randomElement(using: &generator) ?? .sheet
      let candidates =
        switch kind {
        case .embedded: cast.laterPlain
        case .optional: cast.later
        case .collection: cast.rows
        case .sheet, .fullScreenCover, .popover, .navigation: cast.all
        }
      guard let stem = candidates.randomElement(using: &generator), names.insert(stem).inserted
      else { continue }
      children.append(child(stem, kind: kind))
    }
    if options.errorHandling, chance(6) {
      children.insert(
        ChildMember(name: "ErrorHandling", kind: chance(2) ? .sheet : .popover),
        at: Int.random(in: 0...children.count, using: &generator))
    }
    return children
  }

  private mutating func child(_ stem: String, kind: ChildMember.Kind) -> ChildMember {
    var child = ChildMember(name: stem, kind: kind)
    if chance(5) { child = ChildMember(name: "Other" + stem, feature: stem, kind: kind) }
    if kind == .collection, chance(4) { child.plural = child.name + "List" }
    if kind == .embedded, chance(3) { child.initial = "\(stem)Feature.State()" }
    child.documentation = documentation(oneIn: 6)
    return child
  }

  private mutating func cases(
    oneIn: Int, cast: Cast, kinds: [ChildMember.Kind]
  ) -> [DestinationCase] {
    guard chance(oneIn) else { return [] }
    let count = Int.random(in: 1..<4, using: &generator)
    return cast.later.shuffled(using: &generator).prefix(count).map { stem in
      DestinationCase(
        name: stem.prefix(1).lowercased() + stem.dropFirst(), feature: stem,
        kind: kinds.randomElement(using: &generator) ?? .navigation)
    }
  }
}
