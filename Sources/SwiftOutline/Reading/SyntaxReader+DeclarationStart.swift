extension Keyword {
  var isModifier: Bool {
    switch self {
    case .fileprivate, .internal, .private, .public, .static, .async, .borrowing, .consuming,
      .convenience, .distributed, .dynamic, .final, .indirect, .infix, .isolated, .lazy, .mutating,
      .nonisolated, .nonmutating, .open, .optional, .override, .package, .postfix, .prefix,
      .reasync, .required, .sending, .unowned, .weak, .legacyConsuming, .setterAccess, ._const,
      ._local:
      true
    default: false
    }
  }

  /// `private(set)`, `unowned(safe)`, `nonisolated(unsafe)`.
  var isModifierWithDetail: Bool {
    switch self {
    case .fileprivate, .internal, .private, .public, .nonisolated, .package, .open, .unowned: true
    default: false
    }
  }

  /// The reserved words that start a declaration wherever they stand.
  var introducesDeclaration: Bool {
    switch self {
    case .import, .struct, .enum, .class, .protocol, .extension, .func, .deinit, .subscript, .var,
      .let, .typealias, .associatedtype, .operator, .precedencegroup:
      true
    default: false
    }
  }
}

extension SyntaxReader {
  /// The index of the word that introduces the declaration at `index`: `struct`, `let`, `case`;
  /// `nil` if what stands there is none.
  func declarationKeyword() -> Int? {
    var position = index
    while true {
      let token = token(position)
      if token.kind == .atSign {
        position = attributeEnd(position)
      } else if token.kind == .poundWord, token.keyword == .if,
        let end = attributeBlockEnd(position)
      {
        position = end
      } else {
        break
      }
    }
    return declarationKeyword(afterAttributes: position)
  }

  func declarationKeyword(afterAttributes start: Int) -> Int? {
    var position = start
    for _ in 0..<Self.modifierLookahead {
      let token = token(position)
      guard token.kind == .word else { return nil }
      if token.keyword == .class {
        guard isClassModifier(position) else { return position }
        position += 1
        continue
      }
      if token.keyword.introducesDeclaration { return position }
      switch token.keyword {
      case .case, .initWord:
        return position
      case .actor, .macro:
        return isName(position + 1) ? position : nil
      default:
        guard let end = modifierEnd(position) else { return nil }
        position = end
      }
    }
    return nil
  }

  private func isName(_ position: Int) -> Bool {
    let token = token(position)
    return token.kind == .word && !token.keyword.isReserved
  }

  /// `class func`, `class override var`.
  private func isClassModifier(_ position: Int) -> Bool {
    let follower = token(position + 1)
    guard follower.kind == .word else { return false }
    if follower.keyword.introducesDeclaration || follower.keyword == .initWord { return true }
    if follower.keyword == .actor { return isName(position + 2) }
    guard follower.keyword.isModifier else { return false }
    var ahead = position + 1
    while let end = modifierEnd(ahead), ahead < position + Self.modifierLookahead { ahead = end }
    return token(ahead).kind == .word && token(ahead).keyword.introducesDeclaration
  }

  /// The index after the modifier at `position`. A word no version of Swift known here has as a
  /// modifier counts as one directly before a reserved word that introduces a declaration.
  func modifierEnd(_ position: Int) -> Int? {
    let token = token(position)
    guard token.kind == .word else { return nil }
    var end = position + 1
    let follower = self.token(end)
    if token.keyword.isModifier {
      if token.keyword.isModifierWithDetail, token.keyword != .open,
        follower.kind == .leftParenthesis
      {
        end = groupEnd(end)
      }
      return end
    }
    guard token.keyword == .none, bytes[Int(token.start)] != .backtick,
      follower.kind == .word, follower.keyword.introducesDeclaration,
      !follower.flags.contains(.startsLine)
    else { return nil }
    return end
  }

  mutating func takeModifiers(upTo keyword: Int) -> [Modifier] {
    var modifiers: [Modifier] = []
    while index < keyword, let end = token(index).keyword == .class ? index + 1 : modifierEnd(index)
    {
      let start = Int(current.start)
      let name = identifier(index).text
      advance()
      var detail: String?
      if index < end, at(.leftParenthesis) {
        detail = normalizedText(takeGroup())
      }
      modifiers.append(Modifier(name: name, detail: detail, range: start..<consumedEnd))
    }
    return modifiers
  }
}
