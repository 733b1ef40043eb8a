extension Comparison {
  func actionCase(_ name: String, payload: String) -> Verdict {
    if let reason = reasonNotToJudgeAction { return .undecidable(reason: reason) }
    guard let found = feature.part(.action).cases.first(where: { $0.name == name }) else {
      return .unmet(place(of: .action))
    }
    let matches =
      found.payload.count == 1 && found.payload.allSatisfy { isType($0, named: payload) }
    return met(if: matches, else: found.location)
  }

  func childState(_ name: String, type: String, wrapper: String) -> Verdict {
    let state = feature.part(.state)
    if state.mayHaveMore {
      return .undecidable(reason: "'State' has members that syntax does not show")
    }
    guard let property = state.properties.first(where: { $0.name == name }) else {
      return .unmet(place(of: .state))
    }
    let isWrapped = property.attributes.contains { $0.lastName == wrapper }
    let hasType = property.type.map { isType($0, named: type + "?") } ?? true
    return met(if: isWrapped && hasType, else: property.location)
  }

  func childAction(_ name: String, payload: String) -> Verdict {
    if let reason = reasonNotToJudgeAction { return .undecidable(reason: reason) }
    guard let found = feature.part(.action).cases.first(where: { $0.name == name }) else {
      return .unmet(place(of: .action))
    }
    let matches =
      found.payload.count == 1
      && found.payload.allSatisfy { isType($0, named: "PresentationAction<\(payload)>") }
    return met(if: matches, else: found.location)
  }

  func childReducer(_ name: String, reducer: String) -> Verdict {
    let reducerPart = feature.part(.reducer)
    if reducerPart.isAlias { return .undecidable(reason: "'Reducer' is a type alias") }
    let isWired = reducerPart.calls.contains { call in
      call.name != "Reduce"
        && (call.argumentWords.contains(name) || call.innerCallees.contains(reducer))
    }
    return met(if: isWired, else: behaviourPlace(of: .reducer))
  }

  /// Shown where a file of this feature, or one that uses it and holds no part of another, mentions
  /// the child or its view outside State, Action and Reducer.
  func childShown(_ name: String, view: String) -> Verdict {
    if feature.part(.view).isAlias { return .undecidable(reason: "'View' is a type alias") }
    let owner = feature.namespace.path.last ?? feature.fullName
    let viewOwner = view.split(separator: ".").first.map(String.init) ?? view
    func shows(_ file: FileFacts) -> Bool {
      file.mentions.contains(name) || file.viewOwners.contains(viewOwner)
    }
    let isShown =
      feature.filePaths.contains { feature.module.file(at: $0).map(shows) ?? false }
      || feature.module.files.contains { file in
        !file.holdsParts && file.mentions.contains(owner) && shows(file)
      }
    return met(if: isShown, else: behaviourPlace(of: .view))
  }

  var bindableAction: Verdict {
    if let reason = reasonNotToJudgeAction { return .undecidable(reason: reason) }
    if feature.hasBindableAction { return .met }
    let action = feature.part(.action).all
    return conformance(of: action, to: "BindableAction", else: bindingPlace)
  }

  var bindingCase: Verdict {
    if let reason = reasonNotToJudgeAction { return .undecidable(reason: reason) }
    return met(if: feature.hasBindingCase, else: bindingPlace)
  }

  var bindingReducer: Verdict {
    if feature.part(.reducer).isAlias { return .undecidable(reason: "'Reducer' is a type alias") }
    let calls = feature.part(.reducer).calls
    guard let binding = calls.first(where: { $0.name == "BindingReducer" }) else {
      return .unmet(behaviourPlace(of: .reducer))
    }
    let isMisplaced = calls.contains { call in
      call.location.path == binding.location.path && call.isWrongly(beside: binding.location)
    }
    return met(if: !isMisplaced, else: binding.location)
  }

  private var reasonNotToJudgeAction: String? {
    let action = feature.part(.action)
    if action.mayHaveMore { return "'Action' has members that syntax does not show" }
    if action.declarations.contains(where: { $0.kind != .enum }) { return "'Action' is no enum" }
    return nil
  }

  /// Compares types without blanks and without the feature's own name before a part.
  func isType(_ text: String, named name: String) -> Bool {
    text == name || normalized(text) == normalized(name)
  }

  private func normalized(_ type: String) -> String {
    let owner = feature.namespace.path.last ?? feature.fullName
    let words = type.filter { !$0.isWhitespace }
    let unqualified = words.split(separator: owner + ".", omittingEmptySubsequences: false)
    return unqualified.count == 1 ? words : unqualified.joined()
  }
}

extension FileFacts {
  /// A type nested in another is called like a part.
  var holdsParts: Bool {
    types.contains { $0.path.count > 1 && Part(typeName: $0.path.last ?? "") != nil }
  }
}

extension CallFacts {
  fileprivate var isRecorder: Bool { name.hasPrefix("AnalyticsEventRecorder") }

  /// The feature's logic that runs before its bindings do, or the recorder that runs after them.
  func isWrongly(beside binding: SourceLocation) -> Bool {
    isRecorder ? location > binding : name == "Reduce" && location < binding
  }
}
