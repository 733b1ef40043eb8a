import Spelling

/// A child feature as State, Action and the reducer of its parent name it.
struct ObservedChild {
  var name: String
  /// The last name of the child's namespace: `TagRowFeature`.
  var feature: String
  var property: PropertyFacts?
  var action: CaseFacts?
  /// The case of Action whose payload holds ``action``; `nil` for Action itself.
  var group: String?
  /// What State seems to call it otherwise, by a slip of the pen.
  var misnamed: PropertyFacts?
  /// The reducer scopes to this name in State and in Action.
  var isScoped: Bool
  /// The reducer names it, or runs the child's reducer.
  var isRun: Bool

  /// Action wraps what it sends, or State what it holds, as long as the child is shown.
  var isPresented: Bool {
    action?.payload.first?.hasPrefix("PresentationAction<") ?? (property?.presentation != nil)
  }

  /// It is one of several features, or a stack of them.
  var isComposition: Bool { ["Destination", "Path"].contains(feature) }

  /// State says that the child comes and goes, but without the property wrapper.
  var lacksWrapper: Bool {
    guard isPresented, action != nil, let property, let type = property.type else { return false }
    return type.hasSuffix(".State?") && property.attributes.isEmpty
  }
}

extension ObservedFeature {
  /// The children that State or Action names; empty where syntax does not show all of either.
  ///
  /// - Parameter showsAllActions: There are ``actionLeaves``.
  func children(showsAllActions: Bool) -> [ObservedChild] {
    let state = part(.state)
    let isPlain = state.declarations.allSatisfy { $0.kind == .struct || $0.kind == .enum }
    guard showsAllActions, isPlain, !state.declarations.isEmpty, !state.mayHaveMore
    else { return [] }
    let properties = stateMembers.map { ($0, $0.childFeature) }
    return childrenOfAction(properties) + childrenOfStateOnly(properties)
  }

  /// - Parameter properties: Those of State, with the feature whose State each holds.
  private func childrenOfAction(
    _ properties: [(property: PropertyFacts, feature: String?)]
  ) -> [ObservedChild] {
    actionCases.compactMap { group, action in
      guard let feature = action.childFeature else { return nil }
      let own = properties.first { $0.property.name == action.name }
      if let own, own.property.type != nil, own.feature != feature { return nil }
      let property = own?.property
      var child = child(action.name, of: feature, property, action)
      child.group = group
      let others = properties.filter { $0.feature == feature }.map(\.property)
      if property == nil, !others.isEmpty {
        child.misnamed = misnamed(action, among: others)
        return child.misnamed == nil ? nil : child
      }
      return child
    }
  }

  /// The only property that can be meant, if its name is nearly that of the case.
  private func misnamed(
    _ action: CaseFacts, among properties: [PropertyFacts]
  ) -> PropertyFacts? {
    guard properties.count == 1, let property = properties.first,
      !actionCases.contains(where: { $0.facts.name == property.name }),
      nearestName(to: property.name, in: [action.name]) != nil
    else { return nil }
    return property
  }

  /// Those of Action and of its groups.
  private var actionCases: [(group: String?, facts: CaseFacts)] {
    part(.action).cases.map { (nil, $0) }
      + groupsInUse.flatMap { group in group.type.cases.map { (group.name, $0) } }
  }

  /// The groups that are the payload of a case, by its name.
  private var groupsInUse: [(name: String, type: TypeFacts)] {
    part(.action).cases.compactMap { found in
      actionGroup(ofCase: found.name).map { (found.name, $0) }
    }
  }

  private func childrenOfStateOnly(
    _ properties: [(property: PropertyFacts, feature: String?)]
  ) -> [ObservedChild] {
    let cases = part(.action).cases + ownActionGroups.flatMap(\.cases)
    let sent = Set(cases.compactMap(\.childFeature))
    return properties.compactMap { property, feature in
      guard let feature, !sent.contains(feature),
        !cases.contains(where: { $0.name == property.name })
      else { return nil }
      return child(property.name, of: feature, property, nil)
    }
  }

