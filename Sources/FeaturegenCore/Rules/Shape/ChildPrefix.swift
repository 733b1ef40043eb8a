extension Rule {
  static let childPrefix = Rule.shape(
    .childPrefix,
    fixes: [.unsafe],
    summary: "child features carry the prefix 'child' in State and Action",
    rationale: """
      In a 'switch' over many actions and a State with many properties, the prefix tells what \
      belongs to another feature from what is the feature's own. It holds for children of every \
      form, a stack's 'childPath' included; alerts are no features. A child is recognised by its \
      type: State holds its 'State' and Action its 'Action'.
      """,
    example: Example(
      violating: """
        @Presents var settings: SettingsFeature.State?
        case settings(PresentationAction<SettingsFeature.Action>)
        """,
      fixed: """
        @Presents var childSettings: SettingsFeature.State?
        case childSettings(PresentationAction<SettingsFeature.Action>)
        """
    )
  ) { pass in
    pass.findings(related: pass.action) { demand in
      guard case .childPrefix(let child) = demand else { return nil }
      let name = pass.convention.name(for: child)
      return (.unprefixed(child, name: name), [child.part.typeName, child.name])
    }
  }
}

extension FeaturePass {
  /// The case of Action that goes with a child in State.
  fileprivate func action(of shortfall: Shortfall) -> [Finding.RelatedPlace] {
    guard case .childPrefix(let child) = shortfall.requirement.demand, child.part == .state else {
      return []
    }
    let action = NamedChild(name: child.name, type: child.type, part: .action)
    return feature.location(of: action).map {
      [.init(location: $0, message: "'\(child.name)' of Action is declared here")]
    } ?? []
  }
}

extension String {
  fileprivate static func unprefixed(_ child: NamedChild, name: String) -> String {
    let places = child.part == .state ? "State and Action" : "Action"
    return "the child '\(child.name)' of type '\(child.type)' lacks the prefix; "
      + "call it '\(name)' in \(places)"
  }
}
