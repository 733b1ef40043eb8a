import FeaturegenCore

extension Reporter {
  /// For people: the message as compilers write it, the source line, a caret below the place.
  static let text = Reporter(name: "text", summary: "for people, with the source line") {
    report, context in
    var output = ""
    var current: (path: String, lines: SourceLines)?
    for finding in report.findings {
      let path = finding.location.path
      if current?.path != path { current = (path, context.lines(of: path)) }
      output += finding.headline(isColored: context.isColored)
      if let line = current?.lines.line(finding.location.line) {
        output += SourceExcerpt(line: line, location: finding.location)
          .text(isColored: context.isColored)
      }
      for place in finding.related {
        output += "\(place.location.described): note: \(TerminalText.escaped(place.message))\n"
      }
      if context.showsFixes, let fix = finding.fix { output += fix.lines }
    }
    return output
  }
}

extension Fix {
  /// One for each change: `fix (unsafe): rename the file to 'AppInfoFeature.swift'`
  fileprivate var lines: String {
    let word = safety == .unsafe ? "fix (unsafe)" : "fix"
    return changes.map { "\(word): \(TerminalText.escaped(description(of: $0)))\n" }.joined()
  }
}

extension SourceLocation {
  fileprivate var described: String {
    "\(TerminalText.escaped(path)):\(line):\(column)"
  }
}

extension Finding {
  fileprivate func headline(isColored: Bool) -> String {
    let style: TextStyle = severity == .error ? .red : .yellow
    let word = style.applied(to: severity.rawValue + ":", isEnabled: isColored)
    let place = TextStyle.bold.applied(to: location.described + ":", isEnabled: isColored)
    return "\(place) \(word) \(TerminalText.escaped(message)) [\(rule)]\n"
  }
}
