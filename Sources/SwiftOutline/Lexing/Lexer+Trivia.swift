extension Lexer {
  /// `#!/usr/bin/…` on the first line, after a byte order mark if there is one.
  mutating func skipShebang() {
    if Self.hasByteOrderMark(bytes) { position = 3 }
    if peek() == .pound, peek(1) == .exclamation { skipToLineEnd() }
  }

  static func hasByteOrderMark(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
  }

  mutating func skipTrivia() {
    while position < bytes.count {
      switch bytes[position] {
      case .space, .tab, 0x0B, 0x0C:
        position &+= 1
      case .newline, .carriageReturn:
        if let frame = frames.last, !frame.isMultiline { return }
        flags.insert(.startsLine)
        position &+= 1
      case .slash where peek(1) == .slash:
        skipToLineEnd()
      case .slash where peek(1) == .star:
        skipBlockComment()
      case 0xC2 where peek(1) == 0xA0:
        position &+= 2
      case 0xEF where peek(1) == 0xBB && peek(2) == 0xBF:
        position &+= 3
      default:
        return
      }
      flags.insert(.afterTrivia)
    }
  }

  private mutating func skipToLineEnd() {
    while position < bytes.count {
      let byte = bytes[position]
      if byte == .newline || byte == .carriageReturn { return }
      position &+= 1
    }
  }

  private mutating func skipBlockComment() {
    let start = position
    var depth = 1
    position &+= 2
    while position < bytes.count {
      switch bytes[position] {
      case .star where peek(1) == .slash:
        position &+= 2
        depth &-= 1
        if depth == 0 { return }
      case .slash where peek(1) == .star:
        position &+= 2
        depth &+= 1
      case .newline, .carriageReturn:
        flags.insert(.startsLine)
        position &+= 1
      default:
        position &+= 1
      }
    }
    addFault(.unclosedComment, start..<min(start + 2, bytes.count))
  }
}
