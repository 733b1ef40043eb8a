import SwiftOutline
import TestSupport
import Testing

@Suite struct BodyTests {
  private func calls(_ source: String) -> [String] {
    let outline = Outline(parsing: SwiftSource(source))
    #expect(outline.faults.isEmpty)
    return outline.calls(in: 0..<outline.source.bytes.count).map { call in
      let arguments = call.arguments.map {
        ($0.label.map { $0.text + ": " } ?? "") + outline.source.text(in: $0.value)
      }
      let closures = call.trailingClosures.map { $0.label?.text ?? "_" }
      return (call.isMember ? "." : "") + call.callee.map(\.text).joined(separator: ".") + "("
        + arguments.joined(separator: ", ") + ")" + closures.map { " " + $0 }.joined()
    }
  }

  @Test(arguments: [
    (
      "var body: some X { Reduce { s, a in f(a) }.ifLet(\\.$x, action: \\.y) { Z() } }",
      ["Reduce() _", "f(a)", ".ifLet(\\.$x, action: \\.y) _", "Z()"]
    ),
    ("func f(x: Int = g(1)) { a.b.c(d: e()) }", ["g(1)", "a.b.c(d: e())", "e()"]),
    ("let x = \"\\(f(\"\\(g())\"))\"", ["f(\"\\(g())\")", "g()"]),
    (
      "if f(a), let x = g() { h() } else if case .i(let j) = k() { }",
      ["f(a)", "g()", "h()", "k()"]
    ),
    ("for x in y.z where w(x) { v { } u: { } }", ["w(x)", "v() _ u"]),
    ("x = Foo<A, B>(1).bar?.baz!(2)", ["Foo(1)", ".baz(2)"]),
    (
      "enum E { case a(Int); case b = \"x\" }\nstruct S { init(a: Int) { self.init(b: c()) } }",
      ["self.init(b: c())", "c()"]
    ),
    ("let a = #selector(b(c:)); #Preview { d() }", ["d()"]),
    ("guard let a = b() else { return c(d) }", ["b()", "c(d)"]),
    ("switch a(b) { case .c(let d): e(d) default: f() }", ["a(b)", "e(d)", "f()"]),
    ("var x: Int { get { a() } set(v) { b(v) } }", ["a()", "b(v)"]),
    ("a()()", ["a()", "()"]),
    ("let x = a(b:c:)", []),
    ("@A(b()) func f() {}", ["b()"]),
    ("f(a ? b : c, d: [e: g()])", ["f(a ? b : c, d: [e: g()])", "g()"]),
    ("do { try a() } catch B.c(let d) where e(d) { f() }", ["a()", "e(d)", "f()"]),
  ])
  func everyCall(_ source: String, _ expected: [String]) {
    #expect(calls(source) == expected)
  }

  /// Reading a whole file once finds in every closure what reading that closure finds.
  @Test func rememberedBodies() throws {
    var count = 0
    for path in try Fixture.swiftFiles(under: Fixture.path("rules")) {
      // Some are no UTF-8, and some are not well formed.
      guard let text = try? Fixture.text(ofFile: path) else { continue }
      let outline = Outline(parsing: SwiftSource(text))
      guard outline.faults.isEmpty else { continue }
      let whole = 0..<outline.source.bytes.count
      let remembering = outline.rememberingBodies(in: whole)
      let closures = outline.calls(in: whole).flatMap(\.trailingClosures)
      for range in closures.map(\.range) {
        let calls = outline.calls(in: range).map(\.range)
        #expect(remembering.calls(in: range).map(\.range) == calls, "\(path): \(range)")
        #expect(
          remembering.switches(in: range).map(\.range) == outline.switches(in: range).map(\.range))
        count += calls.count
      }
    }
    #expect(count > 100)
  }

  @Test func switchArms() throws {
    let source = """
      switch action {
      case .a, let .b(x) where x: one()
        #if DEBUG
        two()
        #endif
      #if X
      case X.Action.c(.d(let y)): break
      #else
      @unknown default: break
      #endif
      case .element(id: _, action: .done): switch z { case let w: v() }
      }
      """
    let outline = Outline(parsing: SwiftSource(source))
    let switches = outline.switches(in: 0..<source.utf8.count)
    try #require(switches.count == 2)
    let arms = switches[0].arms
    #expect(
      arms.map { $0.patterns.map { $0.path.map(\.text) } } == [
        [["a"], ["b"]], [["c", "d"]], [], [["element", "done"]],
      ])
    #expect(arms.map(\.conditions) == [[], ["X"], ["!(X)"], []])
    #expect(arms.map(\.isDefault) == [false, false, true, false])
    #expect(arms[0].patterns.map(\.hasWhere) == [false, true])
    #expect(outline.source.text(in: arms[0].body).hasSuffix("#endif"))
    #expect(outline.source.text(in: switches[0].subject) == "action")
    #expect(switches[1].arms[0].patterns[0].isCatchAll)
    #expect(!arms[0].patterns[0].isCatchAll)
  }

  @Test func tokensInARange() {
    let outline = Outline(parsing: SwiftSource("let a = b + c"))
    #expect(outline.tokens(in: 4..<9).map { outline.source.text(in: $0.range) } == ["a", "=", "b"])
    #expect(outline.tokens(in: 5..<8).map { outline.source.text(in: $0.range) } == ["="])
    #expect(outline.tokens(in: 0..<0).isEmpty)
  }
}
