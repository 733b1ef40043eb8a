import SwiftOutline
import Testing

@Suite struct LexerTests {
  @Test(arguments: [
    (#"a + b"#, ["a", "+", "b"]),
    (#"let x = "a\(b("c")) d" + e"#, ["let", "x", "=", #""a\(b("c")) d""#, "+", "e"]),
    (##"#"raw \(x) \#(y)"# z"##, [##"#"raw \(x) \#(y)"#"##, "z"]),
    (##"#"""# z"##, [##"#"""#"##, "z"]),
    ("\"\"\"\n a \"b\" \\(c)\n\"\"\" d", ["\"\"\"\n a \"b\" \\(c)\n\"\"\"", "d"]),
    ("a /* b /* c */ d */ e // f\ng", ["a", "e", "g"]),
    ("x = /a b(c)/ y", ["x", "=", "/a b(c)/", "y"]),
    ("x = #/a/b/# y", ["x", "=", "#/a/b/#", "y"]),
    ("x / y / z", ["x", "/", "y", "/", "z"]),
    ("foo(/, /)", ["foo", "(", "/", ",", "/", ")"]),
    ("func /(a: Int)", ["func", "/", "(", "a", ":", "Int", ")"]),
    ("`default` `a b` $0 _x", ["`default`", "`a b`", "$0", "_x"]),
    ("a?.b!.c ?? d", ["a", "?", ".", "b", "!", ".", "c", "??", "d"]),
    (
      "1...2 1.5e-3 0xFF.x t.0.1",
      ["1", "...", "2", "1.5e-3", "0xFF", ".", "x", "t", ".", "0", ".", "1"]
    ),
    ("#if os(iOS)\n#endif", ["#if", "os", "(", "iOS", ")", "#endif"]),
    ("#!/usr/bin/swift\nx", ["x"]),
    ("\u{FEFF}x", ["x"]),
    ("case 변경(값)", ["case", "변경", "(", "값", ")"]),
    ("foo(<#T##Int#>)", ["foo", "(", "<#T##Int#>", ")"]),
    ("a +/* c */ b", ["a", "+", "b"]),
    (#"\.a?.b"#, ["\\", ".", "a", "?", ".", "b"]),
  ])
  func tokens(_ source: String, _ expected: [String]) {
    let outline = Outline(parsing: SwiftSource(source))
    #expect(outline.tokens.map { outline.source.text(in: $0.range) } == expected)
    #expect(outline.faults.isEmpty)
  }

  @Test(arguments: [
    ("\"abc\nx", Fault.Kind.unclosedString), ("/* a", .unclosedComment),
    ("#/abc", .unclosedRegex), ("\"a\\(b\n\"", .unclosedInterpolation),
    ("f(a", .unclosedBracket("(")), ("a]", .unexpectedBracket("]")),
    ("#if A", .unclosedDirective), ("#else", .unexpectedDirective("#else")),
    ("#endif", .unexpectedDirective("#endif")),
  ])
  func faults(_ source: String, _ expected: Fault.Kind) {
    let outline = Outline(parsing: SwiftSource(source))
    #expect(outline.faults.first?.kind == expected)
  }

  @Test func bracketsMatch() {
    let outline = Outline(parsing: SwiftSource("f(a[0], { b })"))
    for (index, token) in outline.tokens.enumerated() {
      switch token.kind {
      case .leftParenthesis, .leftBrace, .leftBracket, .rightParenthesis, .rightBrace,
        .rightBracket:
        #expect(Int(outline.tokens[Int(token.match)].match) == index)
        #expect(Int(token.match) != index)
      default: break
      }
    }
  }

  @Test func invalidUTF8IsAFault() {
    let outline = Outline(parsing: SwiftSource([0x61, 0x20, 0xFF, 0x20, 0x62]))
    #expect(outline.faults == [Fault(kind: .invalidUTF8, range: 2..<3)])
    #expect(outline.tokens.map(\.kind) == [.word, .unknown, .word])
  }
}
