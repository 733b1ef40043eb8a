extension Rule {
  static let fileName = Rule.shape(
    .fileName,
    severity: .warning,
    fixes: [.unsafe],
    summary: "a file that holds a namespace or a part is named after it, in letter case too",
    rationale: """
      With file names that follow from the types, nobody has to search. A name that differs in \
      letter case only builds on one file system and fails on another.
      """,
    example: Example(
      violating: """
        // AppinfoFeature.swift
        public enum AppInfoFeature: Feature { … }
        """,
      fixed: """
        // AppInfoFeature.swift
        public enum AppInfoFeature: Feature { … }
        """
    )
  ) { pass in
    pass.findings { demand in
      guard case .fileName(let part) = demand else { return nil }
      let role = FileRole.allCases.first { $0.part == part } ?? .overview
      let subject = ([pass.typeName] + (part.map { [$0.typeName] } ?? [])).joined(separator: ".")
      let name = pass.convention.fileName(of: role, for: pass.feature.name)
      return (.misnamed(subject, name: name), part.map { [$0.typeName] } ?? [])
    }
  }
}

extension String {
  fileprivate static func misnamed(_ subject: String, name: String) -> String {
    "the file of '\(subject)' is not named after it; rename it to '\(name)'"
  }
}
