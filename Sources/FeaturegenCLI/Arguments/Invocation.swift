/// What the command line asks for.
package struct Invocation: Sendable, Equatable {
  package enum Request: Sendable {
    /// Do what `commandPath` is for.
    case run
    /// Help about `commandPath`, on standard output.
    case help
    /// Asked for without a command.
    case version
  }

  /// Without the program's name: `["config", "verify"]`; empty for the program itself.
  package let commandPath: [String]
  /// Complete and consistent only if `request` is `run`.
  package let arguments: ParsedArguments
  package let request: Request

  package init(commandPath: [String], arguments: ParsedArguments, request: Request = .run) {
    self.commandPath = commandPath
    self.arguments = arguments
    self.request = request
  }

  package var wantsHelp: Bool { request == .help }
  package var wantsVersion: Bool { request == .version }
}
