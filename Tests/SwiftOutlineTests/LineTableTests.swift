import SwiftOutline
import Testing

@Suite struct LineTableTests {
  @Test func positions() {
    let table = LineTable(SwiftSource("a\nüb\r\n😀c\rd"))
    #expect(table.count == 4)
    #expect(table.position(at: 0) == SourcePosition(line: 1, column: 1, utf16Column: 1))
    #expect(table.position(at: 4) == SourcePosition(line: 2, column: 3, utf16Column: 2))
    #expect(table.position(at: 11) == SourcePosition(line: 3, column: 5, utf16Column: 3))
    #expect(table.position(at: 13) == SourcePosition(line: 4, column: 1, utf16Column: 1))
    #expect(table.position(at: 99) == SourcePosition(line: 4, column: 2, utf16Column: 2))
  }

  @Test func lineTexts() {
    let source = SwiftSource("a\nüb\r\n😀c\rd")
    let table = LineTable(source)
    #expect((1...4).map { source.text(in: table.textRange(ofLine: $0)) } == ["a", "üb", "😀c", "d"])
    #expect(table.textRange(ofLine: 9).isEmpty)
    #expect(LineTable(SwiftSource("")).textRange(ofLine: 1).isEmpty)
    #expect(LineTable(SwiftSource("a\n")).textRange(ofLine: 2).isEmpty)
  }

  @Test func comments() {
    let source = "#!x\n// a\nlet x = 1 /* b /* c */ */ /// d\n/** e */"
    let outline = Outline(parsing: SwiftSource(source))
    let comments = outline.comments()
    #expect(
      comments.map { outline.source.text(in: $0.range) } == [
        "// a", "/* b /* c */ */", "/// d", "/** e */",
      ])
    #expect(comments.map(\.kind) == [.line, .block, .documentationLine, .documentationBlock])
    #expect(outline.trivia().first == .shebang(0..<3))
    let tiled = outline.trivia().map(\.range.count).reduce(0, +)
    #expect(tiled + outline.tokens.map(\.range.count).reduce(0, +) == source.utf8.count)
    #expect(outline.trivia(beforeToken: 4).count == 6)
  }
}
