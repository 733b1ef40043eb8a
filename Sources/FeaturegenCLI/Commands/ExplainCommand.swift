import FeaturegenCore

extension Command {
  static let explain = Command(
    definition: CommandDefinition(
      name: "explain",
      summary: "Say what a rule demands and why",
      positionals: [
        PositionalDefinition(
          name: "RULE", help: "The id of a rule", choices: Rule.all.map(\.id.rawValue))
      ],
      examples: [("featuregen explain missing_part", "explain the rule 'missing_part'")]
    ),
    run: explain(_:)
  )

  private static func explain(_ context: CommandContext) async throws(CommandFailure) -> ExitStatus
  {
    guard let id = context.arguments.positional("RULE"), let rule = Rule.named(id) else {
      throw CommandFailure(.usage, "name a rule; 'featuregen rules' lists them")
    }
    context.console.print(rule.explanation, terminator: "")
    return .success
  }
}

extension Rule {
  /// What `featuregen explain` prints.
  package var explanation: String {
    """
    \(id.rawValue) (\(severity.rawValue), \(kind.rawValue))

    Demands that \(summary).

    \(wrapped(rationale, width: 80).joined())
    Instead of

    \(example.violating.indented)

    write

    \(example.fixed.indented)

    \(fixSentence)

    """
  }

  private var fixSentence: String {
    switch (fixes.contains(.safe), fixes.contains(.unsafe)) {
    case (true, false): "Fix: safe, it only inserts."
    case (false, true): "Fix: unsafe, somebody has to look at it."
    case (true, true): "Fix: safe where it only inserts, else unsafe."
    case (false, false): "Fix: none, what to do is for people to decide."
    }
  }
}

extension String {
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    " + $0 }
      .joined(separator: "\n")
  }
}
