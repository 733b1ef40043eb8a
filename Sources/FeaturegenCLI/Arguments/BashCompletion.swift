/// For bash 3.2 (the one of macOS) and later, without the package bash-completion.
///
/// Bash splits words at `=`, unless `COMP_WORDBREAKS` was changed; both are understood.
struct BashCompletion {
  let tree: CompletionTree

  var script: String {
    """
    # Completion of \(tree.programName) for bash, written by '\(tree.programName) completion bash'.

    \(tree.functionName)() {
      local cur=${COMP_WORDS[COMP_CWORD]} path=\(tree.programName.shellQuoted)
      local option='' last='' prefix='' kind='' ended='' word='' position=0 i
      local -a words=()
      COMPREPLY=()
    \(search)
    \(choice)
    \(reply)
    }

    complete -F \(tree.functionName) \(tree.programName.shellQuoted)

    """
  }

  /// Finds the command, the option whose value the cursor is in, and the place among arguments.
  private var search: String {
    """
      for ((i = 1; i < COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        if [[ $word == '=' ]]; then
          option=$last
        elif [[ -n $option ]]; then
          option=''
        elif [[ -n $ended ]]; then
          position=$((position + 1))
        else
          case $word in
            --) ended=1 ;;
            \(pattern(tree.optionsBeforeValue))) option=$word ;;
            -?*) ;;
            *)
              case "$path $word" in
                \(pattern(tree.commandTitles))) path="$path $word" ;;
                *) position=$((position + 1)) ;;
              esac
              ;;
          esac
        fi
        last=$word
      done
      if [[ $cur == '=' ]]; then
        option=$last cur=''
      elif [[ -z $option$ended && $cur == --*=* ]]; then
        option=${cur%%=*} prefix=${cur%%=*}= cur=${cur#*=}
      fi
    """
  }

  private var choice: String {
    """
      if [[ -n $option ]]; then
        case "$path $option" in
          \(lines(tree.scopes.flatMap(valueArms)))
          *) [[ $option == -* ]] || kind=file ;;
        esac
      elif [[ $cur == -* && -z $ended ]]; then
        case $path in
          \(lines(tree.scopes.map(optionArm)))
        esac
      else
        case "$path $position" in
          \(lines(tree.scopes.flatMap(argumentArms)))
        esac
      fi
    """
  }

  private var reply: String {
    """
      for word in "${words[@]}"; do
        if [[ $word == "$cur"* ]]; then COMPREPLY+=("$prefix$word"); fi
      done
      if [[ -n $kind ]]; then
        compopt -o filenames 2>/dev/null
        while IFS= read -r word; do
          COMPREPLY+=("$prefix$word")
        done < <(compgen -A "$kind" -- "$cur")
      fi
    """
  }

  private func valueArms(_ scope: CommandScope) -> [String] {
    scope.visibleOptions.compactMap { option in
      let places = pattern(option.names.map { "\(scope.title) \($0)" })
      return assignment(option.completion).map { "\(places)) \($0) ;;" }
    }
  }

  private func optionArm(_ scope: CommandScope) -> String {
    let words = scope.visibleOptions.flatMap(\.names)
    return "\(scope.title.shellQuoted)) \(assignment(words)) ;;"
  }

  private func argumentArms(_ scope: CommandScope) -> [String] {
    guard scope.command.subcommands.isEmpty else {
      let names = scope.command.subcommands.map(\.name)
      return ["\("\(scope.title) 0".shellQuoted)) \(assignment(names)) ;;"]
    }
    return scope.command.positionals.enumerated().compactMap { index, positional in
      let place =
        positional.takesAll
        ? "\(scope.title) ".shellQuoted + "*" : "\(scope.title) \(index)".shellQuoted
      return assignment(positional.completion).map { "\(place)) \($0) ;;" }
    }
  }

  private func assignment(_ completion: ValueCompletion) -> String? {
    switch completion {
    case .none: nil
    case .files: "kind=file"
    case .directories: "kind=directory"
    case .words(let words): assignment(words)
    }
  }

  private func assignment(_ words: [String]) -> String {
    "words=(\(words.map(\.shellQuoted).joined(separator: " ")))"
  }

  private func pattern(_ words: [String]) -> String {
    words.isEmpty ? "''" : words.map(\.shellQuoted).joined(separator: " | ")
  }

  private func lines(_ arms: [String]) -> String {
    arms.joined(separator: "\n      ")
  }
}
