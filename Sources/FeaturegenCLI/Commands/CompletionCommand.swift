extension Command {
  static let completion = Command(
    definition: CommandDefinition(
      name: "completion",
      summary: "Print a shell's completion script",
      positionals: [
        PositionalDefinition(
          name: "SHELL", help: "The shell to complete in", choices: Shell.allCases.map(\.rawValue))
      ],
      examples: [
        ("source <(featuregen completion bash)", "complete in this bash"),
        (
          "featuregen completion fish > ~/.config/fish/completions/featuregen.fish",
          "complete in every fish"
        ),
      ]
    ),
    run: completion(_:)
  )

  private static func completion(_ context: CommandContext) async throws(CommandFailure)
    -> ExitStatus
  {
    guard let name = context.arguments.positional("SHELL"), let shell = Shell(rawValue: name) else {
      throw CommandFailure(.usage, "name a shell: bash, zsh or fish")
    }
    context.console.print(
      CompletionScript(program: Program.definition, shell: shell).text, terminator: "")
    return .success
  }
}
