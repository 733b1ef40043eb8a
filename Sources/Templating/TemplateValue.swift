/// What a template can hold in a variable.
package enum TemplateValue: Sendable, Equatable {
  case string(String)
  case integer(Int)
  case boolean(Bool)
  case array([TemplateValue])
  case dictionary([String: TemplateValue])
  /// A variable that exists and has no value. `is defined` denies it, `|default` replaces it, a
  /// condition takes it for false, everything else refuses it.
  case none

  var isNone: Bool { kind == ValueKind.none }

  /// Stencil's rule for conditions: not empty, not false, greater than zero.
  var isTrue: Bool {
    switch self {
    case .string(let text): !text.isEmpty
    case .integer(let number): number > 0
    case .boolean(let flag): flag
    case .array(let elements): !elements.isEmpty
    case .dictionary(let members): !members.isEmpty
    case .none: false
    }
  }

  var kind: ValueKind {
    switch self {
    case .string: .string
    case .integer: .integer
    case .boolean: .boolean
    case .array: .array
    case .dictionary: .dictionary
    case .none: .none
    }
  }

  /// What `{{ }}` and `join` write; `nil` for arrays, dictionaries and what has no value.
  var printed: String? {
    switch self {
    case .string(let text): text
    case .integer(let number): String(number)
    case .boolean(let flag): flag ? "true" : "false"
    case .array, .dictionary, .none: nil
    }
  }
}

/// The type of a ``TemplateValue``, for messages.
package enum ValueKind: String, Sendable {
  case string = "a string"
  case integer = "an integer"
  case boolean = "a boolean"
  case array = "an array"
  case dictionary = "a dictionary"
  case none = "a variable without value"
}
