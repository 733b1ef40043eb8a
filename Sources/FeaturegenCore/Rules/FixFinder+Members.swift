extension FixFinder {
  func errorCase(_ name: String, payload: String) -> [Fix.Change] {
    insertion(ofCase: name, payload: payload, arm: .error(name), event: name)
  }

  var bindingCase: [Fix.Change] {
    let payload = "BindingAction<State>"
    guard bindingOwner == [Part.action.typeName] else {
      return [.insertCase("binding", payload: payload, symbol: bindingOwner)]
    }
    return insertion(ofCase: "binding", payload: payload, arm: .passive("binding"))
  }

  /// Action, or the group of actions that binds already.
  var bindingOwner: [String] {
    let action = Part.action.typeName
    let group = feature.actionGroups.first { $0.inherits("BindableAction") || $0.declaresBindings }
    let bindsItself =
      feature.part(.action).inherits("BindableAction")
      || feature.part(.action).all.contains(where: \.declaresBindings)
    guard !bindsItself, let name = group?.path.last else { return [action] }
    return [action, name]
  }

  var bindingReducer: Fix.Change? {
    if feature.hasBindingReducer { return .moveBindingReducer }
    guard bindingOwner.count > 1 else { return .insertBindingReducer(group: nil) }
    let group = feature.part(.action).cases.first { action in
      feature.actionGroup(ofCase: action.name)?.path.last == bindingOwner.last
    }
    return group.map { .insertBindingReducer(group: $0.name) }
  }

  var eventIdentifier: Fix.Change? {
    let stem = feature.name.stem
    switch feature.part(.event).all.lazy.compactMap(\.identity).first {
    case .literal(let text, _): return .nameEvents(stem, insteadOf: text)
    case .other: return .nameEvents(stem, insteadOf: nil)
    case nil: return nil
    }
  }

  /// The feature's own name for a child, if nothing else is called so.
  func renaming(of child: NamedChild) -> Fix.Change? {
    let name = convention.name(for: child)
    let actions = (feature.part(.action).cases + feature.actionGroups.flatMap(\.cases)).map(\.name)
    let members: [(part: Part, names: [String])] = [
      (.state, child.part == .state ? feature.part(.state).properties.map(\.name) : []),
      (.action, actions),
    ]
    let affected = members.filter { $0.names.contains(child.name) }
    guard !affected.contains(where: { $0.names.contains(name) }) else { return nil }
    return .renameMember(child.name, to: name, in: affected.map(\.part))
  }

  /// The share of one place in the error-handling child.
  func errorChild(in place: Fix.Place) -> [Fix.Change] {
    let error = convention.errorChild(dialect: blueprint.style.dialect)
    let child = Fix.Child(
      name: error.name, feature: error.feature, form: .presented, wrapper: error.wrapper,
      access: access, modifier: ChildMember.Kind.sheet.modifier)
    guard place == .state else { return insertion(of: child, in: place) }
    guard let property = feature.part(.state).properties.first(where: { $0.name == error.name })
    else { return [.insertChild(child, in: .state)] }
    let isOfType = property.type.map { comparison.isType($0, named: error.stateType + "?") }
    guard !property.isConstant, isOfType == true else { return [] }
    let symbol = [Part.state.typeName, error.name]
    if property.attributes.isEmpty { return [.insertAttribute(error.wrapper, symbol: symbol)] }
    guard let wrapper = property.presentation, property.attributes.count == 1 else { return [] }
    return [.replaceAttribute(wrapper, by: error.wrapper, symbol: symbol)]
  }

  /// A child's share of one place; in Action with the arms that a new case needs.
  func insertion(of child: Fix.Child, in place: Fix.Place) -> [Fix.Change] {
    guard place == .action else { return [.insertChild(child, in: place)] }
    guard let arms = arms(for: child.name, .passive(child.name)) else { return [] }
    return [.insertChild(child, in: .action)] + arms
  }

  /// A case of Action with its arms, and its event where an arm records one.
  private func insertion(
    ofCase name: String, payload: String, arm: Fix.Arm, event: String? = nil
  ) -> [Fix.Change] {
    guard let arms = arms(for: name, arm) else { return [] }
    let action = Fix.Change.insertCase(name, payload: payload, symbol: [Part.action.typeName])
    let recordsEvent = arms.contains(.insertArm(arm, in: .recorder))
    let known = feature.part(.event)
    guard let event, recordsEvent, known.isDeclared, !known.hasUnknownMembers,
      !known.cases.contains(where: { $0.name == event })
    else { return [action] + arms }
    return [action] + arms
      + [.insertCase(event, payload: nil, symbol: [Part.event.typeName])]
  }

  /// Those that a new case of Action needs; `nil` if it is there, or where syntax does not show what
  /// becomes of actions.
  private func arms(for name: String, _ arm: Fix.Arm) -> [Fix.Change]? {
    guard !feature.part(.action).cases.contains(where: { $0.name == name }) else { return nil }
    let reducer = ActionCoverage(of: feature, in: .reducer).covers(name)
    let recorder =
      convention.analytics ? ActionCoverage(of: feature, in: .recorder).covers(name) : true
    guard let reducer, let recorder else { return nil }
    return (reducer ? [] : [.insertArm(arm, in: .reducer)])
      + (recorder ? [] : [.insertArm(arm, in: .recorder)])
  }
}

extension Fix.Child {
  /// A child as State holds it; `nil` where its form is none that the convention knows.
  init?(_ property: PropertyFacts, isPresented: Bool) {
    guard !property.isCase, let type = property.childType,
      let text = property.type ?? property.createdType
    else { return nil }
    let isScreens = ["Destination", "Path"].contains(type.split(separator: ".").last ?? "")
    let form: Form
    if isPresented {
      form = isScreens ? .destination : .presented
    } else if text.hasPrefix("StackState") {
      form = .stack
    } else if text.hasPrefix("IdentifiedArray") {
      form = .collection
    } else if isScreens {
      return nil
    } else {
      form = text.hasSuffix("?") ? .optional : .embedded
    }
    self.init(
      name: property.name, feature: type, form: form, wrapper: property.presentation)
  }
}
