/// `text` in quotes as YAML reads them: double ones, or single ones where `text` has a `"` or a
/// backslash and no character that needs an escape.
package func quoted(_ text: String) -> String {
  let scalars = text.unicodeScalars
  if scalars.contains(where: { $0 == "\"" || $0 == "\\" }), !scalars.contains(where: needsEscape) {
    return "'" + scalars.map { $0 == "'" ? "''" : String($0) }.joined() + "'"
  }
  return "\"" + scalars.map(escaped).joined() + "\""
}

private func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7F...0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
  default:
    scalar.properties.generalCategory == .format
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
  if scalar.value <= 0xFFFF { return "\\u" + hexadecimal(scalar.value) }
  let digits = hexadecimal(scalar.value)
  return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
}
