extension SyntaxReader {
  /// A declaration without its members, and the tokens they are made of.
  struct DeclarationHead {
    var declaration: Declaration
    /// The index of the brace that opens the body of a type.
    var membersOpener: Int?
  }

  /// Takes the declaration at `index` whose introducing word is at `keyword`. Of a type it takes
  /// what stands before the brace.
  mutating func takeDeclaration(keyword: Int) -> DeclarationHead {
    let start = Int(current.start)
    let attributes = takeAttributes()
    let modifiers = takeModifiers(upTo: keyword)
    index = keyword
    split = 0
    let word = current
    var declaration = Declaration(
      kind: .import, range: start..<start, attributes: attributes, modifiers: modifiers,
      keyword: word.range, inheritance: [], members: [], detail: .none)
    advance()
    var opener: Int?
    switch word.keyword {
    case .import: takeImport(&declaration)
    case .struct, .enum, .class, .actor, .protocol:
      opener = takeType(&declaration, word.keyword)
    case .extension: opener = takeExtension(&declaration)
    case .func: takeFunction(&declaration)
    case .initWord: takeInitializer(&declaration)
    case .deinit: takeDeinitializer(&declaration)
    case .subscript: takeSubscript(&declaration)
    case .let, .var: takeVariable(&declaration)
    case .case: takeCases(&declaration)
    case .typealias, .associatedtype: takeAlias(&declaration, word.keyword)
    case .macro: takeMacro(&declaration)
    case .operator: takeOperatorDeclaration(&declaration)
    default: takePrecedenceGroup(&declaration)
    }
    declaration.range = start..<max(start, consumedEnd)
    return DeclarationHead(declaration: declaration, membersOpener: opener)
  }

  private mutating func takeType(_ declaration: inout Declaration, _ keyword: Keyword) -> Int? {
    switch keyword {
    case .struct: declaration.kind = .struct
    case .enum: declaration.kind = .enum
    case .class: declaration.kind = .class
    case .actor: declaration.kind = .actor
    default: declaration.kind = .protocol
    }
    takeName(&declaration)
    takeGenericParameters(&declaration)
    return takeTypeTail(&declaration)
  }

  private mutating func takeExtension(_ declaration: inout Declaration) -> Int? {
    declaration.kind = .extension
    if let type = takeTypeReference() {
      declaration.detail = .extension(type)
    }
    return takeTypeTail(&declaration)
  }

  private mutating func takeTypeTail(_ declaration: inout Declaration) -> Int? {
    takeInheritance(&declaration)
    takeWhereClause(&declaration)
    guard at(.leftBrace) else { return nil }
    return index
  }

  private mutating func takeName(_ declaration: inout Declaration) {
    guard at(.word) else { return }
    declaration.name = identifier(index)
    advance()
  }

  mutating func takeGenericParameters(_ declaration: inout Declaration) {
    guard operatorByte == .less else { return }
    let start = Int(current.start) + split
    takeAngles()
    declaration.genericParameters = start..<consumedEnd
  }

  private mutating func takeInheritance(_ declaration: inout Declaration) {
    guard take(.colon) else { return }
    repeat {
      guard let type = takeTypeReference() else { return }
      declaration.inheritance.append(type)
    } while take(.comma)
  }

  mutating func takeWhereClause(_ declaration: inout Declaration) {
    guard at(.where) else { return }
    let start = Int(current.start)
    advance()
    repeat {
      guard takeType() else { break }
      if take(.colon) {
        takeType()
        // `T: _Trivial(64)`
        if at(.leftParenthesis), !isAtLineStart { takeGroup() }
      } else if takeOperator("==") {
        if !takeType(isArgument: true) { break }
      }
    } while take(.comma)
    declaration.whereClause = start..<consumedEnd
  }

  private mutating func takeImport(_ declaration: inout Declaration) {
    var kind: String?
    switch current.keyword {
    case .struct, .class, .enum, .protocol, .typealias, .func, .let, .var, .actor:
      guard next.kind == .word || next.kind == .op else { break }
      kind = text(index)
      advance()
    default: break
    }
    var path: [Identifier] = []
    while at(.word) || at(.op) {
      path.append(identifier(index))
      advance()
      guard at(.dot) else { break }
      advance()
    }
    declaration.kind = .import
    declaration.detail = .import(kind: kind, path: path)
  }

  private mutating func takeAlias(_ declaration: inout Declaration, _ keyword: Keyword) {
    declaration.kind = keyword == .typealias ? .typealias : .associatedtype
    takeName(&declaration)
    takeGenericParameters(&declaration)
    takeInheritance(&declaration)
    var type: TypeReference?
    if takeOperator("=") { type = takeTypeReference() }
    declaration.detail = .alias(type)
    takeWhereClause(&declaration)
  }

  private mutating func takeOperatorDeclaration(_ declaration: inout Declaration) {
    declaration.kind = .operator
    guard at(.op) || at(.dot) || at(.word) else { return }
    let start = Int(current.start)
    advance()
    while !isAtEnd, !current.flags.contains(.afterTrivia), !isAtLineStart, at(.op) || at(.dot) {
      advance()
    }
    let range = start..<consumedEnd
    declaration.name = Identifier(
      text: String(decoding: bytes[range], as: UTF8.self), range: range)
    if take(.colon) {
      repeat { _ = takeType() } while take(.comma)
    }
    if at(.leftBrace) { takeBody(&declaration, as: nil) }
  }

  private mutating func takePrecedenceGroup(_ declaration: inout Declaration) {
    declaration.kind = .precedenceGroup
    takeName(&declaration)
    if at(.leftBrace) { takeBody(&declaration, as: nil) }
  }

  mutating func takeBody(_ declaration: inout Declaration, as kind: BodyNotes.Region.Kind?) {
    guard at(.leftBrace) else { return }
    let start = Int(current.start)
    let group = takeGroup()
    if let kind { notes?.look(into: group, as: kind) }
    declaration.body = start..<consumedEnd
  }
}
