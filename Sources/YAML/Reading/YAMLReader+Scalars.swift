extension YAMLReader {
  /// Any scalar but an empty value.
  package mutating func scalar(_ node: YAMLNode) -> YAMLScalar? {
    if case .scalar(let scalar) = node.content, !node.isEmpty { return scalar }
    reportShape(of: node, expected: .text)
    return nil
  }

  package mutating func text(_ node: YAMLNode) -> String? {
    scalar(node)?.text
  }

  /// `true` or `false`, not in quotes.
  package mutating func boolean(_ node: YAMLNode) -> Bool? {
    guard let scalar = scalar(node) else { return nil }
    let isWord = scalar.text == "true" || scalar.text == "false"
    if isWord && scalar.style == .plain { return scalar.text == "true" }
    report(isWord ? .quotedSwitch(scalar.text) : .notASwitch(scalar.text), at: node.range.start)
    return nil
  }

  /// A whole number in decimal digits, without quotes, sign `+` or leading zeros.
  package mutating func integer(
    _ node: YAMLNode,
    in allowed: ClosedRange<Int> = .min ... .max
  ) -> Int? {
    guard let scalar = scalar(node) else { return nil }
    if scalar.style == .plain, let value = Int(scalar.text), String(value) == scalar.text,
      allowed.contains(value)
    {
      return value
    }
    report(.notAnInteger(scalar.text, allowed: allowed), at: node.range.start)
    return nil
  }

  /// One of the words that are the cases of `Word`.
  package mutating func word<Word: YAMLKey>(_ node: YAMLNode, as type: Word.Type) -> Word? {
    guard let text = text(node) else { return nil }
    if let word = Word(rawValue: text) { return word }
    let known = Word.allCases.map(\.rawValue)
    report(.unknownWord(text, known: known), at: node.range.start)
    return nil
  }
}
