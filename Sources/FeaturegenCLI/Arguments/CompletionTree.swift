/// What is completed where.
struct CompletionTree {
  let programName: String
  /// All visible commands with `help` and what it is about, the program first.
  let scopes: [CommandScope]

  init(program: CommandDefinition) {
    programName = program.name
    scopes = CommandScope(program: program.addingHelp()).descendants
  }

  /// The program's name as part of a function's name.
  var functionName: String {
    "_" + String(programName.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// Options after which the next word is a value, as they are typed.
  var optionsBeforeValue: [String] {
    let valued = scopes.flatMap(\.command.options).filter(\.takesNextArgument)
    return valued.flatMap(\.names).reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }

  /// `garden plant` and so on, without the program itself.
  var commandTitles: [String] {
    scopes.filter { !$0.path.isEmpty }.map(\.title)
  }
}

extension CommandScope {
  /// None behind `help`, where only commands are named.
  var visibleOptions: [OptionDefinition] {
    path.first == CommandDefinition.helpName ? [] : options.filter { !$0.isHidden }
  }
}

extension OptionDefinition {
  /// `["-n", "--dry-run"]`.
  var names: [String] {
    (short.map { ["-\($0)"] } ?? []) + ["--\(long)"]
  }

  var firstLineOfHelp: String {
    String(help.prefix { $0 != "\n" })
  }
}

extension CommandDefinition {
  fileprivate func addingHelp() -> CommandDefinition {
    let visible = visibleSubcommands.map { $0.withoutHidden() }
    let help = CommandDefinition(
      name: Self.helpName, summary: "Show help", subcommands: visible.map { $0.onlyNames() })
    return CommandDefinition(
      name: name, summary: summary, options: options, subcommands: visible + [help])
  }

  private func withoutHidden() -> CommandDefinition {
    CommandDefinition(
      name: name, summary: summary, positionals: positionals, options: options,
      subcommands: visibleSubcommands.map { $0.withoutHidden() })
  }

  private func onlyNames() -> CommandDefinition {
    CommandDefinition(
      name: name, summary: summary, subcommands: subcommands.map { $0.onlyNames() })
  }
}

extension StringProtocol {
  /// Between single quotes as POSIX shells read them.
  var shellQuoted: String {
    "'\(split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#))'"
  }

  func escaping(_ special: String) -> String {
    reduce(into: "") { result, character in
      if special.contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
