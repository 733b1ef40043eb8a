/// One option of a command, with or without a value.
package struct OptionDefinition: Sendable {
  /// Placeholders are what help shows for the value: `FILE`, `auto|always|never`.
  package enum Value: Sendable, Equatable {
    case none
    /// `--path DIR`, `--path=DIR`; a next argument that looks like an option is not taken.
    case required(_ placeholder: String, _ completion: ValueCompletion = .none)
    /// The value can only be attached, as in `--force=dirty`.
    case optional(_ placeholder: String, _ completion: ValueCompletion = .none)
  }

  /// The name without dashes, `on-conflict`.
  package let long: String
  package let short: Character?
  package let value: Value
  /// The only values accepted; empty means any.
  package let choices: [String]
  /// What may follow a choice after `=`, as `FILE` in `--format json=FILE`.
  package let choiceArgument: String?
  /// Without it a second one is an error.
  package let repeats: Bool
  package let isRequired: Bool
  /// Hidden options parse, but neither help, completion nor suggestions name them.
  package let isHidden: Bool
  /// Capitalised, no full stop; shells show its first line.
  package let help: String
  /// Long names; it is enough that one of the two options names the other.
  package let conflictsWith: [String]

  package init(
    long: String,
    short: Character? = nil,
    value: Value = .none,
    choices: [String] = [],
    choiceArgument: String? = nil,
    repeats: Bool = false,
    isRequired: Bool = false,
    isHidden: Bool = false,
    help: String,
    conflictsWith: [String] = []
  ) {
    self.long = long
    self.short = short
    self.value = value
    self.choices = choices
    self.choiceArgument = choiceArgument
    self.repeats = repeats
    self.isRequired = isRequired
    self.isHidden = isHidden
    self.help = help
    self.conflictsWith = conflictsWith
  }
}

extension OptionDefinition {
  /// Accepted by every command.
  static let help = OptionDefinition(long: "help", short: "h", help: "Show this help")
  /// Accepted without a command only.
  static let version = OptionDefinition(long: "version", help: "Show the version")

  /// As it is typed with its value: `--path DIR`, `--force[=dirty]`.
  var spelling: String {
    switch value {
    case .none: "--\(long)"
    case .required(let placeholder, _): "--\(long) \(placeholder)"
    case .optional(let placeholder, _): "--\(long)[=\(placeholder)]"
    }
  }

  var takesNextArgument: Bool {
    if case .required = value { true } else { false }
  }

  var completion: ValueCompletion {
    guard choices.isEmpty else { return .words(choices) }
    switch value {
    case .none: return .none
    case .required(_, let completion), .optional(_, let completion): return completion
    }
  }

  func excludes(_ other: OptionDefinition) -> Bool {
    conflictsWith.contains(other.long) || other.conflictsWith.contains(long)
  }
}
