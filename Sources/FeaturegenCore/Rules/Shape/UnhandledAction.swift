extension Rule {
  static let unhandledAction = Rule.shape(
    .unhandledAction,
    fixes: [.unsafe],
    summary: "the reducer names every action",
    rationale: """
      Each case of Action stands in an arm of the reducer's 'switch', also one that needs nothing: \
      that the action means nothing is a decision, too. An arm with 'where' handles some of its \
      actions only, so it does not count.
      """,
    example: Example(
      violating: """
        // Action has onAppear and close
        switch action {
        case .onAppear: return .run { … }
        }
        """,
      fixed: """
        switch action {
        case .onAppear: return .run { … }
        case .close: return .none
        }
        """
    )
  ) { pass in
    pass.unnamedActions(in: .reducer) { leaf in
      "no arm of the reducer handles '\(leaf.pattern)' of '\(pass.typeName)'; "
        + "add 'case \(leaf.pattern)' to its 'switch'"
    }
  }
}

extension FeaturePass {
  /// One finding for each action that no arm names, at its case.
  func unnamedActions(
    in origin: ActionFlow.Origin, message: (ActionLeaf) -> String
  ) -> [Finding] {
    subject.coverage(in: origin).unnamed.map { leaf in
      var finding = Finding(
        rule: rule.id.rawValue, severity: rule.severity, message: message(leaf),
        location: leaf.location,
        symbol: ([typeName, Part.action.typeName] + leaf.path).joined(separator: "."))
      let place: Fix.Switch = origin == .recorder ? .recorder : .reducer
      finding.fix = fixes.fix([.insertArm(.open(leaf.path), in: place)])
      return finding
    }
  }
}
