/// One argument of a command that is known by its place.
package struct PositionalDefinition: Sendable {
  /// `any` and `oneOrMore` take all that is left, so they come last.
  package enum Arity: Sendable {
    case one, optional, any, oneOrMore
  }

  /// In capitals, `NAME`; also the key in ``ParsedArguments``.
  package let name: String
  package let help: String
  package let arity: Arity
  /// The only values accepted; empty means any.
  package let choices: [String]
  private let valueCompletion: ValueCompletion

  package init(
    name: String,
    help: String,
    arity: Arity = .one,
    choices: [String] = [],
    completion: ValueCompletion = .none
  ) {
    self.name = name
    self.help = help
    self.arity = arity
    self.choices = choices
    self.valueCompletion = completion
  }

  package var completion: ValueCompletion {
    choices.isEmpty ? valueCompletion : .words(choices)
  }

  var isRequired: Bool {
    switch arity {
    case .one, .oneOrMore: true
    case .optional, .any: false
    }
  }

  var takesAll: Bool {
    switch arity {
    case .one, .optional: false
    case .any, .oneOrMore: true
    }
  }

  /// As a usage line writes it: `NAME`, `[NAME]`, `[NAME...]`, `NAME...`.
  var spelling: String {
    let word = takesAll ? "\(name)..." : name
    return isRequired ? word : "[\(word)]"
  }
}
