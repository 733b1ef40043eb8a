/// One rule: what it demands, why, and how it looks.
package struct Rule: Sendable {
  package let id: RuleID
  /// What the rule demands, one line.
  package let summary: String
  /// Why, in a few sentences.
  package let rationale: String
  package let example: Example
  package let severity: Severity
  package let kind: Kind
  let scope: Scope
  /// The fixes that its findings carry; empty where people have to decide.
  package var fixes: Set<Fix.Safety> = []

  package enum Kind: String, Sendable {
    /// Derived from the blueprint.
    case shape
    /// What no blueprint can express.
    case practice
  }

  /// Code that breaks the rule, and better code.
  package struct Example: Sendable {
    package let violating: String
    package let fixed: String
  }

  /// What the rule looks at.
  enum Scope: Sendable {
    case feature(@Sendable (FeaturePass) -> [Finding])
    case file(@Sendable (FilePass) -> [Finding])
    case module(@Sendable (ModulePass) -> [Finding])
    /// The comments that suppress findings, in every file.
    case suppression(@Sendable (SuppressionPass) -> [Finding])
  }
}

extension Rule {
  /// A rule that words the shortfalls of its requirements.
  static func shape(
    _ id: RuleID,
    severity: Severity = .error,
    fixes: Set<Fix.Safety> = [],
    summary: String,
    rationale: String,
    example: Example,
    check: @escaping @Sendable (FeaturePass) -> [Finding]
  ) -> Rule {
    Rule(
      id: id, summary: summary, rationale: rationale, example: example, severity: severity,
      kind: .shape, scope: .feature(check), fixes: fixes)
  }

  static func practice(
    _ id: RuleID,
    severity: Severity,
    summary: String,
    rationale: String,
    example: Example,
    check: @escaping @Sendable (FilePass) -> [Finding]
  ) -> Rule {
    Rule(
      id: id, summary: summary, rationale: rationale, example: example, severity: severity,
      kind: .practice, scope: .file(check))
  }
}

/// A feature that a rule looks at.
struct FeaturePass: Sendable {
  let rule: Rule
  let subject: JudgedFeature

  var blueprint: Blueprint { subject.blueprint }
  var feature: ObservedFeature { subject.feature }
  /// What the feature lacks, of all rules.
  var shortfalls: [Shortfall] { subject.shortfalls }
  var convention: Convention { blueprint.convention }
  /// The namespace's name as messages say it.
  var typeName: String { feature.fullName }
  var fixes: FixFinder { FixFinder(feature: feature, blueprint: blueprint) }

  /// Words each shortfall of this rule.
  ///
  /// - Parameters:
  ///   - subject: What tells shortfalls of this rule about one symbol apart.
  ///   - related: Other places that take part in the fault.
  ///   - message: The text and the name of what it concerns below the namespace; `nil` where the
  ///     rule has nothing to say.
  func findings(
    severity: (Demand) -> Severity? = { _ in nil },
    subject: (Demand) -> String? = { _ in nil },
    related: (Shortfall) -> [Finding.RelatedPlace] = { _ in [] },
    _ message: (Demand) -> (text: String, symbol: [String])?
  ) -> [Finding] {
    shortfalls.filter { $0.requirement.rule == rule.id }.compactMap { shortfall in
      let demand = shortfall.requirement.demand
      guard let message = message(demand) else { return nil }
      var finding = Finding(
        rule: rule.id.rawValue,
        severity: severity(demand) ?? rule.severity,
        message: message.text,
        location: shortfall.location,
        symbol: ([feature.fullName] + message.symbol).joined(separator: "."),
        subject: subject(demand),
        related: related(shortfall)
      )
      finding.fix = fixes.fix(for: demand, at: shortfall.location)
      return finding
    }
  }
}

/// A file that a rule looks at.
struct FilePass: Sendable {
  let rule: Rule
  let file: FileFacts
  /// The file declares something of a recognised feature.
  let isFeatureFile: Bool
}
