extension Rule {
  static let partKind = Rule.shape(
    .partKind,
    summary: "State, Reducer and View are structs, Action, Event and Error are enums",
    rationale: """
      State is a value that TCA copies and compares; a class changes behind its back. Action, \
      Event and Error are closed lists, of which the compiler knows when one is not handled. An \
      enum State has no place for the error-handling child, so it is allowed only where the \
      config turns error handling off.
      """,
    example: Example(
      violating: "public final class State: FeatureState { … }",
      fixed: "public struct State: FeatureState { … }"
    )
  ) { pass in
    pass.findings { demand in
      guard case .partKind(let part, let keywords) = demand else { return nil }
      let kinds = pass.feature.part(part).declarations.map(\.kind.rawValue)
      let kind = kinds.first { PartKeyword(rawValue: $0).map(keywords.contains) != true } ?? ""
      return (
        .wrongKind(kind, of: part, in: pass.typeName, wanted: keywords), [part.typeName]
      )
    }
  }
}

extension String {
  fileprivate static func wrongKind(
    _ kind: String, of part: Part, in type: String, wanted: [PartKeyword]
  ) -> String {
    let words = wanted.map { "'\($0.rawValue)'" }.joined(separator: " or ")
    return "'\(type).\(part.typeName)' is declared as '\(kind)'; make it \(words)"
  }
}
