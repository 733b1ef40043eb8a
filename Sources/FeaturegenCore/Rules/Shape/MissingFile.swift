extension Rule {
  static let missingFile = Rule.shape(
    .missingFile,
    fixes: [.safe],
    summary: "the behaviour of Reducer and View is there, in a file of its own",
    rationale: """
      The overview file shows the structure of a feature on one screen because behaviour is \
      elsewhere: the reducer's in one file, the view's in another. A part without any extension \
      and without a body does nothing, and the feature does not compile.
      """,
    example: Example(
      violating: "AppInfoFeature.swift    // and no other file of the feature",
      fixed: """
        AppInfoFeature.swift
        AppInfoFeature*Reducer.swift
        AppInfoFeature*View.swift
        """
    )
  ) { pass in
    pass.findings { demand in
      guard case .behaviour(let part) = demand else { return nil }
      let role: FileRole = part == .view ? .view : .reducer
      return (
        .missingFile(
          pass.convention.fileName(of: role, for: pass.feature.name), of: part, in: pass.typeName),
        [part.typeName]
      )
    }
  }
}

extension String {
  fileprivate static func missingFile(
    _ file: String, of part: Part, in type: String
  ) -> String {
    "no file of this module says what '\(type).\(part.typeName)' does; add '\(file)' with "
      + "'extension \(type).\(part.typeName): \(part.typeName)'"
  }
}
