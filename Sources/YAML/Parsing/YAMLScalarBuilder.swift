/// Collects a scalar's text together with the places it comes from.
struct YAMLScalarBuilder {
  private let source: YAMLSource
  private var text: [UInt8] = []
  private var segments: [YAMLScalar.Segment] = []

  init(_ source: YAMLSource) {
    self.source = source
  }

  /// Appends the file's bytes in `range`, which contains no line break.
  mutating func append(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    appendSegment(at: range.lowerBound, isVerbatim: true)
    text.append(contentsOf: source.bytes[range])
  }

  /// Appends what the escape or line break at `offset` in the file stands for.
  mutating func append(_ replacement: some Sequence<UInt8>, for offset: Int) {
    appendSegment(at: offset, isVerbatim: false)
    text.append(contentsOf: replacement)
  }

  /// Folds `breaks` line breaks, the first of them at `offset`: one becomes a space, of several
  /// all but the first stay.
  mutating func appendFold(breaks: Int, at offset: Int) {
    if breaks == 1 {
      append([ASCII.space], for: offset)
    } else {
      appendLineFeeds(breaks - 1, for: offset)
    }
  }

  mutating func appendLineFeeds(_ count: Int, for offset: Int) {
    guard count > 0 else { return }
    append(repeatElement(ASCII.lineFeed, count: count), for: offset)
  }

  /// The scalar whose text ends before `end` in the file.
  func scalar(_ style: YAMLScalar.Style, end: Int) -> YAMLScalar {
    let last = YAMLScalar.Segment(
      textOffset: text.count,
      mark: source.mark(at: end),
      isVerbatim: false
    )
    return YAMLScalar(
      text: String(decoding: text, as: UTF8.self),
      style: style,
      segments: segments + [last]
    )
  }

  private mutating func appendSegment(at offset: Int, isVerbatim: Bool) {
    let mark = source.mark(at: offset)
    segments.append(.init(textOffset: text.count, mark: mark, isVerbatim: isVerbatim))
  }
}
