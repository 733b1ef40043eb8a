import Spelling

/// Why a well-formed file is not what its reader expects.
package enum YAMLContentFault: Sendable, Equatable {
  case shape(expected: Shape, found: Shape)
  case unknownKey(String, known: [String])
  case missingKey(String)
  case notASwitch(String)
  case quotedSwitch(String)
  case notAnInteger(String, allowed: ClosedRange<Int>)
  case unknownWord(String, known: [String])
  /// A mistake only the caller understands, in the words of ``YAMLError/message``.
  case other(String)

  package enum Shape: String, Sendable {
    case text = "a text"
    case list = "a list"
    case mapping = "a mapping"
    case nothing = "nothing"
  }

  var message: String {
    switch self {
    case .shape(let expected, let found): Self.message(expected: expected, found: found)
    case .unknownKey(let key, let known):
      Self.message(joinedKey: key, known: known)
        ?? Self.message(unknown: "key", key, known: known)
    case .missingKey(let key): "the key \(shown(key)) is missing: add it"
    case .notASwitch(let text): Self.message(notASwitch: text)
    case .quotedSwitch(let text): "expected a switch, found the text '\(text)': remove the quotes"
    case .notAnInteger(let text, let allowed): Self.message(notAnInteger: text, allowed: allowed)
    case .unknownWord(let word, let known): Self.message(unknown: "value", word, known: known)
    case .other(let message): message
    }
  }

  private static func message(expected: Shape, found: Shape) -> String {
    let start = "expected \(expected.rawValue), found \(found.rawValue)"
    return switch (expected, found) {
    case (.text, .nothing): start + ": write it, or '' for an empty text"
    case (.text, _): start + ": quote it if it is text"
    case (.list, .text): start + ": write it as '[…]' or in lines that begin with '- '"
    case (.mapping, .text): start + ": write it as '{ key: value }' or in lines of 'key: value'"
    default: start
    }
  }

  /// For `{type:Bool}`, which is a key without a value.
  private static func message(joinedKey key: String, known: [String]) -> String? {
    guard let name = known.first(where: { key.hasPrefix($0 + ":") }) else { return nil }
    return "unknown key \(shown(key)): write a space after '\(name):'"
  }

  private static func message(unknown kind: String, _ word: String, known: [String]) -> String {
    if let nearest = nearestName(to: word, in: known) {
      return "unknown \(kind) \(shown(word)): did you mean '\(nearest)'?"
    }
    let list = known.map { "'\($0)'" }.joined(separator: ", ")
    return "unknown \(kind) \(shown(word)): use one of \(list)"
  }

  private static func message(notASwitch text: String) -> String {
    let start = "expected 'true' or 'false', found \(shown(text))"
    return switch text.lowercased() {
    case "yes", "y", "on", "true", "1": start + ": write true"
    case "no", "n", "off", "false", "0": start + ": write false"
    default: start
    }
  }

  private static func message(notAnInteger text: String, allowed: ClosedRange<Int>) -> String {
    let bounds =
      switch (allowed.lowerBound, allowed.upperBound) {
      case (.min, .max): ""
      case (let least, .max): " of at least \(least)"
      case (let least, let most): " from \(least) to \(most)"
      }
    return "expected a whole number\(bounds), found \(shown(text))"
  }
}
