extension ObservedFeature {
  /// The dialect its own code shows; `nil` where it shows none.
  package var dialect: Dialect? {
    if let dialect = dialectOfState { return dialect }
    let observation = observationEvidence
    let classic = classicEvidence
    if observation == classic { return nil }
    return observation > classic ? .observation : .classic
  }

  /// An observable State decides, and so do wrappers of the classic dialect: key paths to actions
  /// are older than observation, and a view is what a team moves last.
  private var dialectOfState: Dialect? {
    let wrappers = Set(part(.state).properties.flatMap(\.attributes))
    let isClassic = !wrappers.isDisjoint(with: ["BindingState", "PresentationState"])
    if part(.state).hasAttribute("ObservableState") { return isClassic ? nil : .observation }
    return isClassic && !wrappers.contains("Presents") ? .classic : nil
  }

  var observationEvidence: Int {
    let attributes = ["ObservableState", "CasePathable", "Reducer"]
    let onTypes = [Part.state, .action, .reducer].map { part($0) }.count { observed in
      attributes.contains(where: observed.hasAttribute)
    }
    let wrappers: Set<String> = ["Presents", "Bindable", "Perception.Bindable"]
    return onTypes + propertyAttributes.count(where: wrappers.contains)
      + part(.reducer).calls.count { $0.usesKeyPaths && !$0.usesCasePaths && $0.name != "Reduce" }
  }

  var classicEvidence: Int {
    let wrappers: Set<String> = ["PresentationState", "BindingState", "ObservedObject"]
    let usesViewStore = filePaths.contains { path in
      module.file(at: path)?.mentions.contains("WithViewStore") ?? false
    }
    return propertyAttributes.count(where: wrappers.contains)
      + part(.reducer).calls.count(where: \.usesCasePaths) + (usesViewStore ? 1 : 0)
  }

  private var propertyAttributes: [String] {
    [Part.state, .view].flatMap { part($0).properties.flatMap(\.attributes) }
  }
}
