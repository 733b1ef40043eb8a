/// Finds the calls and switches in a range by reading one bracket level after the other.
struct BodyScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  let tokens: UnsafeBufferPointer<Token>
  let interpolated: UnsafeBufferPointer<Token>
  private var notes = BodyNotes()

  init(
    bytes: UnsafeBufferPointer<UInt8>, tokens: UnsafeBufferPointer<Token>,
    interpolated: UnsafeBufferPointer<Token>
  ) {
    self.bytes = bytes
    self.tokens = tokens
    self.interpolated = interpolated
  }

  /// Reads the tokens of `range` as `kind` and everything nested in them.
  mutating func scan(_ range: Range<Int>, as kind: BodyNotes.Region.Kind) {
    notes.look(into: range, as: kind)
    while let region = notes.regions.popLast() {
      notes.isInterpolated = region.isInterpolated
      var reader = SyntaxReader(
        bytes: bytes, tokens: region.isInterpolated ? interpolated : tokens,
        region: region.tokens)
      reader.notes = notes
      notes = BodyNotes()
      reader.takeRegion(region.kind)
      notes = reader.notes.take() ?? BodyNotes()
      for string in notes.strings {
        lookIntoInterpolations(of: string, isInterpolated: region.isInterpolated)
      }
      notes.strings.removeAll(keepingCapacity: true)
    }
  }

  private mutating func lookIntoInterpolations(of string: Int, isInterpolated: Bool) {
    let token = isInterpolated ? interpolated[string] : tokens[string]
    var index = isInterpolated ? string + 1 : firstInterpolated(from: token.start)
    notes.isInterpolated = true
    while index < interpolated.count, interpolated[index].start < token.end {
      let close = Int(interpolated[index].match)
      guard interpolated[index].flags.contains(.interpolated), close > index else { break }
      notes.look(into: index + 1..<min(close, interpolated.count), as: .list)
      index = close + 1
    }
  }

  private func firstInterpolated(from start: UInt32) -> Int {
    var low = 0
    var high = interpolated.count
    while low < high {
      let middle = (low + high) / 2
      if interpolated[middle].start < start {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  var calls: [Call] {
    notes.calls.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  var switches: [Switch] {
    notes.switches.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
