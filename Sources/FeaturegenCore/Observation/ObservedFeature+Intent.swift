extension ObservedFeature {
  /// What the code means to be, to be compared with what it is.
  package func intent(under convention: Convention) -> Feature {
    Feature(
      name: name,
      parts: Set(convention.parts.filter { isIntended($0, under: convention) }),
      actions: [],
      hasBindings: intendsBindings
    )
  }

  /// A part that may be left out is intended if something of it is left: its file, an extension or
  /// a mention.
  private func isIntended(_ part: Part, under convention: Convention) -> Bool {
    guard convention.presence(of: part) == .optional else { return true }
    if self.part(part).isDeclared || !self.part(part).extensions.isEmpty { return true }
    guard part == .view else { return false }
    return module.mentionsView(of: namespace.path.last ?? fullName)
  }

  /// Controls bind state if State says so, or if two of the three places that wire it are there.
  private var intendsBindings: Bool {
    let state = part(.state).properties.contains { $0.attributes.contains("BindingState") }
    return state || [hasBindableAction, hasBindingCase, hasBindingReducer].count(where: \.self) > 1
  }

  package var hasBindableAction: Bool {
    part(.action).inherits("BindableAction")
      || ownActionGroups.contains { $0.inherits("BindableAction") }
  }

  package var hasBindingCase: Bool {
    (part(.action).all + ownActionGroups).contains(where: \.declaresBindings)
  }

  /// The group of actions that one half of the binding stands in.
  var bindingGroup: TypeFacts? {
    actionGroups.first { $0.declaresBindings || $0.inherits("BindableAction") }
  }

  package var hasBindingReducer: Bool {
    part(.reducer).calls.contains { $0.name == "BindingReducer" }
  }
}
