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
      let isExtended = !pass.feature.part(part).extensions.isEmpty
      return (
        .missingAlias(name, in: pass.typeName, isExtended: isExtended), [part.typeName, name]
      )
    }
  }
}

extension String {
  fileprivate static func missingAlias(
    _ name: String, in type: String, isExtended: Bool
  ) -> String {
    (isExtended ? "the extension of " : "")
      + "'\(type).Reducer' lacks 'typealias \(name) = \(type).\(name)'"
  }
}
