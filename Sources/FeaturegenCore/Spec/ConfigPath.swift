/// A path of a config, and where it is written.
package struct ConfigPath: Sendable {
  package let pattern: FolderPattern
  package let place: ConfigPlace
}

/// Other severities for some paths.
package struct SeverityOverride: Sendable {
  package let paths: [ConfigPath]
  /// `nil`: the rule is off there.
  package var severities: [RuleID: Severity?]
  package let place: ConfigPlace

  func matches(_ path: AbsolutePath) -> Bool {
    paths.contains { $0.pattern.matches(path) }
  }
}

extension Config {
  /// What the config says about a rule in a file: `.some(nil)` that it is off, `nil` nothing.
  package func severity(of rule: RuleID, at path: AbsolutePath) -> Severity?? {
    let override = overrides.last { $0.severities.keys.contains(rule) && $0.matches(path) }
    return override?.severities[rule] ?? severities[rule]
  }
}
