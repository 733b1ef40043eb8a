import FeaturegenCore

/// One command: its words and what it does with them.
struct Command: Sendable {
  let definition: CommandDefinition
  let run: @Sendable (CommandContext) async throws(CommandFailure) -> ExitStatus
  /// Where there are some, the command does nothing itself.
  var subcommands: [Command] = []

  /// Every command, in the order of the help.
  static let all: [Command] = [
    .new, .check, .describe, .initialize, .rules, .explain, .config, .completion,
  ]

  /// - Parameter path: Without the program's name.
  static func named(_ path: [String]) -> Command? {
    var found: Command?
    for name in path {
      found = (found?.subcommands ?? all).first { $0.definition.name == name }
      if found == nil { return nil }
    }
    return found
  }
}

/// What a command has to work with.
struct CommandContext: Sendable {
  let arguments: ParsedArguments
  let console: Console
  var input: StandardInput = .process
  let workingDirectory: AbsolutePath

  /// A path as somebody in the working directory would type it.
  func display(_ path: AbsolutePath) -> String {
    DisplayPath(workingDirectory: workingDirectory.string).text(for: path.string)
  }

  func path(_ text: String) -> AbsolutePath {
    AbsolutePath(text, relativeTo: workingDirectory)
  }

  /// Prints a status line for every file.
  func print(_ lines: [StatusLine]) {
    guard !arguments.flag("quiet") else { return }
    for line in lines { console.print(line.text(isColored: console.colorsOutput)) }
  }

  /// Says something that is no error, on standard error.
  func note(_ text: String) {
    guard !arguments.flag("quiet") else { return }
    console.printError("note: " + TerminalText.escaped(text))
  }
}

/// Why a command ends early, in words for its user.
struct CommandFailure: Error, Sendable {
  let status: ExitStatus
  /// Complete lines without the leading `error: `, lower case, no full stop. Empty if everything
  /// has been said.
  let messages: [String]

  init(_ status: ExitStatus, _ messages: String...) {
    self.status = status
    self.messages = messages
  }

  init(_ status: ExitStatus, _ messages: [String]) {
    self.status = status
    self.messages = messages
  }
}
