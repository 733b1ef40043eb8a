/// A command line that cannot be obeyed; exit status 64.
package struct UsageError: Error, Sendable, Equatable {
  /// Safe to print on a terminal.
  package let message: String
  /// Without the program's name; the command whose help is worth reading.
  package let commandPath: [String]
  /// No command was given, so the help itself says what is wrong.
  package let isMissingCommand: Bool

  /// - Parameter message: lower case, no full stop, what was typed in quotes and escaped.
  package init(_ message: String, commandPath: [String]) {
    self.message = message
    self.commandPath = commandPath
    isMissingCommand = false
  }

  init(_ problem: ArgumentProblem, commandPath: [String]) {
    message = problem.message
    self.commandPath = commandPath
    isMissingCommand = problem == .missingCommand
  }

  /// The whole text for standard error, with a line end: the message and where to read on, or
  /// the help if there was no command.
  package func report(in program: CommandDefinition, width: Int) -> String {
    if isMissingCommand, let help = HelpText(program: program, path: commandPath, width: width) {
      return help.text
    }
    let command = ([program.name] + commandPath).joined(separator: " ")
    return "\(program.name): error: \(message)\nsee '\(command) --help'\n"
  }
}
