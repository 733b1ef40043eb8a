/// All that can be wrong with a command line, and the one place that says it.
enum ArgumentProblem: Equatable {
  enum Hint: Equatable {
    case none
    case nearest(String)
    /// Titles of the commands that know the word.
    case elsewhere([String])
    case choices([String])
  }

  case missingCommand
  case unknownCommand(String, Hint)
  case unknownOption(String, cluster: String?, Hint)
  case unknownValue(String, of: String, Hint)
  case missingValue(option: String, placeholder: String, next: String?)
  case unexpectedValue(option: String)
  case emptyPath(option: String)
  case emptyPathArgument(String)
  case repeatedOption(String)
  case exclusiveOptions(String, String)
  case missingOption(String)
  case missingArgument(String)
  case unexpectedArgument(String, commandWithoutArguments: String?)

  var message: String {
    switch self {
    case .missingCommand:
      "missing command"
    case .unknownCommand(let name, let hint):
      "unknown command \(quoted(name))\(hint.text)"
    case .unknownOption(let name, let cluster, let hint):
      "unknown option \(quoted(name))\(cluster.map { " in \(quoted($0))" } ?? "")\(hint.text)"
    case .unknownValue(let value, let owner, let hint):
      "unknown value \(quoted(value)) for '\(owner)'\(hint.text)"
    case .missingValue(let option, let placeholder, nil):
      "option '\(option)' needs a value, as in '\(option) \(placeholder)'"
    case .missingValue(let option, _, let next?):
      "option '\(option)' needs a value, but \(quoted(next)) is an option"
        + "; write \(quoted("\(option)=\(next)")) if it is meant as the value"
    case .unexpectedValue(let option):
      "option '\(option)' takes no value"
    case .emptyPath(let option):
      "option '\(option)' needs a path, but its value is empty"
    case .emptyPathArgument(let name):
      "argument '\(name)' needs a path, but it is empty"
    case .repeatedOption(let option):
      "option '\(option)' is given twice"
    case .exclusiveOptions(let first, let second):
      "options '\(first)' and '\(second)' exclude each other"
    case .missingOption(let spelling):
      "missing option '\(spelling)'"
    case .missingArgument(let name):
      "missing argument '\(name)'"
    case .unexpectedArgument(let word, let command):
      "unexpected argument \(quoted(word))"
        + (command.map { "; '\($0)' takes no arguments" } ?? "")
    }
  }

  private func quoted(_ word: String) -> String {
    "'\(TerminalText.escaped(word))'"
  }
}

extension ArgumentProblem.Hint {
  fileprivate var text: String {
    switch self {
    case .none: ""
    case .nearest(let name): "; did you mean '\(name)'?"
    case .elsewhere(let commands): "; it belongs to \(listed(commands, "and"))"
    case .choices(let choices): "; use \(listed(choices, "or"))"
    }
  }

  private func listed(_ words: [String], _ conjunction: String) -> String {
    let quoted = words.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return "\(quoted.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}
