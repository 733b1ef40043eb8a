/// Which actions of a feature its reducer, or its analytics recorder, names.
struct ActionCoverage {
  /// `default`, `_` and `let x`, each once, in source order.
  private(set) var catchAlls: [SourceLocation] = []
  /// The paths that patterns name, outermost first.
  private var named: [[String]] = []
  private var hasSwitch = false
  /// Syntax follows the action everywhere it goes.
  private var isDecided = true
  private let actions: [ActionLeaf]
  private let feature: ObservedFeature
  private let methods: [String: [ActionFlow]]

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
    for flow in flows where flow.origin == origin { follow(flow, group: nil, hops: 0) }
    catchAlls = Set(catchAlls).sorted()
  }

  /// - Parameter origin: Whose arms are looked at: ``ActionFlow/Origin/reducer`` or `recorder`.
  init(of feature: ObservedFeature, in origin: ActionFlow.Origin) {
    self.init(of: feature.actionLeaves ?? [], in: origin, of: feature)
  }

  /// The actions that no arm names; empty where syntax cannot tell.
  var unnamed: [ActionLeaf] {
    guard hasSwitch, isDecided, catchAlls.isEmpty else { return [] }
    return actions.filter { leaf in
      !named.contains { path in zip(path, leaf.path).allSatisfy { $0 == $1 } }
        && !leaf.payload.contains(where: feature.isUninhabited)
    }
  }

  /// Whether nothing has to be added for a case of Action that is new; `nil` where syntax cannot
  /// tell.
  func covers(_ name: String) -> Bool? {
    guard isDecided else { return nil }
    return !hasSwitch || !catchAlls.isEmpty || named.contains { $0.first == name }
  }

  /// The recorder is a `switch` that syntax can follow.
  var isResolved: Bool { hasSwitch && isDecided }

  /// - Parameters:
  ///   - group: The Action case whose payload the flow is about; `nil` for the action itself.
  ///   - hops: How many methods have been entered.
  private mutating func follow(_ flow: ActionFlow, group: String?, hops: Int) {
    let prefix = group.map { [$0] } ?? []
    if flow.isUndecided || !flow.handovers.allSatisfy({ methods[$0] != nil }) || hops > 1 {
      giveUp(prefix)
    }
    if flow.hasSwitch { hasSwitch = true }
    for arm in flow.arms { follow(arm, prefix) }
    guard hops <= 1 else { return }
    for method in flow.handovers.sorted() {
      for flow in methods[method] ?? [] { follow(flow, group: group, hops: hops + 1) }
    }
  }

  private mutating func follow(_ arm: ArmFacts, _ prefix: [String]) {
    if arm.isUndecided { giveUp(prefix) }
    if let place = arm.catchAll { catchAlls.append(place) }
    if prefix.isEmpty, let payload = arm.payload.first, let name = arm.paths.first?.first,
      feature.actionGroup(ofCase: name) != nil
    {
      follow(payload, group: name, hops: 0)
    } else {
      named += arm.paths.map { prefix + $0 }
    }
  }

  /// What goes on there is not known: it may name every action.
  private mutating func giveUp(_ prefix: [String]) {
    if prefix.isEmpty { isDecided = false } else { named.append(prefix) }
  }
}

/// An action that a `switch` has to name: `close`, `view.onAppear`, `alert.presented.confirmed`.
struct ActionLeaf: Hashable {
  var path: [String]
  /// Its case, in Action or in a group.
  var location: SourceLocation
  /// The types of the case's payload.
  var payload: [String] = []

  /// As a pattern: `.view(.onAppear)`.
  var pattern: String {
    path.map { "." + $0 }.joined(separator: "(") + String(repeating: ")", count: path.count - 1)
  }
}

extension ObservedFeature {
  /// Every action, groups opened; `nil` where syntax does not show all of them.
  var actionLeaves: [ActionLeaf]? {
    let action = part(.action)
    let known = ["CasePathable", "available", "dynamicMemberLookup"]
    let isPlain = action.declarations.allSatisfy { type in
      type.kind == .enum && type.attributes.allSatisfy(known.contains)
    }
    guard isPlain, !action.declarations.isEmpty, !action.hasUnknownMembers else { return nil }
    var paths: Set<[String]> = []
    return action.cases.flatMap(leaves).filter { paths.insert($0.path).inserted }
  }

  /// The enum in Action that is the payload of a case, or that it presents.
  func actionGroup(ofCase name: String) -> TypeFacts? {
    let found = part(.action).cases.first { $0.name == name }
    guard let found, found.payload.count == 1, let payload = found.payload.first else { return nil }
    return actionGroup(named: payload)
  }

  private func actionGroup(named type: String) -> TypeFacts? {
    let name = type.lastName
    return actionGroups.first {
      $0.path.last ?? "" == name && !$0.isExtension && !$0.hasUnknownMembers && !$0.cases.isEmpty
    }
  }

  /// No value of the type exists, so that no `switch` has to name it.
  fileprivate func isUninhabited(_ type: String) -> Bool {
    type == "Never" || type.hasSuffix(".Never") || module.declaresCaselessEnum(type)
  }

  private func leaves(of action: CaseFacts) -> [ActionLeaf] {
    let whole = ActionLeaf(path: [action.name], location: action.location, payload: action.payload)
    guard action.payload.count == 1, let payload = action.payload.first else { return [whole] }
    if let group = actionGroup(named: payload) {
      return group.cases.map {
        ActionLeaf(
          path: [action.name, $0.name], location: $0.location, payload: $0.payload)
      }
    }
    let prefix = "PresentationAction<"
    guard payload.hasPrefix(prefix), payload.hasSuffix(">"),
      let group = actionGroup(named: String(payload.dropFirst(prefix.count).dropLast()))
    else { return [whole] }
    let buttons = group.cases.map {
      ActionLeaf(path: [action.name, "presented", $0.name], location: $0.location)
    }
    return buttons + [ActionLeaf(path: [action.name, "dismiss"], location: action.location)]
  }
}
