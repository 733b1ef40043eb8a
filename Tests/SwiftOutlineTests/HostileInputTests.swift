import Foundation
import SwiftOutline
import TestSupport
import Testing

/// Input nobody wrote by hand: deep, long, random, cut off. None of it may trap, overflow the stack
/// or take more than linear work.
@Suite struct HostileInputTests {
  private static let deep = 100_000

  @Test(arguments: [
    "(", "[", "{", ")", "}", "\"\\(", "#if A\n", "<", "struct A {", "func f() { ", "{ x in ",
    "if a { ", "switch a { case .b: ", "f(", "a<", "@a(", "@a<", "`", "/*", "#", "##\"\"\" ", "/ /",
    "#/\n", "'", "a ? b : ", "\\.", "#if A #if ", "#if A\n@b\n", "let a = if ", "case .a(", "!",
    "~",
    "a.b { } ", "import ", "@", "#else\n", "$", "\"", "\"\"\"\n", "a::", "try await ",
    "enum A { case b(",
    "extension A where ", "var a: B<", "func a<", "x as ", "\\a[", "#a { ", ".a\n#if B\n",
    "do { } catch ",
    "\u{1F600}", "\u{300}", "0x", "1e", "<#", "+/*", "_ = \"\\(\"\\(\"\\(", "-> ", "a: ",
    "case a = ",
    "let a = b,", "init?(", "macro m(", "subscript(", "[weak ", "for a in ", "guard ",
    "repeat { } while ",
    "@(", "@a (", "public ", "mutating ", "##\"\"\" \\##( ", " /a\\/", "$0<a, ", "class class ",
  ])
  func repeated(_ piece: String) {
    check(Array(String(repeating: piece, count: Self.deep / 10).utf8))
  }

  @Test(arguments: [("(", ")"), ("[", "]"), ("{", "}"), ("struct A {", "}"), ("f(", ")")])
  func nestedAndClosed(_ open: String, _ close: String) {
    let text =
      String(repeating: open, count: Self.deep) + String(repeating: close, count: Self.deep)
    check(Array(text.utf8))
  }

  /// Threads other than the main one have half a megabyte of stack on some systems.
  @Test func littleStack() async {
    let nested =
      String(repeating: "struct A { #if B\n", count: 500)
      + String(repeating: "\n#endif }", count: 500)
    let brackets =
      String(repeating: "f([{ ", count: Self.deep) + String(repeating: "}])", count: Self.deep)
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let thread = Thread {
        for text in [nested, brackets] {
          let outline = Outline(parsing: SwiftSource(text))
          _ = outline.calls(in: 0..<outline.source.bytes.count)
          _ = outline.allDeclarations
        }
        continuation.resume()
      }
      thread.stackSize = 512 << 10
      thread.start()
    }
    let outline = Outline(parsing: SwiftSource(nested))
    #expect(outline.faults.isEmpty)
    #expect(outline.allDeclarations.count == 32)
  }

  @Test func longLine() {
    let text = String(repeating: "x", count: 1_000)
    let line = "let a = [" + String(repeating: "f(\(text), \"\(text)\"), ", count: 5_000) + "]"
    let outline = Outline(parsing: SwiftSource(line))
    #expect(outline.faults.isEmpty)
    #expect(outline.items.count == 1)
    #expect(outline.calls(in: 0..<line.utf8.count).count == 5_000)
  }

  @Test func tooManyTokens() {
    let outline = Outline(parsing: SwiftSource(String(repeating: ";", count: 5_000_000)))
    #expect(outline.faults.first?.kind == .tooLarge)
    #expect(outline.tokens.count == 4_000_000)
  }

  @Test(arguments: 0..<200)
  func randomBytes(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 0..<600, using: &random)
    let alphabet = Array("(){}[]<>\"\\#/*`'.,:;@!?&|=+-~ \n\r\tcasefuncletif$0_9é\u{FEFF}".utf8)
    let bytes = (0..<count).map { _ in
      Bool.random(using: &random)
        ? UInt8.random(in: 0...255, using: &random) : alphabet.randomElement(using: &random) ?? 0
    }
    check(bytes)
  }

  @Test(arguments: 0..<200)
  func cutAndSpliced(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var bytes = Array(Sample.text.utf8)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let start = Int.random(in: 0...bytes.count, using: &random)
      let end = Int.random(in: start...bytes.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: 0)
      default: bytes.removeLast(bytes.count - end)
      }
    }
    check(bytes)
  }

  private func check(_ bytes: [UInt8]) {
    let outline = Outline(parsing: SwiftSource(bytes))
    OutlineInvariants.check(outline)
  }
}
