extension SyntaxReader {
  /// Attributes at `index`, those inside `#if` blocks that hold nothing else included.
  mutating func takeAttributes() -> [Attribute] {
    var attributes: [Attribute] = []
    while true {
      if at(.atSign) {
        attributes.append(takeAttribute())
      } else if isDirective(.if), let end = attributeBlockEnd(index) {
        takeAttributeBlock(end, &attributes)
      } else {
        return attributes
      }
    }
  }

  func isDirective(_ keyword: Keyword) -> Bool {
    at(.poundWord) && current.keyword == keyword
  }

  /// Attributes whose arguments hold a declaration or the name of one, nothing that is called.
  private static let attributesOfNames: Set<String> = [
    "abi", "_dynamicReplacement", "_implements", "derivative", "transpose",
  ]

  private mutating func takeAttributeBlock(_ end: Int, _ attributes: inout [Attribute]) {
    while index < end {
      if at(.atSign) {
        attributes.append(takeAttribute())
      } else if at(.poundWord), current.keyword != .endif {
        takeDirectiveLine()
      } else {
        advance()
      }
    }
  }

  private mutating func takeAttribute() -> Attribute {
    let start = Int(current.start)
    let nameStart = index + 1
    let (nameEnd, arguments) = attributeParts(index)
    var name = ""
    for position in nameStart..<nameEnd {
      guard token(nameStart).kind == .word else { break }
      guard token(position).kind == .word else { continue }
      if !name.isEmpty { name += "." }
      name += identifier(position).text
      if token(position + 1).kind != .dot, token(position + 1).kind != .colon { break }
    }
    index = nameEnd
    consumedEnd = Int(tokens[nameEnd - 1].end)
    split = 0
    guard let arguments else {
      return Attribute(name: name, range: start..<consumedEnd, arguments: nil)
    }
    let opener = index
    takeGroup()
    if !Self.attributesOfNames.contains(name) { notes?.look(into: arguments, as: .list) }
    let inner = Int(tokens[opener].end)
    let innerEnd = isClosed(opener) ? consumedEnd - 1 : consumedEnd
    return Attribute(
      name: name, range: start..<consumedEnd, arguments: inner..<max(inner, innerEnd))
  }

  /// Where the name of the attribute at `start` ends, and the tokens of its arguments.
  func attributeParts(_ start: Int) -> (nameEnd: Int, arguments: Range<Int>?) {
    var position = start + 1
    if token(position).kind == .leftParenthesis { return (groupEnd(position), nil) }
    while token(position).kind == .word {
      position += 1
      if let end = angleEnd(position) { position = end }
      if token(position).kind == .dot, token(position + 1).kind == .word {
        position += 1
      } else if token(position).kind == .colon, isModuleSelector(position) {
        position += 2
      } else {
        break
      }
    }
    let opener = token(position)
    guard position > start + 1, opener.kind == .leftParenthesis,
      !opener.flags.contains(.startsLine)
    else { return (max(position, start + 1), nil) }
    let close = groupClose(position)
    let follower = groupEnd(position)
    guard
      !opener.flags.contains(.afterTrivia) || token(follower).kind == .atSign
        || declarationKeyword(afterAttributes: follower) != nil
    else { return (position, nil) }
    return (position, position + 1..<max(close, position + 1))
  }

  func attributeEnd(_ start: Int) -> Int {
    let (nameEnd, arguments) = attributeParts(start)
    return arguments == nil ? nameEnd : groupEnd(nameEnd)
  }

  /// The index after the `>` that closes the `<` at `start`, as far as whole tokens close it.
  func angleEnd(_ start: Int) -> Int? {
    let token = token(start)
    guard token.kind == .op, bytes[Int(token.start)] == .less else { return nil }
    var reader = self
    reader.notes = nil
    reader.index = start
    reader.split = 0
    reader.limit = min(limit, start + Self.genericLookahead)
    reader.takeAngles()
    return reader.split == 0 ? reader.index : nil
  }

  /// `<…>` with generic parameters or arguments; stops at what can stand in none.
  mutating func takeAngles() {
    var depth = 0
    repeat {
      switch current.kind {
      case .op:
        if takeOperator("->") { continue }
        let byte = operatorByte
        takeOperatorBytes(1)
        if byte == .less { depth += 1 }
        if byte == .greater { depth -= 1 }
      case .leftParenthesis, .leftBracket:
        takeGroup()
      case .leftBrace, .rightBrace, .rightParenthesis, .rightBracket, .semicolon, .endOfFile:
        return
      default:
        advance()
      }
    } while depth > 0
  }

  /// The index after the `#endif` if the block at `start` holds attributes only, and some.
  func attributeBlockEnd(_ start: Int) -> Int? {
    let bound = min(limit, start + Self.attributeLookahead)
    var depth = 0
    var sawAttribute = false
    var position = start
    while position < bound {
      let token = tokens[position]
      switch token.kind {
      case .atSign:
        sawAttribute = true
        position = attributeEnd(position)
      case .poundWord:
        switch token.keyword {
        case .if:
          depth += 1
          position = lineEnd(position)
        case .elseif, .else:
          position = lineEnd(position)
        case .endif:
          depth -= 1
          position += 1
          if depth == 0 { return sawAttribute ? position : nil }
        default:
          return nil
        }
      default:
        return nil
      }
    }
    return nil
  }

  /// The first token after the line `start` is on, groups taken whole.
  private func lineEnd(_ start: Int) -> Int {
    var position = start + 1
    while position < limit, !tokens[position].flags.contains(.startsLine) {
      switch tokens[position].kind {
      case .leftParenthesis, .leftBracket, .leftBrace:
        position = max(groupClose(position), position + 1)
      default:
        position += 1
      }
    }
    return position
  }
}
