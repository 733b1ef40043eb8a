/// What Swift takes for an identifier, after the compiler's lexer.
enum SwiftIdentifier {
  /// The modes of StencilSwiftKit's `swiftIdentifier`.
  enum Style: String, Sendable {
    /// Only what must change.
    case valid
    /// Words begin with a capital.
    case normal
    /// Camel case.
    case pretty
  }

  /// Replaces what no identifier can hold by `_`, and begins with `_` where nothing else may stand.
  /// A keyword stays one: `escapeReservedKeywords` comes last, when the name is whole. An empty text
  /// has no identifier and gives `_`.
  static func identifier(_ text: String, style: Style) -> String {
    let scalars = text.unicodeScalars
    let words = scalars.split(omittingEmptySubsequences: false) { !canContinue($0) || $0 == "$" }
      .map(String.init)
    let joined = (style == .valid ? words : words.map(LetterCase.upperFirstLetter))
      .joined(separator: "_")
    guard style == .pretty else { return prefixed(joined) }
    return prefixed(LetterCase.snakeToCamelCase(prefixed(joined), stripsLeading: true))
  }

  private static func prefixed(_ text: String) -> String {
    guard let first = text.unicodeScalars.first else { return "_" }
    return canStart(first) ? text : "_" + text
  }

  static func canStart(_ scalar: Unicode.Scalar) -> Bool {
    guard canContinue(scalar), scalar != "$", !("0"..."9" ~= scalar) else { return false }
    return !combining.contains { $0 ~= scalar.value }
  }

  static func canContinue(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return isWordByte(UInt8(ascii: scalar)) }
    guard !reordering.contains(where: { $0 ~= scalar.value }) else { return false }
    let next = ranges.partitioningIndex { $0.lowerBound > scalar.value }
    return next > 0 && ranges[next - 1].upperBound >= scalar.value
  }

  /// A letter, a digit, `_` or `$`.
  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"): true
    default: false
    }
  }

  /// Marks that combine with what stands before them.
  private static let combining: [ClosedRange<UInt32>] = [
    0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
  ]

  /// Controls that change the direction of text. The compiler takes them; nobody sees them.
  private static let reordering: [ClosedRange<UInt32>] = [0x202A...0x202E, 0x2066...0x2069]

  /// Beyond ASCII, in ascending order: ISO C 2011, Annex D, which Swift adopted.
  private static let ranges: [ClosedRange<UInt32>] = [
    0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE,
    0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D,
    0x202A...0x202E, 0x203F...0x2040, 0x2054...0x2054, 0x2060...0x218F, 0x2460...0x24FF,
    0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F,
    0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8,
    0x10000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD, 0x40000...0x4FFFD,
    0x50000...0x5FFFD, 0x60000...0x6FFFD, 0x70000...0x7FFFD, 0x80000...0x8FFFD,
    0x90000...0x9FFFD, 0xA0000...0xAFFFD, 0xB0000...0xBFFFD, 0xC0000...0xCFFFD,
    0xD0000...0xDFFFD, 0xE0000...0xEFFFD,
  ]
}
