extension Rule {
  static let unusedSuppression = Rule(
    id: .unusedSuppression,
    summary: "a comment that suppresses a rule suppresses a finding",
    rationale: """
      A suppression that outlives its finding hides the next one. Nothing is said about rules that \
      are off, about features that cannot be read whole, and about a file that is checked alone \
      where no config and no package tells what else belongs to its module.
      """,
    example: Example(
      violating: """
        // featuregen:disable:next missing_part - has no screen yet
        public enum AppInfoFeature: Feature { … }    // and has one by now
        """,
      fixed: "public enum AppInfoFeature: Feature { … }"
    ),
    severity: .warning,
    kind: .practice,
    scope: .suppression { pass in
      pass.unused.map { pass.finding(.unused($0), at: $0.word) }
    })
}

extension String {
  fileprivate static func unused(_ entry: FileSuppressions.Entry) -> String {
    let advice = entry.isOneOfSeveral ? "remove the name" : "remove the comment"
    let id = entry.rule.rawValue
    let (first, last) = (entry.lines.lowerBound, entry.lines.upperBound)
    return switch entry.verb {
    case .disableThis: "'\(id)' finds nothing on this line; \(advice)"
    case .disableNext: "'\(id)' finds nothing on line \(last); \(advice)"
    case .disable where last == .max: "'\(id)' finds nothing from here on; \(advice)"
    case .disable: "'\(id)' finds nothing on lines \(first) to \(last); \(advice)"
    case .enable: "'\(id)' is not disabled here; \(advice)"
    }
  }
}
