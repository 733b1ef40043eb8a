extension Rule {
  static let namespaceKind = Rule.shape(
    .namespaceKind,
    fixes: [.unsafe],
    summary: "the namespace of a feature is an enum without cases",
    rationale: """
      A feature is a namespace and nothing else: nobody creates a value of it. A caseless enum says \
      so, and the compiler sees to it. A struct or class can be created, stored and passed around, \
      and sooner or later something is put into it that belongs into State.
      """,
    example: Example(
      violating: """
        public struct AppInfoFeature: Feature {
          public struct State: FeatureState { … }
        }
        """,
      fixed: """
        public enum AppInfoFeature: Feature {
          public struct State: FeatureState { … }
        }
        """
    )
  ) { pass in
    pass.findings { _ in (.notCaselessEnum(pass.typeName), []) }
  }
}

extension String {
  fileprivate static func notCaselessEnum(_ type: String) -> String {
    "'\(type)' is a namespace, so it has to be an 'enum' without cases"
  }
}
