/// What is known of the builds that a line is part of: `DEBUG` holds, `os(iOS)` does not.
package struct BuildCondition: Sendable, Hashable {
  /// As written after `#if`, blanks and a leading `!` left out.
  package var text: String
  package var holds: Bool

  /// - Parameter text: As written.
  init(_ text: String) {
    let words = text.filter { !$0.isWhitespace }
    let isNegated = words.hasPrefix("!") && words.dropFirst().isOneOperand
    self.text = isNegated ? String(words.dropFirst()) : words
    holds = !isNegated
  }

  var negated: Self {
    var negated = self
    negated.holds.toggle()
    return negated
  }

  /// A name alone, such as `DEBUG`: there are builds with it and builds without.
  var isFlag: Bool {
    text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// `#if false`, and the `#else` of `#if true`.
  var isImpossible: Bool {
    switch text {
    case "true", "1": !holds
    case "false", "0": holds
    default: false
    }
  }

  /// No build meets both.
  func excludes(_ other: Self) -> Bool {
    if text == other.text { return holds != other.holds }
    let isAboutSystems = [self, other].allSatisfy {
      $0.holds && $0.text.hasPrefix("os(") && $0.text.isOneOperand
    }
    return isAboutSystems
  }
}

extension [BuildCondition] {
  /// No build meets all of both.
  func excludes(_ other: Self) -> Bool {
    contains { own in other.contains(where: own.excludes) }
  }
}

extension StringProtocol {
  /// A name, or a name with arguments: `DEBUG`, `os(iOS)`.
  fileprivate var isOneOperand: Bool {
    allSatisfy { $0.isLetter || $0.isNumber || "_().,".contains($0) }
      && filter { $0 == "(" }.count < 2
  }
}
