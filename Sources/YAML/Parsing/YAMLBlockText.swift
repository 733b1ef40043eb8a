/// Puts the lines of a block scalar together (YAML 1.2, section 8.1).
struct YAMLBlockText {
  enum Chomping {
    case strip
    case clip
    case keep
  }

  private(set) var builder: YAMLScalarBuilder
  /// Up to the last one that is not empty.
  private let lines: ArraySlice<Range<Int>>
  private let emptyLinesAtEnd: Int

  init(lines: [Range<Int>], builder: YAMLScalarBuilder) {
    let count = lines.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
    self.lines = lines[..<count]
    self.builder = builder
    emptyLinesAtEnd = lines.count - count
  }

  mutating func append(isFolded: Bool, source: YAMLSource) {
    var previous: Range<Int>?
    var emptyLines = 0
    for line in lines {
      if line.isEmpty {
        emptyLines += 1
        continue
      }
      if let previous {
        let keepsBreaks =
          !isFolded || isSpaced(previous, in: source) || isSpaced(line, in: source)
        if keepsBreaks {
          builder.appendLineFeeds(emptyLines + 1, for: previous.upperBound)
        } else {
          builder.appendFold(breaks: emptyLines + 1, at: previous.upperBound)
        }
      } else {
        builder.appendLineFeeds(emptyLines, for: line.lowerBound)
      }
      builder.append(line)
      previous = line
      emptyLines = 0
    }
  }

  mutating func appendEnd(_ chomping: Chomping, at end: Int) {
    let hasText = !lines.isEmpty
    switch chomping {
    case .strip: break
    case .clip: builder.appendLineFeeds(hasText ? 1 : 0, for: end)
    case .keep: builder.appendLineFeeds((hasText ? 1 : 0) + emptyLinesAtEnd, for: end)
    }
  }

  /// The line is indented deeper than the text, so that the line breaks beside it stay.
  private func isSpaced(_ line: Range<Int>, in source: YAMLSource) -> Bool {
    ASCII.isBlank(source.bytes[line.lowerBound])
  }
}
