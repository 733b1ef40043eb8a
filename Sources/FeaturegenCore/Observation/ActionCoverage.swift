/// Which actions of a feature its reducer, or its analytics recorder, names.
struct ActionCoverage {
  /// `default`, `_` and `let x`, each once, in source order.
  private(set) var catchAlls: [SourceLocation] = []
  private var named: [NamedPath] = []
  /// Of each `switch` over the action itself what holds in the builds that it is part of.
  private var switches: [[BuildCondition]] = []
  /// Syntax follows the action everywhere it goes.
  private var isDecided = true
  private let actions: [ActionLeaf]
  private let feature: ObservedFeature
  private let methods: [String: [ActionFlow]]

  /// What a pattern names, outermost first, and in which builds.
  private struct NamedPath {
    var path: [String]
    var conditions: [BuildCondition]
  }

  /// How a flow was reached.
  private struct Way {
    /// The Action case whose payload the flow is about; `nil` for the action itself.
    var group: String?
    /// How many methods have been entered.
    var hops = 0
    var conditions: [BuildCondition] = []

    var prefix: [String] { group.map { [$0] } ?? [] }
  }

  /// - Parameters:
  ///   - actions: The feature's; empty where syntax does not show all of them.
  ///   - origin: Whose arms are looked at: ``ActionFlow/Origin/reducer`` or `recorder`.
  init(of actions: [ActionLeaf], in origin: ActionFlow.Origin, of feature: ObservedFeature) {
    self.actions = actions
    self.feature = feature
    let flows = feature.part(.reducer).all.flatMap(\.flows)
    methods = Dictionary(
      grouping: flows,
      by: { if case .method(let name) = $0.origin { name } else { "" } })
    for flow in flows where flow.origin == origin { follow(flow, Way()) }
    // Another type's actions are not the feature's to name.
    catchAlls = feature.part(.action).declarations.isEmpty ? [] : Set(catchAlls).sorted()
  }

  /// - Parameter origin: Whose arms are looked at: ``ActionFlow/Origin/reducer`` or `recorder`.
  init(of feature: ObservedFeature, in origin: ActionFlow.Origin) {
    self.init(of: feature.actionLeaves ?? [], in: origin, of: feature)
  }

  /// The actions that no arm names, in some build that the `#if`s around the arms speak of; empty
  /// where syntax cannot tell.
  var unnamed: [ActionLeaf] {
    guard isResolved, catchAlls.isEmpty else { return [] }
    let builds = self.builds
    var seen: Set<[String]> = []
    return actions.filter { leaf in
      !leaf.conditions.contains(where: \.isImpossible)
        && builds.contains { isUnnamed(leaf, in: $0) }
        && !leaf.payload.contains(where: feature.isUninhabited)
        && seen.insert(leaf.path).inserted
    }
  }

  /// Whether nothing has to be added for a case of Action that is new; `nil` where syntax cannot
  /// tell.
  func covers(_ name: String) -> Bool? {
    guard isDecided else { return nil }
    return switches.isEmpty || !catchAlls.isEmpty || named.contains { $0.path.first == name }
  }

  /// There is a `switch` over the action.
  var hasSwitch: Bool { !switches.isEmpty }

  /// The recorder is a `switch` that syntax can follow.
  var isResolved: Bool { !switches.isEmpty && isDecided }

  /// All builds together, then each that arms are written for and that has a `switch`. A flag such
  /// as `DEBUG` has a build without it; for other conditions nobody may build without them.
  private var builds: Set<[BuildCondition]> {
    let written = Set(named.map(\.conditions) + switches).filter { !$0.isEmpty }
    let without = written.compactMap { conditions -> [BuildCondition]? in
      guard let last = conditions.last, last.isFlag else { return nil }
      return conditions.dropLast() + [last.negated]
    }
    let builds = written.union(without).filter { build in
      !build.contains(where: \.isImpossible) && switches.contains { !$0.excludes(build) }
    }
    return builds.union([[]])
  }

  private func isUnnamed(_ leaf: ActionLeaf, in build: [BuildCondition]) -> Bool {
    guard build.isEmpty || leaf.conditions.allSatisfy(build.contains) else { return false }
    return !named.contains { named in
      zip(named.path, leaf.path).allSatisfy { $0 == $1 } && !named.conditions.excludes(build)
    }
  }

  private mutating func follow(_ flow: ActionFlow, _ way: Way) {
    if flow.conditions.contains(where: \.isImpossible) { return }
    let isKnown = flow.handovers.allSatisfy { !overloads(of: $0, for: way.group).isEmpty }
    if flow.isUndecided || !isKnown || way.hops > 1 { giveUp(way.prefix) }
    var way = way
    way.conditions += flow.conditions
    if flow.hasSwitch, way.group == nil { switches.append(way.conditions) }
    for arm in flow.arms { follow(arm, way) }
    guard way.hops <= 1 else { return }
    way.hops += 1
    for method in flow.handovers.sorted() {
      for flow in overloads(of: method, for: way.group) { follow(flow, way) }
    }
  }

  private mutating func follow(_ arm: ArmFacts, _ way: Way) {
    if arm.conditions.contains(where: \.isImpossible) { return }
    if arm.isUndecided { giveUp(way.prefix) }
    let isOwn = way.group.map(feature.ownsActionGroup) ?? true
    if let place = arm.catchAll, isOwn {
      catchAlls.append(place)
    } else if arm.catchAll != nil {
      giveUp(way.prefix)
    }
    let conditions = way.conditions + arm.conditions.filter { !way.conditions.contains($0) }
    if way.group == nil, let payload = arm.payload.first, let name = arm.paths.first?.first,
      feature.actionGroup(ofCase: name) != nil
    {
      follow(payload, Way(group: name, conditions: conditions))
    } else {
      named += arm.paths.map { NamedPath(path: way.prefix + $0, conditions: conditions) }
    }
  }

  /// The methods of that name that take the action, or what the group's case holds.
  private func overloads(of method: String, for group: String?) -> [ActionFlow] {
    let type = group.flatMap(feature.actionGroup(ofCase:))?.path.last ?? Part.action.typeName
    let owners = [feature.namespace.path.last ?? "", Part.reducer.typeName, "Self"]
    return (methods[method] ?? []).filter { flow in
      guard flow.type.last == type else { return false }
      return group != nil || flow.type.count < 2
        || owners.contains(flow.type[flow.type.count - 2])
    }
  }

  /// What goes on there is not known: it may name every action.
  private mutating func giveUp(_ prefix: [String]) {
    if prefix.isEmpty {
      isDecided = false
    } else {
      named.append(NamedPath(path: prefix, conditions: []))
    }
  }
}

/// An action that a `switch` has to name: `close`, `view.onAppear`, `alert.presented.confirmed`.
struct ActionLeaf: Hashable {
  var path: [String]
  /// Its case, in Action or in a group.
  var location: SourceLocation
  /// The types of the case's payload.
  var payload: [String] = []
  /// What holds in the builds that have it.
  var conditions: [BuildCondition] = []

  /// As a pattern: `.view(.onAppear)`.
  var pattern: String {
    path.map { "." + $0 }.joined(separator: "(") + String(repeating: ")", count: path.count - 1)
  }
}
