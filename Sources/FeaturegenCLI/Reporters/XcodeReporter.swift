import FeaturegenCore

extension Reporter {
  /// For a run script phase: Xcode shows lines of this form beside the code.
  static let xcode = Reporter(name: "xcode", summary: "for a run script phase of Xcode") {
    report, context in
    report.findings.map { finding in
      // Xcode resolves relative paths against a folder of its own.
      let path = AbsolutePath(finding.location.path, relativeTo: context.workingDirectory).string
      let place = "\(path):\(finding.location.line):\(finding.location.column)"
      let text = "\(place): \(finding.severity.rawValue): \(finding.message) [\(finding.rule)]"
      return TerminalText.escaped(text) + "\n"
    }.joined()
  }
}
