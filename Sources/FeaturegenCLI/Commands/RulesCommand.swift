import FeaturegenCore

extension Command {
  static let rules = Command(
    definition: CommandDefinition(
      name: "rules",
      summary: "List the rules",
      options: [
        OptionDefinition(
          long: "format", value: .required("FORMAT"), choices: ["text", "markdown"],
          help: "How to write the list")
      ]
    )
  ) { context in
    switch context.arguments.value("format") {
    case "markdown": context.console.print(RuleTable.markdown, terminator: "")
    default: context.console.print(RuleTable.text, terminator: "")
    }
    return .success
  }
}

/// The rules as a table, for the terminal and for the README.
package enum RuleTable {
  package static var text: String {
    let width = Rule.all.map(\.id.rawValue.count).max() ?? 0
    return Rule.all.map { rule in
      let id = rule.id.rawValue.padded(to: width)
      let severity = rule.severity.rawValue.padded(to: 7)
      let fixes = rule.fixWords.padded(to: 13)
      return "\(id)  \(severity)  \(rule.kind.rawValue.padded(to: 8))  \(fixes)  \(rule.summary)\n"
    }.joined()
  }

  package static var markdown: String {
    let rows = Rule.all.map { rule in
      "| `\(rule.id.rawValue)` | \(rule.severity.rawValue) | \(rule.fixWords) | "
        + "\(rule.summary.markdownCode) |\n"
    }
    return "| rule | default | fix | demands that |\n| --- | --- | --- | --- |\n" + rows.joined()
  }
}

extension Rule {
  /// `safe / unsafe` where it depends on the place, `–` for none.
  fileprivate var fixWords: String {
    let words = Fix.Safety.allCases.filter(fixes.contains).map(\.rawValue)
    return words.isEmpty ? "–" : words.joined(separator: " / ")
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// Names in single quotes become code; apostrophes stay.
  fileprivate var markdownCode: String {
    var isCode = false
    return reduce(into: "") { text, character in
      let isApostrophe = !isCode && text.last?.isLetter ?? false
      guard character == "'", !isApostrophe else { return text.append(character) }
      isCode.toggle()
      text.append("`")
    }
  }
}
