extension Rule {
  static let oneSidedMember = Rule(
    id: .oneSidedMember,
    summary: "a presented child is in State and in Action, or in neither",
    rationale: """
      What is left of a child in one place only is half added or half removed. The tool does not \
      guess which: wire the rest, or delete it.
      """,
    example: Example(
      violating: """
        struct State: FeatureState {
          @Presents var childSettings: SettingsFeature.State?    // and nothing in Action
        }
        """,
      fixed: """
        enum Action: FeatureAction {
          case childSettings(PresentationAction<SettingsFeature.Action>)
        }
        """
    ),
    severity: .warning,
    kind: .practice,
    scope: .feature { pass in
      let errorChild = pass.convention.errorChildType
      return pass.subject.children.compactMap { child in
        guard child.isPresented, !child.isRun, child.misnamed == nil,
          child.feature != errorChild
        else { return nil }
        switch (child.property, child.action) {
        case (let property?, nil):
          return pass.finding(.only(child, in: "State"), child, .state, at: property.location)
        case (nil, let action?):
          return pass.finding(.only(child, in: "Action"), child, .action, at: action.location)
        default: return nil
        }
      }
    })
}

extension String {
  fileprivate static func only(_ child: ObservedChild, in part: String) -> String {
    "the child '\(child.name)' is named only in '\(part)'; wire it or delete it"
  }
}
