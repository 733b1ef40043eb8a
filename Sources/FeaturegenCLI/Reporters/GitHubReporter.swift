import FeaturegenCore

extension Reporter {
  /// For GitHub Actions: workflow commands that become annotations of the pull request.
  static let github = Reporter(name: "github", summary: "for annotations in GitHub Actions") {
    report, _ in
    report.findings.map { finding in
      let properties = [
        ("file", finding.location.path), ("line", String(finding.location.line)),
        ("col", String(finding.location.column)), ("title", finding.rule),
      ]
      let list = properties.map { "\($0.0)=\($0.1.escapedProperty)" }.joined(separator: ",")
      return "::\(finding.severity.rawValue) \(list)::\(finding.message.escapedMessage)\n"
    }.joined()
  }
}

/// What the runner decodes again; anything else could end the command or begin another one.
extension String {
  fileprivate var escapedMessage: String {
    replacing(["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  fileprivate var escapedProperty: String {
    replacing(["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  /// By scalars: CR and LF together are one character.
  private func replacing(_ table: [Unicode.Scalar: String]) -> String {
    unicodeScalars.map { table[$0] ?? String($0) }.joined()
  }
}
