extension Rule {
  static let misplacedPart = Rule.shape(
    .misplacedPart,
    fixes: [.unsafe],
    summary: "the namespace and the behaviour of Reducer and View stand in files of their own",
    rationale: """
      Three files per feature, named after what they hold, make a feature easy to find and its \
      changes easy to review: a change of structure, of logic and of looks are in different files. \
      A part that shares its file with something else is found by searching only.
      """,
    example: Example(
      violating: """
        // AppInfoFeature.swift
        public enum AppInfoFeature: Feature { … }
        extension AppInfoFeature.Reducer: Reducer { … }
        """,
      fixed: """
        // AppInfoFeature.swift
        public enum AppInfoFeature: Feature { … }

        // AppInfoFeature*Reducer.swift
        extension AppInfoFeature.Reducer: Reducer { … }
        """
    )
  ) { pass in
    pass.findings(related: pass.neighbour) { demand in
      guard case .home(let part) = demand else { return nil }
      let role = part.map { $0 == .view ? FileRole.view : .reducer } ?? .overview
      let file = pass.convention.fileName(of: role, for: pass.feature.name)
      let subject = ([pass.typeName] + (part.map { [$0.typeName] } ?? [])).joined(separator: ".")
      return (.misplaced(subject, home: file), part.map { [$0.typeName] } ?? [])
    }
  }
}

extension FeaturePass {
  /// What else stands in the file.
  fileprivate func neighbour(of shortfall: Shortfall) -> [Finding.RelatedPlace] {
    guard case .home(let part) = shortfall.requirement.demand,
      let file = feature.module.file(at: shortfall.location.path),
      let other = Comparison(feature: feature, convention: convention)
        .firstOther(in: file, than: part)
    else { return [] }
    return [.init(location: other.location, message: "'\(other.fullName)' stands here, too")]
  }
}

extension String {
  fileprivate static func misplaced(_ subject: String, home: String) -> String {
    "'\(subject)' shares this file with something else; move it to '\(home)'"
  }
}
