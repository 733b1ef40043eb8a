/// The help of one command, as text that depends on the definitions and the width only.
package struct HelpText: Sendable {
  /// With a line end.
  package let text: String

  /// - Parameters:
  ///   - path: without the program's name. Nil is returned if there is no such command.
  ///   - width: columns, lines are wrapped to it where words allow.
  package init?(program: CommandDefinition, path: [String] = [], width: Int) {
    guard let scope = program.scope(at: path) else { return nil }
    var sections = [usage(scope, width: width)]
    sections.append(wrapped(scope.command.summary, width: width).joined())
    sections += (scope.command.discussion.map(paragraphs) ?? []).map { paragraph in
      wrapped(paragraph, width: width).joined()
    }
    sections += tables(scope).filter { !$0.rows.isEmpty }.map { $0.text(width: width) }
    if !scope.command.examples.isEmpty {
      sections.append(examples(scope.command.examples, width: width))
    }
    if path.isEmpty {
      sections.append(exitStatuses.text(width: width))
      let hint = "Run '\(program.name) help COMMAND' to read about one command."
      sections.append(wrapped(hint, width: width).joined())
    }
    text = sections.joined(separator: "\n")
  }
}

private func usage(_ scope: CommandScope, width: Int) -> String {
  var words = [scope.title]
  if scope.command.subcommands.isEmpty {
    words.append("[options]")
    words += scope.command.positionals.map(\.spelling)
    words += scope.options.filter(\.isRequired).map(\.spelling)
  } else {
    words += ["COMMAND", "[options]"]
  }
  let title = "Usage: "
  let lines = wrapped(words.joined(separator: " "), width: width, indentation: title.count)
  return title + lines.joined().dropFirst(title.count)
}

private func tables(_ scope: CommandScope) -> [HelpTable] {
  let command = scope.command
  var commands = command.visibleSubcommands.map { ($0.name, $0.summary) }
  if scope.path.isEmpty { commands.append((CommandDefinition.helpName, "Show help")) }
  let positionals = command.subcommands.isEmpty ? command.positionals : []
  return [
    HelpTable(title: "Commands", rows: commands),
    HelpTable(title: "Arguments", rows: positionals.map { ($0.spelling, $0.explanation) }),
    HelpTable(title: "Options", rows: rows(command.options + scope.builtInOptions)),
    HelpTable(title: "Global options", rows: rows(scope.inheritedOptions)),
  ]
}

private func rows(_ options: [OptionDefinition]) -> [(label: String, explanation: String)] {
  options.filter { !$0.isHidden }.map { option in
    let short = option.short.map { "-\($0), " } ?? "    "
    return (short + option.spelling + (option.repeats ? "..." : ""), option.explanation)
  }
}

private var exitStatuses: HelpTable {
  HelpTable(
    title: "Exit status",
    rows: ExitStatus.allCases.map { ("\($0.rawValue)", $0.summary) })
}

private func examples(
  _ examples: [(command: String, explanation: String)],
  width: Int
) -> String {
  let entries = examples.map { example in
    wrapped(example.explanation, width: width, indentation: 2).joined()
      + "    \(example.command)\n"
  }
  return "Examples:\n" + entries.joined(separator: "\n")
}

private func paragraphs(_ text: String) -> [String] {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .split(separator: "")
    .map { $0.joined(separator: " ") }
}

extension OptionDefinition {
  /// The help, and the choices unless the placeholder spells them out.
  fileprivate var explanation: String {
    let placeholder =
      switch value {
      case .none: ""
      case .required(let text, _), .optional(let text, _): text
      }
    let isSpeltOut = placeholder == choices.joined(separator: "|")
    return isSpeltOut ? help : help + listed(choices)
  }
}

extension PositionalDefinition {
  fileprivate var explanation: String {
    help + listed(choices)
  }
}

private func listed(_ choices: [String]) -> String {
  choices.isEmpty ? "" : " [\(choices.joined(separator: ", "))]"
}
