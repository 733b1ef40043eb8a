extension Rule {
  static let missingInitializer = Rule.shape(
    .missingInitializer,
    fixes: [.safe],
    summary: "State, Reducer and View have the initializers that others call",
    rationale: """
      A memberwise initializer is never visible outside the module, and changes whenever a \
      property does. Written out, 'init' of State, 'init()' of Reducer and 'init(store:)' of View \
      are what parents, previews and tests call, and they stay what they are.
      """,
    example: Example(
      violating: """
        public struct Reducer: FeatureReducer {
        }
        """,
      fixed: """
        public struct Reducer: FeatureReducer {
          public init() {}
        }
        """
    )
  ) { pass in
    pass.findings { demand in
      guard case .initializer(let part, let labels) = demand else { return nil }
      return (.missingInitializer(labels, of: part, in: pass.typeName), [part.typeName, "init"])
    }
  }
}

extension String {
  fileprivate static func missingInitializer(
    _ labels: [String]?, of part: Part, in type: String
  ) -> String {
    let signature = labels.map { "init(" + $0.map { $0 + ":" }.joined() + ")" } ?? "init"
    return "'\(type).\(part.typeName)' has no '\(signature)'"
  }
}
