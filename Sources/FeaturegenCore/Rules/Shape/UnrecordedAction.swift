extension Rule {
  static let unrecordedAction = Rule.shape(
    .unrecordedAction,
    fixes: [.unsafe],
    summary: "the analytics recorder decides on every action",
    rationale: """
      Each case of Action stands in an arm of the recorder's 'switch', with an event or with 'nil'. \
      What is not recorded is then not recorded on purpose, and nobody has to find out months \
      later why the numbers are missing.
      """,
    example: Example(
      violating: """
        // Action has onAppear and close
        switch action {
        case .onAppear: return .init(event: .onAppear)
        }
        """,
      fixed: """
        switch action {
        case .onAppear: return .init(event: .onAppear)
        case .close: return nil
        }
        """
    )
  ) { pass in
    guard pass.convention.analytics else { return [] }
    return pass.unnamedActions(in: .recorder) { leaf in
      "no arm of the analytics recorder decides on '\(leaf.pattern)' of '\(pass.typeName)'; "
        + "add 'case \(leaf.pattern)' with an event or 'nil'"
    }
  }
}
