import Spelling
import YAML

extension ConfigReader {
  private enum SeverityKey: String, YAMLKey {
    case off, warning, error
  }

  private enum RuleKey: String, YAMLKey {
    case severity
  }

  mutating func readRules(_ node: YAMLNode) {
    for (id, severity) in severities(node, readsLimits: true) {
      config.severities[id] = .some(severity)
      // What stands nearer to a file counts more.
      for index in config.overrides.indices {
        config.overrides[index].severities.removeValue(forKey: id)
      }
    }
  }

  /// `nil`: the rule is off.
  ///
  /// - Parameter readsLimits: Rules may be given more than a severity, for all files.
  mutating func severities(
    _ node: YAMLNode, readsLimits: Bool = false
  ) -> [RuleID: Severity?] {
    var severities: [RuleID: Severity?] = [:]
    for entry in reader.entries(node) ?? [] {
      guard let id = RuleID(rawValue: entry.name) else {
        let nearest = nearestName(to: entry.name, in: RuleID.allCases.map(\.rawValue))
        let hint = nearest.map { "did you mean '\($0)'?" } ?? "'featuregen rules' lists them"
        reader.report("unknown rule '\(entry.name)'; \(hint)", at: entry.key.range.start)
        continue
      }
      var found: SeverityKey?
      if readsLimits, id == .fileLength, case .mapping = entry.value.content {
        found = readFileLength(entry.value)
      } else {
        found = severity(entry.value)
      }
      guard let severity = found else { continue }
      severities[id] = .some(severity == .off ? nil : Severity(rawValue: severity.rawValue))
    }
    return severities
  }

  private enum FileLengthKey: String, YAMLKey {
    case severity, warning, error
  }

  /// Reads `{ warning: 400, error: 1000, severity: warning }`, all of them optional.
  ///
  /// - Returns: The severity, if there is one.
  private mutating func readFileLength(_ node: YAMLNode) -> SeverityKey? {
    guard let mapping = reader.mapping(node, keys: FileLengthKey.self) else { return nil }
    let standard = FileLengthLimits.standard
    let warning = mapping[.warning].flatMap { reader.integer($0, in: 1...1_000_000) }
    let error = mapping[.error].flatMap { reader.integer($0, in: 1...1_000_000) }
    config.fileLength = FileLengthLimits(
      warning: warning ?? min(standard.warning, error ?? standard.warning),
      error: error ?? max(standard.error, warning ?? standard.error))
    if config.fileLength.error < config.fileLength.warning, let mark = mapping.mark(of: .error) {
      reader.report("'error' is a lower limit than 'warning'; exchange them", at: mark)
    }
    return mapping[.severity].flatMap { severity($0) }
  }

  /// `off`, or `{ severity: off }`.
  private mutating func severity(_ node: YAMLNode) -> SeverityKey? {
    guard case .mapping = node.content else { return reader.word(node, as: SeverityKey.self) }
    guard let mapping = reader.mapping(node, keys: RuleKey.self),
      let value = reader.required(.severity, in: mapping)
    else { return nil }
    return reader.word(value, as: SeverityKey.self)
  }
}
