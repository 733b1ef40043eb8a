/// Where the lines of a file start. A line ends with `\n`, `\r\n` or a lone `\r`.
package struct LineTable: Sendable {
  private let source: SwiftSource
  /// Offsets of the first byte of every line; never empty.
  private let starts: [Int]

  package init(_ source: SwiftSource) {
    self.source = source
    starts = source.bytes.withUnsafeBufferPointer(Self.lineStarts)
  }

  private static func lineStarts(_ bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    var starts = [0]
    starts.reserveCapacity(bytes.count / 32 + 1)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index &+= 1
      guard byte == .newline || byte == .carriageReturn else { continue }
      if byte == .carriageReturn, index < bytes.count, bytes[index] == .newline { index &+= 1 }
      starts.append(index)
    }
    return starts
  }

  package var count: Int { starts.count }

  /// The position of a byte; offsets outside the file are moved to its start or end.
  package func position(at offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), source.bytes.count)
    let line = line(at: offset)
    let start = starts[line - 1]
    var utf16Column = 1
    for byte in source.bytes[start..<offset] where byte & 0xC0 != 0x80 {
      utf16Column += byte >= 0xF0 ? 2 : 1
    }
    return SourcePosition(line: line, column: offset - start + 1, utf16Column: utf16Column)
  }

  /// The line, counted from 1, that the byte at `offset` is on.
  package func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset {
        low = middle
      } else {
        high = middle
      }
    }
    return low + 1
  }

  /// The bytes of a line, counted from 1, without its end; empty at the file's end for a line that
  /// is not there.
  package func textRange(ofLine line: Int) -> Range<Int> {
    guard line >= 1, line <= starts.count else {
      return source.bytes.count..<source.bytes.count
    }
    let start = starts[line - 1]
    var end = line < starts.count ? starts[line] : source.bytes.count
    if line < starts.count {
      if end - start >= 2, source.bytes[end - 2] == .carriageReturn,
        source.bytes[end - 1] == .newline
      {
        end -= 2
      } else {
        end -= 1
      }
    }
    return start..<end
  }
}
