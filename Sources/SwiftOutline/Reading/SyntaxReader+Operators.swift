extension Token {
  func isSingle(_ byte: UInt8, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    kind == .op && end - start == 1 && bytes[Int(start)] == byte
  }

  /// As Swift decides by the space around an operator; `=`, `->` and `?` are special.
  var isInfix: Bool {
    kind == .op && flags.contains(.leftBound) == flags.contains(.rightBound)
  }

  func isPostfix(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    kind == .op && isPostfixOperator(bytes) && !isArrow(bytes)
  }

  func isPrefix(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    kind == .op && !flags.contains(.leftBound) && flags.contains(.rightBound)
      && !isArrow(bytes) && !isSingle(.equal, bytes) && !isSingle(.question, bytes)
  }
}
