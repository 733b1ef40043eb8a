/// One command of the program: what the parser accepts, the help says and the shells complete.
///
/// A command either has subcommands or does work itself; positionals of a command with
/// subcommands are ignored. Its options are accepted by all its subcommands too.
package struct CommandDefinition: Sendable {
  package let name: String
  /// One line without a full stop, shown in lists of commands.
  package let summary: String
  /// Paragraphs separated by an empty line, wrapped by the help.
  package let discussion: String?
  package let positionals: [PositionalDefinition]
  package let options: [OptionDefinition]
  /// Shown with the command on a line of its own below its explanation; never wrapped.
  package let examples: [(command: String, explanation: String)]
  package let subcommands: [CommandDefinition]
  /// Hidden commands parse, but neither help nor completion names them.
  package let isHidden: Bool

  package init(
    name: String,
    summary: String,
    discussion: String? = nil,
    positionals: [PositionalDefinition] = [],
    options: [OptionDefinition] = [],
    examples: [(command: String, explanation: String)] = [],
    subcommands: [CommandDefinition] = [],
    isHidden: Bool = false
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.positionals = positionals
    self.options = options
    self.examples = examples
    self.subcommands = subcommands
    self.isHidden = isHidden
  }

  package func subcommand(named name: String) -> CommandDefinition? {
    subcommands.first { $0.name == name }
  }

  var visibleSubcommands: [CommandDefinition] {
    subcommands.filter { !$0.isHidden }
  }
}
