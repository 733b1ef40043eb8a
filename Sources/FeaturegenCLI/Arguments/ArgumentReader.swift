/// Reads the arguments of one command from left to right, then checks them as a whole.
struct ArgumentReader {
  private(set) var words: [String] = []
  private var given: [ParsedArguments.GivenOption] = []
  private var remaining: ArraySlice<String>
  private let scope: CommandScope
  private let hints: OptionHints

  init(scope: CommandScope, program: CommandDefinition, arguments: [String]) {
    self.scope = scope
    hints = OptionHints(scope: scope, program: program)
    remaining = arguments[...]
  }

  /// True also if reading stopped at an error before the help option.
  var asksForHelp: Bool {
    given.contains { $0.long == OptionDefinition.help.long }
      || remaining.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }

  var unchecked: ParsedArguments {
    ParsedArguments(options: given)
  }

  mutating func read() throws(UsageError) {
    while let argument = remaining.popFirst() {
      if argument == "--" {
        words += remaining
        remaining = []
      } else if argument.hasPrefix("--") {
        try readLong(argument)
      } else if isOption(argument) {
        try readCluster(argument)
      } else {
        words.append(argument)
      }
    }
  }

  private mutating func readLong(_ argument: String) throws(UsageError) {
    let body = argument.dropFirst(2)
    let name = body.prefix { $0 != "=" }
    guard let option = scope.option(long: String(name)) else {
      let shown = name.isEmpty ? argument : "--\(name)"
      throw error(.unknownOption(shown, cluster: nil, hints.hint(long: String(name))))
    }
    let attached = name.endIndex < body.endIndex ? String(body[name.endIndex...].dropFirst()) : nil
    try read(option, attached: attached)
  }

  private mutating func readCluster(_ argument: String) throws(UsageError) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = scope.option(short: letter) else {
        throw error(unknownLetter(letter, in: argument))
      }
      var attached: String?
      if letters.first == "=" {
        attached = String(letters.dropFirst())
      } else if option.takesNextArgument, !letters.isEmpty {
        attached = String(letters)
      }
      if attached != nil { letters = "" }
      try read(option, attached: attached)
    }
  }

  /// A word after one dash is a long option with a dash missing rather than a cluster.
  private func unknownLetter(_ letter: Character, in argument: String) -> ArgumentProblem {
    let name = String(argument.dropFirst().prefix { $0 != "=" })
    guard name.count > 1 else {
      return .unknownOption("-\(letter)", cluster: nil, hints.hint(short: letter))
    }
    if case .nearest(let long) = hints.hint(long: name) {
      return .unknownOption("-\(name)", cluster: nil, .nearest(long))
    }
    return .unknownOption("-\(letter)", cluster: argument, hints.hint(short: letter))
  }

  private mutating func read(
    _ option: OptionDefinition,
    attached: String?
  ) throws(UsageError) {
    switch option.value {
    case .none:
      guard attached == nil else { throw error(.unexpectedValue(option: "--\(option.long)")) }
    case .optional:
      break
    case .required(let placeholder, _):
      if attached == nil {
        return try readNext(as: option, placeholder: placeholder)
      }
    }
    try append(option, value: attached)
  }

  private mutating func readNext(
    as option: OptionDefinition,
    placeholder: String
  ) throws(UsageError) {
    let next = remaining.first
    guard let next, !isOption(next) else {
      let name = "--\(option.long)"
      throw error(.missingValue(option: name, placeholder: placeholder, next: next))
    }
    remaining.removeFirst()
    try append(option, value: next)
  }

  private mutating func append(
    _ option: OptionDefinition,
    value: String?
  ) throws(UsageError) {
    let name = "--\(option.long)"
    guard option.repeats || !given.contains(where: { $0.long == option.long }) else {
      throw error(.repeatedOption(name))
    }
    if let value {
      if option.completion.isPath, value.isEmpty { throw error(.emptyPath(option: name)) }
      let problem = unknownValue(
        value, of: name, choices: option.choices, argument: option.choiceArgument)
      if let problem { throw error(problem) }
    }
    given.append(.init(long: option.long, value: value))
  }

  private func unknownValue(
    _ value: String,
    of owner: String,
    choices: [String],
    argument: String? = nil
  ) -> ArgumentProblem? {
    guard !choices.isEmpty else { return nil }
    let word = argument == nil ? value : String(value.prefix { $0 != "=" })
    if choices.contains(word) {
      let isEmpty = word.count + 1 == value.count
      return isEmpty ? .emptyPath(option: "\(owner) \(word)=\(argument ?? "")") : nil
    }
    let nearest = suggestedName(for: word, in: choices)
    return .unknownValue(word, of: owner, nearest.map { .nearest($0) } ?? .choices(choices))
  }

  private func error(_ problem: ArgumentProblem) -> UsageError {
    UsageError(problem, commandPath: scope.path)
  }
}

extension ArgumentReader {
  /// What was read, if it is complete and consistent.
  func checked() throws(UsageError) -> ParsedArguments {
    guard scope.command.subcommands.isEmpty else { throw error(.missingCommand) }
    try checkExclusions()
    let positionals = try assignedWords()
    let missing = scope.options.first { option in
      option.isRequired && !given.contains { $0.long == option.long }
    }
    if let missing { throw error(.missingOption(missing.spelling)) }
    return ParsedArguments(options: given, positionals: positionals)
  }

  private func checkExclusions() throws(UsageError) {
    let options = given.compactMap { scope.option(long: $0.long) }
    for (index, option) in options.enumerated() {
      if let other = options.prefix(index).first(where: { $0.excludes(option) }) {
        throw error(.exclusiveOptions("--\(other.long)", "--\(option.long)"))
      }
    }
  }

  private func assignedWords() throws(UsageError) -> [String: [String]] {
    var assigned: [String: [String]] = [:]
    var rest = words[...]
    for positional in scope.command.positionals {
      let own = positional.takesAll ? rest : rest.prefix(1)
      rest = rest.dropFirst(own.count)
      guard !own.isEmpty || !positional.isRequired else {
        throw error(.missingArgument(positional.name))
      }
      for word in own { try check(word, as: positional) }
      assigned[positional.name] = Array(own)
    }
    if let word = rest.first {
      let command = scope.command.positionals.isEmpty ? scope.title : nil
      throw error(.unexpectedArgument(word, commandWithoutArguments: command))
    }
    return assigned
  }

  private func check(_ word: String, as positional: PositionalDefinition) throws(UsageError) {
    if positional.completion.isPath, word.isEmpty {
      throw error(.emptyPathArgument(positional.name))
    }
    let problem = unknownValue(word, of: positional.name, choices: positional.choices)
    if let problem { throw error(problem) }
  }
}
