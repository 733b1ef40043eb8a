/// Works from a folder of `fpath`, and when it is sourced after `compinit`.
struct ZshCompletion {
  let tree: CompletionTree

  var script: String {
    """
    #compdef \(tree.programName)
    # Completion of \(tree.programName) for zsh, written by '\(tree.programName) completion zsh'.

    \(choiceFunction)() {
      if compset -P '*='; then _files; else compadd -- "$@"; fi
    }

    \(tree.scopes.reversed().map(function).joined(separator: "\n\n"))

    if [[ $funcstack[1] == \(tree.functionName) ]]; then
      \(tree.functionName) "$@"
    else
      compdef \(tree.functionName) \(tree.programName)
    fi

    """
  }

  /// Completes a choice, and a file behind its `=`.
  private var choiceFunction: String { "\(tree.functionName)__choice" }

  private func function(_ scope: CommandScope) -> String {
    let options = scope.visibleOptions.flatMap { specifications($0, in: scope) }
    guard scope.command.subcommands.isEmpty else {
      return groupFunction(scope, options: options)
    }
    let positionals = scope.command.positionals.enumerated().map { index, positional in
      let place = positional.takesAll ? "*" : "\(index + 1)"
      let optional = positional.arity == .optional ? ":" : ""
      let rest = ":\(positional.name.escaping(":")):\(action(positional.completion))"
      return (place + optional + rest).shellQuoted
    }
    return """
      \(functionName(scope.path))() {
        \(arguments("_arguments -s -S", options + positionals))
      }
      """
  }

  private func groupFunction(_ scope: CommandScope, options: [String]) -> String {
    let subcommands = scope.command.subcommands
    let commands = subcommands.map { "\($0.name.escaping(":")):\($0.summary)".shellQuoted }
    let states = ["'1:command:->command'", "'*::argument:->arguments'"]
    let arms = subcommands.map { command in
      "\(command.name.shellQuoted)) \(functionName(scope.path + [command.name])) && ret=0 ;;"
    }
    return """
      \(functionName(scope.path))() {
        local curcontext=$curcontext state line ret=1
        local -A opt_args
        local -a commands=(
          \(commands.joined(separator: "\n    "))
        )
        \(arguments("_arguments -s -S -C", options + states)) && ret=0
        case $state in
          command) _describe -t commands command commands && ret=0 ;;
          arguments)
            case $line[1] in
              \(arms.joined(separator: "\n        "))
            esac
            ;;
        esac
        return ret
      }
      """
  }

  private func arguments(_ command: String, _ specifications: [String]) -> String {
    ([command] + specifications).joined(separator: " \\\n    ")
  }

  private func functionName(_ path: [String]) -> String {
    ([tree.functionName] + path).joined(separator: "__")
  }

  /// One for each name of the option. Of options that exclude each other only one is offered.
  private func specifications(_ option: OptionDefinition, in scope: CommandScope) -> [String] {
    let others = scope.visibleOptions.filter { $0.long != option.long && $0.excludes(option) }
    let excluded = (option.repeats ? [] : option.names) + others.flatMap(\.names)
    let exclusion = excluded.isEmpty ? "" : "(\(excluded.joined(separator: " ")))"
    let help = "[\(option.firstLineOfHelp.escaping(#"\[]:"#))]"
    return option.names.map { name in
      let value =
        switch option.value {
        case .none: help
        case .required(let placeholder, _):
          (name.hasPrefix("--") ? "=" : "+") + help + values(option, placeholder)
        case .optional(let placeholder, _):
          "=-" + help + ":" + values(option, placeholder)
        }
      return (exclusion + (option.repeats ? "*" : "") + name + value).shellQuoted
    }
  }

  private func values(_ option: OptionDefinition, _ placeholder: String) -> String {
    let message = ":\(placeholder.escaping(#"\:"#)):"
    guard option.choiceArgument != nil else { return message + action(option.completion) }
    return "\(message) \(choiceFunction) \(option.choices.joined(separator: " "))"
  }

  private func action(_ completion: ValueCompletion) -> String {
    switch completion {
    case .none: " "
    case .files: "_files"
    case .directories: "_files -/"
    case .words(let words): "(\(words.map { $0.escaping(#"\: ()"#) }.joined(separator: " ")))"
    }
  }
}
