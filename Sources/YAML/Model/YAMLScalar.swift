/// Text in a YAML file after unquoting, unescaping and folding.
package struct YAMLScalar: Sendable {
  package enum Style: Sendable, Hashable {
    case plain
    case singleQuoted
    case doubleQuoted
    case literal
    case folded
  }

  package let text: String
  package let style: Style
  /// In ascending order, covering `text`; never empty.
  private let segments: [Segment]

  /// A piece of `text` that stands together in the file.
  struct Segment: Sendable {
    var textOffset: Int
    var mark: YAMLMark
    /// The bytes of the text are those of the file. Otherwise an escape or a folded line break
    /// stands at `mark` for all bytes of the piece.
    var isVerbatim: Bool
  }

  init(text: String, style: Style, segments: [Segment]) {
    self.text = text
    self.style = style
    self.segments = segments
  }

  /// Where in the file the byte of `text.utf8` at `offset` comes from; the start of the escape for
  /// an escaped character. An offset at or behind the end gives the place behind the last byte.
  package func mark(atTextOffset offset: Int) -> YAMLMark {
    let offset = min(max(offset, 0), text.utf8.count)
    var low = 0
    var high = segments.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if segments[middle].textOffset <= offset { low = middle } else { high = middle }
    }
    let segment = segments[low]
    guard segment.isVerbatim else { return segment.mark }
    let distance = offset - segment.textOffset
    return YAMLMark(
      offset: segment.mark.offset + distance,
      line: segment.mark.line,
      column: segment.mark.column + distance
    )
  }
}
