/// What to say about an option that a command does not know.
struct OptionHints {
  private let scope: CommandScope
  private let program: CommandDefinition

  init(scope: CommandScope, program: CommandDefinition) {
    self.scope = scope
    self.program = program
  }

  func hint(long name: String) -> ArgumentProblem.Hint {
    if let hint = elsewhere({ $0.long == name }) { return hint }
    if scope.option(long: name) != nil { return .nearest("--\(name)") }
    let known = scope.options.filter { !$0.isHidden }.map(\.long)
    return suggestedName(for: name, in: known).map { .nearest("--\($0)") } ?? .none
  }

  func hint(short letter: Character) -> ArgumentProblem.Hint {
    elsewhere { $0.short == letter } ?? .none
  }

  /// Looks in the commands of the program that are shown, other than the scope's own.
  private func elsewhere(
    _ matches: (OptionDefinition) -> Bool
  ) -> ArgumentProblem.Hint? {
    guard !scope.options.contains(where: matches) else { return nil }
    let owners = CommandScope(program: program).descendants.filter { other in
      !other.command.isHidden
        && (other.command.options + (other.path.isEmpty ? [.version] : []))
          .contains { !$0.isHidden && matches($0) }
    }
    return owners.isEmpty ? nil : .elsewhere(owners.map(\.title))
  }
}
