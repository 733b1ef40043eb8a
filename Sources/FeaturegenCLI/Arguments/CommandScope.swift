/// A command at its place in the program, with the options that are valid there.
struct CommandScope: Sendable {
  /// Without the program's name.
  let path: [String]
  let command: CommandDefinition
  /// Options of the commands above, the program's last; without those the command redefines.
  let inheritedOptions: [OptionDefinition]
  private let programName: String

  init(program: CommandDefinition) {
    path = []
    command = program
    inheritedOptions = []
    programName = program.name
  }

  private init(parent: CommandScope, command: CommandDefinition) {
    path = parent.path + [command.name]
    self.command = command
    let own = Set(command.options.map(\.long))
    let above = parent.command.options + parent.inheritedOptions
    inheritedOptions = above.filter { !own.contains($0.long) }
    programName = parent.programName
  }

  func entering(_ name: String) -> CommandScope? {
    command.subcommand(named: name).map { CommandScope(parent: self, command: $0) }
  }

  /// `featuregen config verify`.
  var title: String {
    ([programName] + path).joined(separator: " ")
  }

  var builtInOptions: [OptionDefinition] {
    path.isEmpty ? [.help, .version] : [.help]
  }

  var options: [OptionDefinition] {
    command.options + inheritedOptions + builtInOptions
  }

  func option(long: String) -> OptionDefinition? {
    options.first { $0.long == long }
  }

  func option(short: Character) -> OptionDefinition? {
    options.first { $0.short == short }
  }

  /// This command and all below it, itself first, in the order of definition.
  var descendants: [CommandScope] {
    [self]
      + command.subcommands.flatMap { CommandScope(parent: self, command: $0).descendants }
  }
}

extension CommandDefinition {
  /// Nil if the program has no such command.
  func scope(at path: [String]) -> CommandScope? {
    var scope = CommandScope(program: self)
    for name in path {
      guard let next = scope.entering(name) else { return nil }
      scope = next
    }
    return scope
  }
}
