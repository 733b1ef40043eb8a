/// Where the lines of a text start, as offsets of bytes.
struct LineTable: Sendable {
  private let starts: [Int]
  private let end: Int

  init(_ bytes: some Collection<UInt8>) {
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == ASCII.lineFeed {
      starts.append(offset + 1)
    }
    self.starts = starts
    end = bytes.count
  }

  /// Line and column, both from 1. An offset outside the text counts as the nearest one inside.
  func position(at offset: Int) -> (line: Int, column: Int) {
    let offset = min(max(offset, 0), end)
    let line = starts.partitioningIndex { $0 > offset }
    return (line, offset - starts[line - 1] + 1)
  }

  /// The offset at which `line` (from 1) starts. A line outside the text counts as the nearest one.
  func start(ofLine line: Int) -> Int {
    starts[min(max(line, 1), starts.count) - 1]
  }
}

extension RandomAccessCollection {
  /// The first index whose element belongs to the second part of a partitioned collection.
  func partitioningIndex(where belongsToSecond: (Element) -> Bool) -> Index {
    var low = startIndex
    var length = count
    while length > 0 {
      let half = length / 2
      let middle = index(low, offsetBy: half)
      if belongsToSecond(self[middle]) {
        length = half
      } else {
        low = index(after: middle)
        length -= half + 1
      }
    }
    return low
  }
}