  private func child(
    _ name: String, of feature: String, _ property: PropertyFacts?, _ action: CaseFacts?
  ) -> ObservedChild {
    let calls = part(.reducer).calls.filter { $0.name != "Reduce" }
    let scopes: Set<String> = ["Scope", "forEach", "ifCaseLet", "ifLet"]
    let groups = groupsInUse
    // 'id' and 'action' are labels of TCA's own: '/Action.row(id:action:)'.
    let own: Set<String> = Set([name, "State", "Action", "id", "action"] + groups.map(\.name))
      .union(groups.compactMap(\.type.path.last))
    return ObservedChild(
      name: name, feature: feature, property: property, action: action,
      isScoped: calls.contains { call in
        scopes.contains(call.name) && call.argumentWords.contains(name)
          && call.argumentWords.isSubset(of: own)
      },
      isRun: calls.contains { call in
        call.argumentWords.contains(name)
          || call.innerCallees.contains { $0.split(separator: ".").contains { $0 == feature } }
      })
  }

  /// Syntax shows that no other reducer in the body can run the child.
  func showsWhatRuns(_ child: ObservedChild) -> Bool {
    let reducer = part(.reducer)
    guard !reducer.mayHaveMore, reducer.all.contains(where: \.hasBody),
      !reducer.all.contains(where: \.runsUnknownReducers)
    else { return false }
    let names = Set(part(.action).cases.map(\.name))
    return reducer.all.flatMap(\.scopedReducers).allSatisfy { words in
      !words.isDisjoint(with: names)
        && words.isDisjoint(with: [child.name] + (child.group.map { [$0] } ?? []))
    }
  }

  /// A file mentions the child or its view outside State, Action and Reducer, or there is no view
  /// to show it with.
  func isShown(_ child: ObservedChild) -> Bool {
    let isHeadless = !child.isPresented && !module.declaresView(of: child.feature)
    guard part(.view).isDeclared, part(.view).all.contains(where: \.hasBody), !isHeadless
    else { return true }
    return module.mentions(child.name) || module.mentionsView(of: child.feature)
  }
}

extension ObservedFeature {
  /// The properties of State; of an enum its cases, each with what it holds.
  var stateMembers: [PropertyFacts] {
    let state = part(.state)
    let cases = state.cases.filter { $0.payload.count == 1 }.map { member in
      PropertyFacts(
        name: member.name, location: member.location, attributes: [], type: member.payload.first,
        visibility: .public, isStored: true, isCase: true)
    }
    return state.properties + cases
  }
}

extension PropertyFacts {
  /// The feature whose state it holds.
  fileprivate var childFeature: String? { (type ?? createdType)?.childFeature(in: .state) }

  /// `Presents` or `PresentationState`.
  var presentation: String? {
    attributes.first { ["PresentationState", "Presents"].contains($0) }
  }
}

extension CaseFacts {
  /// The feature whose actions it carries.
  fileprivate var childFeature: String? {
    let features = Set(payload.compactMap { $0.childFeature(in: .action) })
    return features.count == 1 ? features.first : nil
  }
}

extension String {
  /// `X` if the type holds `X.State` or `X.Action` and no other: `IdentifiedArrayOf<X.State>`.
  fileprivate func childFeature(in part: Part) -> String? {
    let owners = Set(
      typePaths.compactMap { path -> Substring? in
        if let owner = path.dropping(ending: "." + part.typeName) {
          return owner.isEmpty ? nil : owner.lastName
        }
        guard part == .action, hasSuffix("ActionOf<\(path)>") else { return nil }
        return (path.dropping(ending: "." + Part.reducer.typeName) ?? path).lastName
      })
    return owners.count == 1 ? owners.first.map(String.init) : nil
  }
}
