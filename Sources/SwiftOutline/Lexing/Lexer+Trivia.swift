extension Lexer {
  /// `#!/usr/bin/…` on the first line, after a byte order mark if there is one.
  mutating func skipShebang() {
    if Self.hasByteOrderMark(bytes) { position = 3 }
    if peek() == .pound, peek(1) == .exclamation { position = lineEnd(from: position) }
  }

  static func hasByteOrderMark(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
  }

  mutating func skipTrivia() {
    let stopsAtLineEnd = frames.last.map { !$0.isMultiline } ?? false
    var index = position
    var startsLine = false
    loop: while index < bytes.count {
      switch bytes[index] {
      case .space, .tab, 0x0B, 0x0C:
        index &+= 1
      case .newline, .carriageReturn:
        if stopsAtLineEnd { break loop }
        startsLine = true
        index &+= 1
      case .slash where byte(at: index &+ 1) == .slash:
        index = lineEnd(from: index)
      case .slash where byte(at: index &+ 1) == .star:
        position = index
        skipBlockComment()
        index = position
      case 0xC2 where byte(at: index &+ 1) == 0xA0:
        index &+= 2
      case 0xEF where byte(at: index &+ 1) == 0xBB && byte(at: index &+ 2) == 0xBF:
        index &+= 3
      default:
        break loop
      }
    }
    if index > position || startsLine { flags.insert(.afterTrivia) }
    if startsLine { flags.insert(.startsLine) }
    position = index
  }

  /// The index of the first line end from `start` on, looking at eight bytes at once.
  private func lineEnd(from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = start
    while index &+ 8 <= bytes.count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if Self.hasByte(0x0A0A_0A0A_0A0A_0A0A, in: word)
        || Self.hasByte(0x0D0D_0D0D_0D0D_0D0D, in: word)
      {
        break
      }
      index &+= 8
    }
    while index < bytes.count, bytes[index] != .newline, bytes[index] != .carriageReturn {
      index &+= 1
    }
    return index
  }

  /// Whether one byte of `word` equals the one that `pattern` repeats.
  private static func hasByte(_ pattern: UInt64, in word: UInt64) -> Bool {
    let difference = word ^ pattern
    return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080 != 0
  }

  private mutating func skipBlockComment() {
    let start = position
    flags.insert(.afterTrivia)
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
