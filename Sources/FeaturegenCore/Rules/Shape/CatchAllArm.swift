extension Rule {
  static let catchAllArm = Rule.shape(
    .catchAllArm,
    summary: "no 'default', '_' or 'let x' in a 'switch' over the action",
    rationale: """
      A new action should make the reducer and the analytics recorder fail to compile until \
      someone has decided what it means there. A catch-all decides for them: the action changes \
      nothing and is not recorded, and no one notices. Name the actions that need nothing in one \
      arm.
      """,
    example: Example(
      violating: """
        switch action {
        case .onAppear: return .run { … }
        default: return .none
        }
        """,
      fixed: """
        switch action {
        case .onAppear: return .run { … }
        case .copied, .shared: return .none
        }
        """
    )
  ) { pass in
    pass.catchAlls(in: .reducer, message: .catchAll(inReducerOf: pass.typeName))
      + (pass.convention.analytics
        ? pass.catchAlls(in: .recorder, message: .catchAll(inRecorderOf: pass.typeName)) : [])
  }
}

extension FeaturePass {
  fileprivate func catchAlls(in origin: ActionFlow.Origin, message: String) -> [Finding] {
    subject.coverage(in: origin).catchAlls.map { place in
      Finding(
        rule: rule.id.rawValue, severity: rule.severity, message: message, location: place,
        symbol: typeName + ".Reducer", subject: origin == .recorder ? "recorder" : nil)
    }
  }
}

extension String {
  fileprivate static func catchAll(inReducerOf type: String) -> String {
    "this arm handles actions that '\(type).Action' does not have yet; name the cases"
  }

  fileprivate static func catchAll(inRecorderOf type: String) -> String {
    "this arm leaves actions unrecorded that '\(type).Action' does not have yet; name the cases"
  }
}
