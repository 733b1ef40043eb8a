extension ObservedFeature {
  /// Every action, groups opened, twice where two branches of an `#if` have it; `nil` where syntax
  /// does not show all of them.
  var actionLeaves: [ActionLeaf]? {
    let action = part(.action)
    let isPlain = action.declarations.allSatisfy { $0.kind == .enum }
    guard isPlain, !action.declarations.isEmpty, !action.mayHaveMore else { return nil }
    return action.cases.flatMap(leaves)
  }

  /// The enum of actions that is the payload of a case.
  func actionGroup(ofCase name: String) -> TypeFacts? {
    let found = part(.action).cases.first { $0.name == name }
    guard let found, found.payload.count == 1, let payload = found.payload.first else { return nil }
    return actionGroup(named: payload)
  }

  /// Those nested in the feature, whose cases are its own actions for sure.
  var ownActionGroups: [TypeFacts] {
    actionGroups.filter { $0.path.starts(with: namespace.path) }
  }

  func ownsActionGroup(ofCase name: String) -> Bool {
    actionGroup(ofCase: name).map { $0.path.starts(with: namespace.path) } ?? false
  }

  private func actionGroup(named type: String) -> TypeFacts? {
    for path in namespace.path.paths(named: type) {
      if let group = actionGroups.first(where: { $0.path == path && !$0.isExtension }) {
        return group.hasUnknownMembers || group.cases.isEmpty ? nil : group
      }
    }
    return nil
  }

  /// No value of the type exists, so that no `switch` has to name it.
  func isUninhabited(_ type: String) -> Bool {
    if type == "Never" || type.hasSuffix(".Never") { return true }
    return module.isCaselessEnum(type, seenFrom: namespace.path + [Part.action.typeName])
  }

  private func leaves(of action: CaseFacts) -> [ActionLeaf] {
    let whole = ActionLeaf(
      path: [action.name], location: action.location, payload: action.payload,
      conditions: action.conditions)
    guard action.payload.count == 1, let payload = action.payload.first else { return [whole] }
    if let group = actionGroup(named: payload) {
      return leaves(of: group, in: [action.name], action)
    }
    guard let presented = payload.presentedAction, let group = actionGroup(named: presented) else {
      return [whole]
    }
    let dismissal = ActionLeaf(
      path: [action.name, "dismiss"], location: action.location, conditions: action.conditions)
    return leaves(of: group, in: [action.name, "presented"], action) + [dismissal]
  }

  private func leaves(
    of group: TypeFacts, in path: [String], _ action: CaseFacts
  ) -> [ActionLeaf] {
    group.cases.map { member in
      ActionLeaf(
        path: path + [member.name], location: member.location, payload: member.payload,
        conditions: action.conditions
          + member.conditions.filter { !action.conditions.contains($0) })
    }
  }
}

extension String {
  /// `Alert` of `PresentationAction<Alert>`.
  var presentedAction: String? {
    let prefix = "PresentationAction<"
    guard hasPrefix(prefix), hasSuffix(">") else { return nil }
    return String(dropFirst(prefix.count).dropLast())
  }
}

extension [String] {
  /// The full names that a name in Action may stand for, in the order in which Swift looks; the
  /// receiver is the namespace's.
  func paths(named name: String) -> [[String]] {
    let name = name.split(separator: ".").map(String.init)
    let outer = indices.reversed().map { Array(prefix($0)) }
    return ([self + [Part.action.typeName], self] + outer).map { $0 + name }
  }
}
