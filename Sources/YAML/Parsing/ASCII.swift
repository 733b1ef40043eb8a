/// The bytes the format gives a meaning.
enum ASCII {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let exclamationMark = UInt8(ascii: "!")
  static let doubleQuote = UInt8(ascii: "\"")
  static let numberSign = UInt8(ascii: "#")
  static let percent = UInt8(ascii: "%")
  static let ampersand = UInt8(ascii: "&")
  static let singleQuote = UInt8(ascii: "'")
  static let asterisk = UInt8(ascii: "*")
  static let plus = UInt8(ascii: "+")
  static let comma = UInt8(ascii: ",")
  static let hyphen = UInt8(ascii: "-")
  static let period = UInt8(ascii: ".")
  static let zero = UInt8(ascii: "0")
  static let nine = UInt8(ascii: "9")
  static let colon = UInt8(ascii: ":")
  static let greaterThan = UInt8(ascii: ">")
  static let questionMark = UInt8(ascii: "?")
  static let at = UInt8(ascii: "@")
  static let leftBracket = UInt8(ascii: "[")
  static let backslash = UInt8(ascii: "\\")
  static let rightBracket = UInt8(ascii: "]")
  static let backtick = UInt8(ascii: "`")
  static let leftBrace = UInt8(ascii: "{")
  static let verticalBar = UInt8(ascii: "|")
  static let rightBrace = UInt8(ascii: "}")

  static func isBreak(_ byte: UInt8) -> Bool {
    byte == lineFeed || byte == carriageReturn
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == space || byte == tab
  }

  static func isFlowIndicator(_ byte: UInt8) -> Bool {
    switch byte {
    case comma, leftBracket, rightBracket, leftBrace, rightBrace: true
    default: false
    }
  }
}
