/// Reads a command line by the definitions of the program's commands.
///
/// Options may stand anywhere before `--`, as `--long value`, `--long=value`, `-s value`,
/// `-svalue` or in clusters (`-nq`); long names are never abbreviated.
package struct ArgumentParser: Sendable {
  package let program: CommandDefinition

  package init(program: CommandDefinition) {
    self.program = program
  }

  /// Help that is asked for anywhere wins over errors in options and arguments.
  ///
  /// - Parameter arguments: without the program's name.
  /// - Throws: the first error from left to right, then what is missing or excluded.
  package func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    var resolver = CommandResolver(program: program)
    try resolver.resolve(arguments)
    let scope = resolver.scope
    var reader = ArgumentReader(scope: scope, program: program, arguments: resolver.remaining)
    do throws(UsageError) {
      try reader.read()
    } catch {
      guard reader.asksForHelp else { throw error }
      return Invocation(commandPath: scope.path, arguments: ParsedArguments(), request: .help)
    }
    if resolver.isHelpCommand, let word = reader.words.first {
      let problem = ArgumentProblem.unexpectedArgument(word, commandWithoutArguments: nil)
      throw UsageError(problem, commandPath: scope.path)
    }
    if resolver.isHelpCommand || reader.asksForHelp {
      return Invocation(commandPath: scope.path, arguments: reader.unchecked, request: .help)
    }
    if scope.path.isEmpty, reader.unchecked.flag(OptionDefinition.version.long) {
      return Invocation(commandPath: [], arguments: reader.unchecked, request: .version)
    }
    return Invocation(commandPath: scope.path, arguments: try reader.checked())
  }
}
