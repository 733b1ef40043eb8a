extension Rule {
  static let missingTypealias = Rule.shape(
    .missingTypealias,
    fixes: [.safe],
    summary: "the reducer's extension names its State and Action by type alias",
    rationale: """
      An extension of a nested type does not look into the namespace, so 'State' and 'Action' mean \
      nothing there, or something else, until they are declared. With the two aliases first, \
      everything below reads like any other reducer.
      """,
    example: Example(
      violating: """
        extension AppInfoFeature.Reducer: Reducer {
          public var body: some ReducerOf<Self> { … }
        }
        """,
      fixed: """
        extension AppInfoFeature.Reducer: Reducer {
          public typealias State = AppInfoFeature.State
          public typealias Action = AppInfoFeature.Action

          public var body: some ReducerOf<Self> { … }
        }
        """
    )
  ) { pass in
    pass.findings { demand in
      guard case .typeAlias(let part, let name) = demand else { return nil }
      return (.missingAlias(name, in: pass.typeName), [part.typeName, name])
    }
  }
}

extension String {
  fileprivate static func missingAlias(_ name: String, in type: String) -> String {
    "the extension of '\(type).Reducer' lacks 'typealias \(name) = \(type).\(name)'"
  }
}
