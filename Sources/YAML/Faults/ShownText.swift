/// `text` in single quotes for a message: one line, no control characters, at most 60 characters.
package func shown(_ text: String) -> String {
  var result = "'"
  for scalar in text.unicodeScalars.prefix(60) {
    if isShownAsItself(scalar) {
      result.unicodeScalars.append(scalar)
    } else {
      result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }
  return result + (text.unicodeScalars.count > 60 ? "…'" : "'")
}

/// At least four upper-case digits.
func hexadecimal(_ value: UInt32) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}

private func isShownAsItself(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: false
  default: true
  }
}
