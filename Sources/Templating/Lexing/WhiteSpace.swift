/// Takes out the white space that serves the template and not its output.
///
/// - A line that holds only tags or comments leaves nothing behind, its line break and indentation
///   included. A tag that spans lines joins them into one.
/// - `{%-` and `-%}` take all white space, line breaks included, up to the next text or tag.
///
/// All other text stays as it is.
enum WhiteSpace {
  static func resolve(_ pieces: [Piece], in text: TemplateText) -> [Piece] {
    var pieces = pieces
    var start = 0
    for index in pieces.indices where isLast(index, of: pieces, in: text) {
      resolveLine(&pieces[start...index], in: text)
      start = index + 1
    }
    trimAroundMarks(&pieces, in: text)
    return pieces.filter { !$0.range.isEmpty }
  }

  private static func isLast(_ index: Int, of pieces: [Piece], in text: TemplateText) -> Bool {
    if index == pieces.count - 1 { return true }
    return pieces[index].isText && text[pieces[index].range.upperBound - 1] == ASCII.lineFeed
  }

  private static func resolveLine(_ line: inout ArraySlice<Piece>, in text: TemplateText) {
    noteIndentation(in: &line, text)
    let holdsTag = line.contains { $0.isControl }
    let holdsOther = line.contains { !$0.isControl && !isWhite($0, in: text) }
    guard holdsTag, !holdsOther else { return }
    for index in line.indices where line[index].isText {
      line[index].range = empty(at: line[index].range.lowerBound)
    }
  }

  private static func noteIndentation(in line: inout ArraySlice<Piece>, _ text: TemplateText) {
    guard let first = line.first else { return }
    var indentation = first.isText ? first.range : empty(at: first.range.lowerBound)
    for index in line.indices {
      if line[index].isControl {
        if line[index].trimsBefore { indentation = 0..<0 }
        line[index].indentation = indentation
      } else if !isWhite(line[index], in: text) {
        return
      }
    }
  }

  private static func isWhite(_ piece: Piece, in text: TemplateText) -> Bool {
    piece.isText && text.bytes[piece.range].allSatisfy(ASCII.isWhiteSpace)
  }

  private static func empty(at offset: Int) -> Range<Int> { offset..<offset }
}

extension WhiteSpace {
  private static func trimAroundMarks(_ pieces: inout [Piece], in text: TemplateText) {
    var isTrimming = false
    for index in pieces.indices {
      if !pieces[index].isText {
        if isTrimming { pieces[index].indentation = 0..<0 }
        isTrimming = pieces[index].trimsAfter
      } else if isTrimming {
        pieces[index].range = withoutLeading(pieces[index].range, in: text)
        isTrimming = pieces[index].range.isEmpty
      }
    }
    isTrimming = false
    for index in pieces.indices.reversed() {
      if !pieces[index].isText {
        isTrimming = pieces[index].trimsBefore
      } else if isTrimming {
        pieces[index].range = withoutTrailing(pieces[index].range, in: text)
        isTrimming = pieces[index].range.isEmpty
      }
    }
  }

  private static func withoutLeading(_ range: Range<Int>, in text: TemplateText) -> Range<Int> {
    let start = text.bytes[range].firstIndex { !ASCII.isWhiteSpace($0) } ?? range.upperBound
    return start..<range.upperBound
  }

  private static func withoutTrailing(_ range: Range<Int>, in text: TemplateText) -> Range<Int> {
    let last = text.bytes[range].lastIndex { !ASCII.isWhiteSpace($0) }
    return range.lowerBound..<(last.map { $0 + 1 } ?? range.lowerBound)
  }
}
