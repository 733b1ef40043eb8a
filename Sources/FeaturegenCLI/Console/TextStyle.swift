/// A colour or weight; the raw value is the parameter of the terminal's SGR sequence.
package enum TextStyle: Int, Sendable {
  case bold = 1
  case dim = 2
  case red = 31
  case green = 32
  case yellow = 33
  case blue = 34
  case magenta = 35
  case cyan = 36

  package func applied(to text: String, isEnabled: Bool) -> String {
    isEnabled ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
  }
}
