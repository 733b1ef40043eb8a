extension Rule {
  static let accessLevel = Rule.shape(
    .accessLevel,
    fixes: [.safe, .unsafe],
    summary: "what other modules need of a feature is at least as visible as its namespace",
    rationale: """
      A parent in another module names a feature's State, Action, Reducer and View and creates \
      them. A 'public' namespace with an internal initializer is of use in its own module only, \
      and the compiler says so where the feature is used, not where the word is missing. What \
      counts is the effective access: members of 'public extension' are public, members of a \
      public type are not. Everything else may stay internal.
      """,
    example: Example(
      violating: """
        public struct Reducer: FeatureReducer {
          init() {}
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
      guard case .access(let part, let member) = demand else { return nil }
      let wanted = pass.feature.visibility ?? .internal
      let symbol = (part.map { [$0.typeName] } ?? []) + (member.map { [$0.name] } ?? [])
      let subject = ([pass.typeName] + symbol).joined(separator: ".")
      return (.hidden(subject, wanted: wanted), symbol)
    }
  }
}

extension AccessMember {
  var name: String {
    switch self {
    case .initializer(let labels):
      "init" + (labels.map { "(" + $0.map { $0 + ":" }.joined() + ")" } ?? "")
    case .property(let name), .type(let name): name
    }
  }
}

extension String {
  fileprivate static func hidden(_ subject: String, wanted: Visibility) -> String {
    "'\(subject)' is less visible than its feature; make it '\(wanted.keyword)'"
  }
}
