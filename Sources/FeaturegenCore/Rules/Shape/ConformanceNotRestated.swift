extension Rule {
  static let conformanceNotRestated = Rule.shape(
    .conformanceNotRestated,
    fixes: [.safe],
    summary: "the extension that holds a part's behaviour restates ': Reducer' or ': View'",
    rationale: """
      The result builder of 'body' is applied only where the conformance to TCA's 'Reducer' or \
      SwiftUI's 'View' is stated. An extension without it compiles as long as its body is a single \
      expression, then breaks with errors that point elsewhere.
      """,
    example: Example(
      violating: """
        extension AppInfoFeature.Reducer {
          public var body: some ReducerOf<Self> { … }
        }
        """,
      fixed: """
        extension AppInfoFeature.Reducer: Reducer {
          public var body: some ReducerOf<Self> { … }
        }
        """
    )
  ) { pass in
    pass.findings { demand in
      guard case .restatedConformance(let part, let name) = demand else { return nil }
      return (.notRestated(part, in: pass.typeName, protocolName: name), [part.typeName])
    }
  }
}

extension String {
  fileprivate static func notRestated(
    _ part: Part, in type: String, protocolName: String
  ) -> String {
    "the extension of '\(type).\(part.typeName)' does not restate ': \(protocolName)', "
      + "without which 'body' has no result builder"
  }
}
