/// Finds the command among the arguments; options may stand before, between and after its words.
struct CommandResolver {
  private(set) var scope: CommandScope
  /// All arguments but the command's words, in order.
  private(set) var remaining: [String] = []
  /// `help` stood where a command may stand.
  private(set) var isHelpCommand = false

  private let anyOption: [OptionDefinition]
  private var optionsEnded = false

  init(program: CommandDefinition) {
    scope = CommandScope(program: program)
    anyOption = scope.descendants.flatMap(\.command.options)
  }

  mutating func resolve(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.first, !scope.command.subcommands.isEmpty {
      rest.removeFirst()
      if optionsEnded || !isOption(argument) {
        try enter(argument)
      } else {
        remaining.append(argument)
        optionsEnded = argument == "--"
        if takesNext(argument), let value = rest.first, !isOption(value) {
          remaining.append(value)
          rest.removeFirst()
        }
      }
    }
    remaining += rest
  }

  private mutating func enter(_ name: String) throws(UsageError) {
    if let next = scope.entering(name) {
      scope = next
    } else if name == CommandDefinition.helpName {
      isHelpCommand = true
    } else {
      let known = scope.command.visibleSubcommands.map(\.name) + [CommandDefinition.helpName]
      let hint = suggestedName(for: name, in: known).map(ArgumentProblem.Hint.nearest) ?? .none
      throw UsageError(.unknownCommand(name, hint), commandPath: scope.path)
    }
  }

  /// The command is not known yet, so this asks for the first option of that name in the program.
  private func takesNext(_ argument: String) -> Bool {
    if argument.hasPrefix("--") {
      return anyOption.first { "--\($0.long)" == argument }?.takesNextArgument ?? false
    }
    let letters = argument.dropFirst()
    let valued = letters.firstIndex { letter in
      anyOption.first { $0.short == letter }?.takesNextArgument ?? false
    }
    return valued.map { letters.index(after: $0) == letters.endIndex } ?? false
  }
}

extension CommandDefinition {
  static let helpName = "help"
}

/// A lone `-` and negative numbers are values.
func isOption(_ argument: String) -> Bool {
  guard argument.hasPrefix("-"), let second = argument.dropFirst().first else { return false }
  let isNumber = (second.isASCII && second.isNumber) || second == "."
  return !(isNumber && Double(argument) != nil)
}
