/// For fish 3 and later.
struct FishCompletion {
  let tree: CompletionTree

  var script: String {
    """
    # Completion of \(tree.programName) for fish, written by '\(tree.programName) completion fish'.

    \(placeFunction)

    # Usage: \(functionName)_at COMMAND [OPERATOR POSITION]
    function \(functionName)_at
        set -l place (\(functionName)_place)
        test "$place[1]" = "$argv[1]"; or return
        set -q argv[2]; or return 0
        test $place[2] $argv[2] $argv[3]
    end

    complete -c \(quoted(tree.programName)) -f
    \(tree.scopes.flatMap(lines).joined(separator: "\n"))

    """
  }

  private var functionName: String { "_\(tree.functionName)" }

  private var placeFunction: String {
    """
    # Prints the command that the words before the cursor name, and how many arguments follow it.
    function \(functionName)_place
        set -l path \(quoted(tree.programName))
        set -l position 0
        set -l pending 0
        set -l ended 0
        set -l words (commandline -opc)
        set -e words[1]
        for word in $words
            if test $pending = 1
                set pending 0
            else if test $ended = 1
                set position (math $position + 1)
            else
                switch $word
                    case --
                        set ended 1
                    case \(list(tree.optionsBeforeValue))
                        set pending 1
                    case -
                        set position (math $position + 1)
                    case '-*'
                    case '*'
                        switch "$path $word"
                            case \(list(tree.commandTitles))
                                set path "$path $word"
                            case '*'
                                set position (math $position + 1)
                        end
                end
            end
        end
        echo $path
        echo $position
    end
    """
  }

  private func lines(_ scope: CommandScope) -> [String] {
    let here = "\(functionName)_at \(quoted(scope.title))"
    let commands = scope.command.subcommands.map { command in
      let words = "-a \(quoted(command.name)) -d \(quoted(command.summary))"
      return line(when: "\(here) -eq 0", words)
    }
    let options = scope.visibleOptions.map { line(when: here, arguments($0)) }
    let positionals = scope.command.positionals.enumerated().compactMap { index, positional in
      let place = "\(here) \(positional.takesAll ? "-ge" : "-eq") \(index)"
      return words(positional.completion).map { line(when: place, $0) }
    }
    return commands + positionals + options
  }

  private func line(when condition: String, _ arguments: String) -> String {
    "complete -c \(quoted(tree.programName)) -n \(quoted(condition)) \(arguments)"
  }

  private func arguments(_ option: OptionDefinition) -> String {
    var result = "-l \(quoted(option.long))"
    if let short = option.short { result += " -s \(quoted(String(short)))" }
    if option.takesNextArgument { result += option.completion == .files ? " -r" : " -x" }
    if let words = words(option.completion) { result += " \(words)" }
    return "\(result) -d \(quoted(option.firstLineOfHelp))"
  }

  private func words(_ completion: ValueCompletion) -> String? {
    switch completion {
    case .none: nil
    case .files: "-F"
    case .directories: "-a '(__fish_complete_directories)'"
    case .words(let words): "-a \(quoted(words.joined(separator: " ")))"
    }
  }

  private func list(_ words: [String]) -> String {
    words.isEmpty ? "''" : words.map(quoted).joined(separator: " ")
  }

  private func quoted(_ word: String) -> String {
    "'\(word.escaping(#"\'"#))'"
  }
}
