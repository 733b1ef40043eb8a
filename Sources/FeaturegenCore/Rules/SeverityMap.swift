/// Gives findings the severity that the config of their file asks for.
package struct SeverityMap: Sendable {
  let scopes: ConfigScopes
  /// Findings name files relative to it.
  let workingDirectory: AbsolutePath
  /// Off in every file.
  let disabled: Set<RuleID>

  package init(
    scopes: ConfigScopes, workingDirectory: AbsolutePath, disabled: Set<RuleID> = []
  ) {
    self.scopes = scopes
    self.workingDirectory = workingDirectory
    self.disabled = disabled
  }

  /// What the configs say about a rule in a file: `.some(nil)` that it is off, `nil` nothing.
  ///
  /// - Parameter path: As findings name the file.
  func severity(of rule: RuleID, in path: String) -> Severity?? {
    if disabled.contains(rule) { return .some(nil) }
    let path = AbsolutePath(path, relativeTo: workingDirectory)
    return scopes.scope(of: path.parent ?? path).config.severity(of: rule, at: path)
  }

  /// Whether the rule is on in the files of some config.
  func isOn(_ rule: RuleID) -> Bool {
    guard !disabled.contains(rule) else { return false }
    let configs = scopes.known.map(\.config)
    return configs.isEmpty
      || configs.contains { config in
        (config.severities[rule] ?? .error) != nil
          || config.overrides.contains { ($0.severities[rule] ?? nil) != nil }
      }
  }

  /// The finding as it is reported; `nil` if its rule is off.
  func weighed(_ finding: Finding) -> Finding? {
    guard let id = RuleID(rawValue: finding.rule),
      let severity = severity(of: id, in: finding.location.path)
    else { return finding }
    guard let severity else { return nil }
    var finding = finding
    finding.severity = severity
    return finding
  }
}
