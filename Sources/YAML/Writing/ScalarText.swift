/// Where a scalar is written, which decides what it can be without quotes.
package enum YAMLScalarPlace: Sendable, CaseIterable {
  case value
  /// Also a value that is the whole document.
  case key
  case insideBrackets
}

/// `text` for one line of a YAML file, in quotes only if it needs them in `place`.
package func scalarText(_ text: String, in place: YAMLScalarPlace) -> String {
  isPlain(text, in: place) ? text : quoted(text)
}

/// `text` in quotes as YAML reads them: double ones, or single ones where `text` has a `"` or a
/// backslash and no character that needs an escape.
package func quoted(_ text: String) -> String {
  let scalars = text.unicodeScalars
  if scalars.contains(where: { $0 == "\"" || $0 == "\\" }), !scalars.contains(where: needsEscape) {
    return "'" + scalars.map { $0 == "'" ? "''" : String($0) }.joined() + "'"
  }
  return "\"" + scalars.map(escaped).joined() + "\""
}

/// The character is not allowed in a file of the format, or an editor does not show it.
func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7F...0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
  case 0x200C, 0x200D: false  // Joiners, which Persian words and emoji consist of.
  case 0..<0x7F: false
  default: scalar.properties.generalCategory == .format
  }
}

private func escaped(_ scalar: Unicode.Scalar) -> String {
  switch scalar {
  case "\"": return "\\\""
  case "\\": return "\\\\"
  case "\n": return "\\n"
  case "\t": return "\\t"
  case "\r": return "\\r"
  default: break
  }
  guard needsEscape(scalar) else { return String(scalar) }
  let digits = hexadecimal(scalar.value)
  if digits.count == 4 { return "\\u" + digits }
  return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
}

/// Without quotes, YAML reads `text` as it is. Put into quotes all the same: a key that ends with
/// `:` or is an indicator or marker, and inside brackets a text that begins with `?` or `:`, which
/// widespread parsers take for indicators.
private func isPlain(_ text: String, in place: YAMLScalarPlace) -> Bool {
  let bytes = Array(text.utf8)
  guard let first = bytes.first, let last = bytes.last else { return false }
  if ASCII.isBlank(first) || ASCII.isBlank(last) || last == ASCII.colon { return false }
  if text.unicodeScalars.contains(where: needsEscape) { return false }
  if !beginsPlain(bytes, in: place) { return false }
  for (byte, next) in zip(bytes, bytes.dropFirst()) {
    if byte == ASCII.colon && next == ASCII.space { return false }
    if byte == ASCII.space && next == ASCII.numberSign { return false }
  }
  guard place == .insideBrackets else { return true }
  return !bytes.contains(where: ASCII.isFlowIndicator)
}

private func beginsPlain(_ bytes: [UInt8], in place: YAMLScalarPlace) -> Bool {
  let isAlone = bytes.count == 1 || bytes[1] == ASCII.space
  switch bytes[0] {
  case ASCII.ampersand, ASCII.asterisk, ASCII.exclamationMark, ASCII.numberSign, ASCII.percent,
    ASCII.at, ASCII.backtick, ASCII.comma, ASCII.verticalBar, ASCII.greaterThan,
    ASCII.singleQuote, ASCII.doubleQuote, ASCII.leftBracket, ASCII.rightBracket,
    ASCII.leftBrace, ASCII.rightBrace:
    return false
  case ASCII.questionMark, ASCII.colon: return !isAlone && place != .insideBrackets
  case ASCII.hyphen where isAlone: return false
  case ASCII.hyphen, ASCII.period:
    return place != .key || !isMarker(bytes)
  default:
    return place == .value || bytes != Array("<<".utf8)
  }
}

/// At the start of a line, the text would be a document marker.
private func isMarker(_ bytes: [UInt8]) -> Bool {
  let isRule = bytes.prefix(3).elementsEqual(repeatElement(bytes[0], count: 3))
  return isRule && (bytes.count == 3 || bytes[3] == ASCII.space)
}
