import FeaturegenCore

/// The program: words in, text and an exit status out.
package struct Program: Sendable {
  /// Follows semantic versioning; what rules report counts as behaviour.
  package static let version = "0.1.0"

  private let console: Console
  private let input: StandardInput
  private let workingDirectory: AbsolutePath

  package init(
    console: Console, input: StandardInput = .process, workingDirectory: AbsolutePath
  ) {
    self.console = console
    self.input = input
    self.workingDirectory = workingDirectory
  }

  /// Runs the process's command line.
  package static func main(_ arguments: [String]) async -> ExitStatus {
    let console = Console.process()
    do throws(FileError) {
      let program = Program(console: console, workingDirectory: try .current())
      return console.finish(await program.run(Array(arguments.dropFirst())))
    } catch {
      console.printError("featuregen: error: the working directory \(error.reason)")
      return console.finish(.missingInput)
    }
  }

  /// - Parameter arguments: Without the program's name.
  package func run(_ arguments: [String]) async -> ExitStatus {
    do throws(UsageError) {
      let invocation = try ArgumentParser(program: Self.definition).parse(arguments)
      switch invocation.request {
      case .help: return printHelp(for: invocation.commandPath)
      case .version:
        console.print("featuregen \(Self.version)")
        return .success
      case .run: return await run(invocation)
      }
    } catch {
      console.printError(
        error.report(in: Self.definition, width: console.textWidth), terminator: "")
      return .usage
    }
  }

  private func run(_ invocation: Invocation) async -> ExitStatus {
    guard let command = Command.named(invocation.commandPath) else { return .internalError }
    var console = console
    if let color = invocation.arguments.value("color"), let mode = ColorMode(rawValue: color) {
      console.colorMode = mode
    }
    let context = CommandContext(
      arguments: invocation.arguments, console: console, input: input,
      workingDirectory: workingDirectory)
    do throws(CommandFailure) {
      return try await command.run(context)
    } catch {
      for message in error.messages {
        console.printError(isPositioned(message) ? message : "featuregen: error: \(message)")
      }
      if error.status == .usage {
        let name = invocation.commandPath.joined(separator: " ")
        console.printError("see 'featuregen \(name) --help'")
      }
      return error.status
    }
  }

  /// Messages that begin with a place in a file carry their own `error:`.
  private func isPositioned(_ message: String) -> Bool {
    message.contains(": error: ")
  }

  private func printHelp(for path: [String]) -> ExitStatus {
    guard let help = HelpText(program: Self.definition, path: path, width: console.textWidth)
    else { return .internalError }
    console.print(help.text, terminator: "")
    return .success
  }

  package static let definition = CommandDefinition(
    name: "featuregen",
    summary: "Writes and verifies features for The Composable Architecture",
    discussion: """
      'featuregen new' writes the files of a feature; 'featuregen check' reports where existing \
      features leave the same convention.
      """,
    options: [
      OptionDefinition(
        long: "color", value: .required("WHEN"), choices: ["auto", "always", "never"],
        help: "Colour the output"),
      OptionDefinition(long: "quiet", short: "q", help: "Print results and errors only"),
      OptionDefinition(long: "verbose", short: "v", help: "Say more about what is done and why"),
    ],
    examples: [
      ("featuregen new AppInfo", "write the feature AppInfo into the folder AppInfo"),
      ("featuregen check", "verify the features below the working directory"),
      ("featuregen explain missing_part", "say what a rule demands and why"),
    ],
    subcommands: Command.all.map(\.definition)
  )
}
