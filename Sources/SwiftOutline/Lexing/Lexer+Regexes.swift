extension Lexer {
  /// The end of the regex literal at `start` (`/…/`, `#/…/#`), `nil` if what stands there is none.
  ///
  /// `mustBeRegex` says that an operator makes no sense there. A literal over several lines whose
  /// end is missing takes the rest of the file, so that nothing in it is read as code.
  mutating func regexEnd(from start: Int, mustBeRegex: Bool) -> Int? {
    var pounds = 0
    while byte(at: start + pounds) == .pound { pounds += 1 }
    var index = start + pounds + 1
    if pounds == 0 {
      let first = byte(at: index)
      if first == .star || first == .slash || byte(at: start - 1) == .star { return nil }
      if first == .space || first == .tab, !mustBeRegex { return nil }
    }
    let lineStart = pounds > 0 ? lineEnd(afterBlanks: index) : nil
    index = lineStart ?? index
    var scan = RegexScan(pounds: pounds, isMultiline: lineStart != nil, mustBeRegex: mustBeRegex)
    while index < bytes.count {
      switch step(&scan, &index) {
      case .next: continue
      case .closed(let end): return end
      case .noRegex: return nil
      case .unclosed: return mustBeRegex ? unclosedRegex(start, end: index) : nil
      }
    }
    return mustBeRegex ? unclosedRegex(start, end: bytes.count) : nil
  }

  private mutating func unclosedRegex(_ start: Int, end: Int) -> Int {
    addFault(.unclosedRegex, start..<start + 1)
    return end
  }

  private struct RegexScan {
    var pounds: Int
    var isMultiline: Bool
    var mustBeRegex: Bool
    var groupDepth = 0
    var classDepth = 0
    var isAfterSpace = false
  }

  private enum RegexStep {
    case next
    case closed(Int)
    case unclosed
    /// This is no regex literal.
    case noRegex
  }

  private func step(_ scan: inout RegexScan, _ index: inout Int) -> RegexStep {
    let byte = bytes[index]
    let wasAfterSpace = scan.isAfterSpace
    scan.isAfterSpace = false
    switch byte {
    case .slash:
      if let result = closing(scan, index, wasAfterSpace) { return result }
    case .newline, .carriageReturn:
      if !scan.isMultiline { return .unclosed }
    case .backslash:
      let escaped = self.byte(at: index + 1)
      let isLineEnd = escaped == .newline || escaped == .carriageReturn
      index += isLineEnd ? 1 : 2
      return .next
    case .leftParenthesis where scan.classDepth == 0:
      scan.groupDepth += 1
    case .rightParenthesis where scan.classDepth == 0:
      if scan.groupDepth == 0, !scan.mustBeRegex { return .noRegex }
      scan.groupDepth = max(0, scan.groupDepth - 1)
    case .leftBracket:
      scan.classDepth += 1
    case .rightBracket:
      scan.classDepth = max(0, scan.classDepth - 1)
    case .space, .tab:
      scan.isAfterSpace = true
    default:
      break
    }
    index += 1
    return .next
  }

  private func closing(_ scan: RegexScan, _ index: Int, _ isAfterSpace: Bool) -> RegexStep? {
    if scan.pounds == 0 {
      let next = byte(at: index + 1)
      if next == .star || next == .slash { return .unclosed }
      if isAfterSpace, !scan.mustBeRegex { return .noRegex }
      return .closed(index + 1)
    }
    var end = index + 1
    while byte(at: end) == .pound { end += 1 }
    return end - index - 1 >= scan.pounds ? .closed(end) : nil
  }

  private func lineEnd(afterBlanks start: Int) -> Int? {
    var index = start
    while byte(at: index) == .space || byte(at: index) == .tab { index += 1 }
    return byte(at: index) == .newline || byte(at: index) == .carriageReturn ? index : nil
  }
}
