/// Reads one type, by recursion with a limit.
struct TypeParser {
  private var reader: SyntaxReader
  private var depth = 0

  init(bytes: UnsafeBufferPointer<UInt8>, tokens: UnsafeBufferPointer<Token>) {
    reader = SyntaxReader(bytes: bytes, tokens: tokens, region: 0..<tokens.count)
  }

  mutating func parseWhole() throws(SyntaxError) -> SwiftType {
    if reader.isAtEnd { throw SyntaxError(offset: 0, reason: .empty) }
    let type = try parse()
    if !reader.isAtEnd { throw error(.unexpected(found)) }
    return type
  }

  private mutating func parse() throws(SyntaxError) -> SwiftType {
    guard depth < SwiftType.maximumDepth else { throw error(.tooDeep) }
    depth += 1
    defer { depth -= 1 }
    if reader.at(.atSign) { return try parseAttributed() }
    if let word = reader.typeSpecifier {
      reader.advance()
      if reader.at(.leftParenthesis), word == "nonisolated" {
        let arguments = reader.normalizedText(reader.takeGroup())
        return .prefixed("nonisolated(\(arguments))", try parse())
      }
      return .prefixed(word, try parse())
    }
    let first = try parseComposed()
    return try parseFunction(after: first)
  }

  private mutating func parseAttributed() throws(SyntaxError) -> SwiftType {
    let start = reader.index
    reader.advance()
    guard reader.at(.word) else { throw error(.expectedType(found: found)) }
    reader.advance()
    while reader.at(.dot), reader.next.kind == .word {
      reader.advance()
      reader.advance()
    }
    if reader.at(.leftParenthesis), !reader.current.flags.contains(.afterTrivia),
      !reader.isFunctionTypeParameters
    {
      reader.takeGroup()
    }
    return .attributed(reader.normalizedText(start..<reader.index), try parse())
  }

  private mutating func parseComposed() throws(SyntaxError) -> SwiftType {
    var types = [try parseSuffixed()]
    while reader.takeOperator("&") {
      types.append(try parseSuffixed())
    }
    return types.count == 1 ? types[0] : .composition(types)
  }

  private mutating func parseFunction(after first: SwiftType) throws(SyntaxError) -> SwiftType {
    var effects: [String] = []
    while reader.at(.async) || reader.at(.throws) || reader.at(.rethrows) {
      var effect = reader.text(reader.index)
      reader.advance()
      if reader.at(.leftParenthesis) {
        effect += "(" + reader.normalizedText(reader.takeGroup()) + ")"
      }
      effects.append(effect)
    }
    guard reader.isOperator("->") else {
      if !effects.isEmpty { throw error(.expected("->", found: found)) }
      return first
    }
    guard case .tuple(let parameters) = first else { throw error(.unexpected("->")) }
    reader.advance()
    return .function(parameters: parameters, effects: effects, result: try parse())
  }

  private mutating func parseSuffixed() throws(SyntaxError) -> SwiftType {
    var type = try parsePrimary()
    var suffixes = 0
    while true {
      // Every suffix is one level more for whoever takes the type apart.
      guard depth + suffixes < SwiftType.maximumDepth else { throw error(.tooDeep) }
      suffixes += 1
      switch reader.operatorByte {
      case .question:
        reader.takeOperatorBytes(1)
        type = .optional(type)
      case .exclamation:
        reader.takeOperatorBytes(1)
        type = .implicitlyUnwrapped(type)
      default:
        guard reader.at(.dot) else { return type }
        reader.advance()
        type = .member(type, try parseComponent())
      }
    }
  }

  private mutating func parsePrimary() throws(SyntaxError) -> SwiftType {
    switch reader.current.kind {
    case .leftParenthesis:
      return .tuple(try parseElements())
    case .leftBracket:
      return try parseCollection()
    case .op where reader.operatorByte == .tilde:
      guard depth < SwiftType.maximumDepth else { throw error(.tooDeep) }
      depth += 1
      defer { depth -= 1 }
      reader.takeOperatorBytes(1)
      return .prefixed("~", try parsePrimary())
    case .number:
      return .integer(takeText())
    case .op where reader.isOperator("-") && reader.next.kind == .number:
      reader.advance()
      return .integer("-" + takeText())
    default:
      var components = [try parseComponent()]
      while reader.at(.dot) {
        reader.advance()
        components.append(try parseComponent())
      }
      return .nominal(components)
    }
  }

  private mutating func takeText() -> String {
    let text = reader.text(reader.index)
    reader.advance()
    return text
  }

  private mutating func parseComponent() throws(SyntaxError) -> SwiftType.Component {
    guard reader.at(.word), reader.isTypeName else { throw error(.expectedType(found: found)) }
    var component = SwiftType.Component(name: takeText())
    if reader.operatorByte == .less {
      reader.takeOperatorBytes(1)
      var arguments: [SwiftType] = []
      while reader.operatorByte != .greater {
        arguments.append(try parse())
        if !reader.take(.comma) { break }
      }
      guard reader.operatorByte == .greater else { throw error(.expected(">", found: found)) }
      reader.takeOperatorBytes(1)
      component.arguments = arguments
    }
    return component
  }

  private mutating func parseElements() throws(SyntaxError) -> [SwiftType.Element] {
    var elements: [SwiftType.Element] = []
    reader.advance()
    while !reader.at(.rightParenthesis) {
      var element = SwiftType.Element(type: .tuple([]), isVariadic: false)
      if reader.at(.word), reader.next.kind == .colon {
        element.label = takeText()
        reader.advance()
      } else if reader.at(.word), reader.next.kind == .word,
        reader.token(reader.index + 2).kind == .colon
      {
        element.label = takeText()
        element.name = takeText()
        reader.advance()
      }
      element.type = try parse()
      element.isVariadic = reader.takeOperator("...")
      elements.append(element)
      if !reader.take(.comma) { break }
    }
    guard reader.take(.rightParenthesis) else { throw error(.expected(")", found: found)) }
    return elements
  }

  private mutating func parseCollection() throws(SyntaxError) -> SwiftType {
    reader.advance()
    let first = try parse()
    var type = SwiftType.array(first)
    if reader.take(.colon) {
      type = .dictionary(key: first, value: try parse())
    } else if reader.at(.word), reader.text(reader.index) == "of" {
      reader.advance()
      type = .inlineArray(count: first, element: try parse())
    }
    guard reader.take(.rightBracket) else { throw error(.expected("]", found: found)) }
    return type
  }

  private var found: String {
    let token = reader.current
    guard token.kind != .endOfFile else { return "" }
    return String(reader.text(reader.index).utf8.dropFirst(reader.split)) ?? ""
  }

  private func error(_ reason: SyntaxError.Reason) -> SyntaxError {
    let offset =
      reader.isAtEnd ? reader.consumedEnd : Int(reader.current.start) + reader.split
    return SyntaxError(offset: offset, reason: reason)
  }
}
