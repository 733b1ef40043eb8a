/// Collects the output: indents the lines of includes and gives every line the same end.
struct OutputWriter {
  private(set) var bytes: [UInt8] = []
  private(set) var origins = OriginMap()
  /// What every line begins with that is not empty.
  var indentation: [UInt8] = []
  /// Decided by the first template that has more than one line.
  var lineBreak: LineBreak?

  private let limit: Int
  private var isAtLineStart = true

  init(limit: Int, lineBreak: LineBreak?) {
    self.limit = limit
    self.lineBreak = lineBreak
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func write(
    _ text: some RandomAccessCollection<UInt8>,
    from origin: OriginMap.Origin
  ) throws(TemplateError.Kind) {
    var rest = text[...]
    while let first = rest.first {
      let origin = advanced(origin, by: text.count - rest.count)
      if first == ASCII.lineFeed || rest.starts(with: LineBreak.carriageReturnLineFeed.bytes) {
        rest = rest.dropFirst(first == ASCII.lineFeed ? 1 : 2)
        try append((lineBreak ?? .lineFeed).bytes, from: fixed(origin))
        isAtLineStart = true
      } else {
        let line = rest.prefix { $0 != ASCII.lineFeed }
        let isBroken = line.count < rest.count && line.last == ASCII.carriageReturn
        let content = isBroken ? line.dropLast() : line
        rest = rest.dropFirst(content.count)
        if isAtLineStart { try append(indentation, from: fixed(origin)) }
        try append(content, from: origin)
        isAtLineStart = false
      }
    }
  }

  private mutating func append(
    _ piece: some Collection<UInt8>,
    from origin: OriginMap.Origin
  ) throws(TemplateError.Kind) {
    guard !piece.isEmpty else { return }
    guard piece.count <= limit - bytes.count else { throw .outputTooLong(limit: limit) }
    origins.append(origin, from: bytes.count)
    bytes.append(contentsOf: piece)
  }

  private func advanced(_ origin: OriginMap.Origin, by count: Int) -> OriginMap.Origin {
    guard origin.isVerbatim else { return origin }
    return OriginMap.Origin(source: origin.source, offset: origin.offset + count, isVerbatim: true)
  }

  private func fixed(_ origin: OriginMap.Origin) -> OriginMap.Origin {
    OriginMap.Origin(source: origin.source, offset: origin.offset, isVerbatim: false)
  }
}
