import SwiftOutline
import Testing

@Suite struct SwiftTypeTests {
  @Test(arguments: [
    "Int", "A.B<C, D?>.E", "[String: [Int]]", "[3 of Int]", "()", "(A, b: B)",
    "(A, _ b: B...) async throws(E) -> C?", "@Sendable (A) -> Void", "any P & ~Copyable",
    "some Collection<Int>", "inout [Int]", "(any P)?", "repeat Array<each T>", "A.Type",
    "InlineArray<-1, Int>", "@MainActor @Sendable () -> Void", "(() -> Void)?", "~Escapable",
    "Int!", "sending A", "nonisolated(nonsending) () async -> Void", "[Int].Index", "Self.X",
    "(A) -> (B) -> C",
  ])
  func writtenAsRead(_ text: String) throws {
    let type = try SwiftType(parsing: text)
    #expect(type.description == text)
    #expect(try SwiftType(parsing: type.description) == type)
  }

  @Test(arguments: [
    (" [ String:Int ] ", "[String: Int]"), ("Array<Array<Int>>", "Array<Array<Int>>"),
    ("A /* x */ . B", "A.B"), ("Dictionary<A,B>?", "Dictionary<A, B>?"), ("(Int)", "(Int)"),
  ])
  func spaceDoesNotMatter(_ text: String, _ expected: String) throws {
    #expect(try SwiftType(parsing: text).description == expected)
  }

  @Test(arguments: [
    ("", 0, "nothing to read"), ("[Int", 0, "\"[\" is not closed"),
    ("Int, b", 3, "unexpected \",\""), ("A.", 2, "expected a type, found the end"),
    ("A<B", 3, "expected \">\", found the end"), ("struct", 0, "expected a type, found \"struct\""),
    ("[A: ]", 4, "expected a type, found \"]\""), ("A -> B", 2, "unexpected \"->\""),
    ("(A) throws", 10, "expected \"->\", found the end"), ("A b", 2, "unexpected \"b\""),
    ("(a: )", 4, "expected a type, found \")\""), ("A &", 3, "expected a type, found the end"),
  ])
  func errorsHaveAPlace(_ text: String, _ offset: Int, _ message: String) {
    let error = #expect(throws: SyntaxError.self) { try SwiftType(parsing: text) }
    #expect(error?.offset == offset)
    #expect(error?.description == message)
  }

  @Test(arguments: ["[", "(", "A<", "~", "@a ", "some ", "() -> "])
  func depthIsLimited(_ prefix: String) {
    for text in [
      String(repeating: prefix, count: 100_000), String(repeating: prefix, count: 70) + "A",
    ] {
      #expect(throws: SyntaxError.self) { try SwiftType(parsing: text) }
    }
    #expect(throws: SyntaxError.self) {
      try SwiftType(parsing: "A" + String(repeating: "?", count: 100_000))
    }
  }

  @Test func path() throws {
    #expect(try SwiftType(parsing: "A.B<C>").path == ["A", "B"])
    #expect(try SwiftType(parsing: "A?").path == [])
  }
}

@Suite struct SwiftExpressionTests {
  @Test(arguments: [
    "1", "-1.5e3", "nil", "\"a \\(b) c\"", "[]", "[:]", "[a: b(c), d: [1, 2]]", ".init(a: 1)",
    "a ?? b.c!", "{ $0 + 1 }", "{ x in x }()", "try! a()", "a ? b : c", "Foo<A, B>(1)",
    "\\.a.b", "#file", "if a { 1 } else { 2 }", "(1, b: 2)", "a as? B<C>", "a.b { c } d: { e }",
    "x...", "/a+/", " a\n  .b() ", "reduce(0, +)", "a is B",
  ])
  func accepted(_ text: String) throws {
    #expect(!(try SwiftExpression(parsing: text).text.isEmpty))
  }

  @Test(arguments: [
    ("", 0, "nothing to read"), ("a b", 2, "unexpected \"b\""),
    ("a +", 3, "expected an expression, found the end"),
    ("a, b", 1, "unexpected \",\""), ("let a", 0, "expected an expression, found \"let\""),
    ("[1 + ]", 4, "expected an expression, found the end"),
    ("f(a b)", 4, "unexpected \"b\""), ("\"a", 0, "the string is not closed"),
    ("a\nb", 2, "unexpected \"b\""), ("(a", 0, "\"(\" is not closed"),
    ("a; b", 1, "unexpected \";\""), ("= 1", 0, "expected an expression, found \"=\""),
    ("1 }", 2, "unexpected \"}\""), ("!", 1, "expected an expression, found the end"),
  ])
  func errorsHaveAPlace(_ text: String, _ offset: Int, _ message: String) {
    let error = #expect(throws: SyntaxError.self) { try SwiftExpression(parsing: text) }
    #expect(error?.offset == offset)
    #expect(error?.description == message)
  }

  @Test func depthIsLimited() {
    let deep = String(repeating: "[", count: 50_000) + String(repeating: "]", count: 50_000)
    let error = #expect(throws: SyntaxError.self) { try SwiftExpression(parsing: deep) }
    #expect(error?.reason == .tooDeep)
  }
}
