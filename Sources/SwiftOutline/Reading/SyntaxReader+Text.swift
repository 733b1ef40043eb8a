extension SyntaxReader {
  /// The source of some tokens without comments, every run of white space as one space.
  func normalizedText(_ range: Range<Int>) -> String {
    guard let first = range.first else { return "" }
    var isNormal = true
    for position in range.dropFirst() {
      let gap = Int(tokens[position].start) - Int(tokens[position - 1].end)
      if gap > 1 || gap == 1 && bytes[Int(tokens[position].start) - 1] != .space {
        isNormal = false
        break
      }
    }
    let end = range.upperBound - 1
    if isNormal {
      return String(
        decoding: bytes[Int(tokens[first].start)..<Int(tokens[end].end)], as: UTF8.self)
    }
    var text = ""
    for position in range {
      if position > first, tokens[position].start > tokens[position - 1].end { text += " " }
      text += self.text(position)
    }
    return text
  }

  /// The word at `position` is `_`.
  func isWildcard(_ position: Int) -> Bool {
    let token = token(position)
    return token.kind == .word && token.end - token.start == 1
      && bytes[Int(token.start)] == 0x5F
  }

  /// Takes a type and keeps what it says.
  mutating func takeTypeReference() -> TypeReference? {
    let start = index
    let startSplit = split
    let lower = Int(current.start) + split
    guard takeType() else { return nil }
    guard consumedEnd >= lower else { return nil }
    let range = lower..<consumedEnd
    return TypeReference(
      range: range, text: typeText(start, startSplit, range),
      path: typeIsPlain ? typeNames.map { identifier($0).text } : [])
  }

  private func typeText(_ start: Int, _ startSplit: Int, _ range: Range<Int>) -> String {
    if startSplit == 0, split == 0 { return normalizedText(start..<index) }
    // Part of an operator belongs to the type: `>` of `>=`.
    let wholeTokens = normalizedText(start..<index)
    guard split > 0, startSplit == 0, index < limit else {
      return String(decoding: bytes[range], as: UTF8.self)
    }
    let partStart = Int(tokens[index].start)
    let part = String(decoding: bytes[partStart..<partStart + split], as: UTF8.self)
    let hasGap = index > start && partStart > Int(tokens[index - 1].end)
    return wholeTokens + (hasGap ? " " : "") + part
  }
}
