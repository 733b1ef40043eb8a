/// Syntax of recent Swift versions and rare old syntax, each in a few lines.
enum NewSyntax {
  static let snippets: [String] = types + declarations + literals + directives + expressions

  private static let types = [
    "func f() throws(MyError) -> Int { do throws(MyError) { try g() } catch { throw error } }",
    "let f: (Int) async throws(E) -> Void = { x async throws(E) -> Void in g(x) }",
    "func f<each T: P, U>(_ a: repeat each T, b: U) -> (repeat each T) { (repeat g(each a)) }",
    "struct S<each T>: P where repeat each T: Q { var x: (repeat Array<each T>) }",
    "struct S: ~Copyable, ~Escapable { consuming func f() { discard self }; deinit { g() } }",
    "func f(_ x: borrowing S, y: consuming S, z: inout S, w: sending S) -> sending S { copy x }",
    "func f(_ a: nonisolated(nonsending) () async -> Void) {}",
    "@concurrent func f() async {}\nnonisolated(nonsending) func g() async {}",
    "struct V<let n: Int, T: ~Copyable> { var a: InlineArray<n, T>; var b: V<3, Int>? }",
    "let a: [3 of Int] = [1, 2, 3]\nlet b: InlineArray<-1, Int> = x\nlet c = V<3, Int>(1)",
    "var a: any P & ~Copyable, b: some Collection<Int>, c: (any P)?, d: any P.Type",
    "func f(_ a: @escaping @Sendable @MainActor (Int) -> Void, b: @autoclosure () -> Bool = g()) {}",
    "typealias A<T> = Dictionary<String, Array<Array<T>>>\nlet x: Array<Array<Int>>? = nil",
    "extension Array<Int>: @retroactive P, @unchecked Sendable {}\nextension Int? { func f() {} }",
    "protocol P<A, B>: AnyObject, Q where A == B { associatedtype A: R = Int where A.X == Int }",
    "func f(isolation: isolated (any Actor)? = #isolation, _ x: isolated A) {}",
    "func f(a: @escaping() -> Void, b: @Sendable(Int) async -> Void, c: @convention(c) (Int) -> Int) {}",
    "struct S: @MainActor P, nonisolated Q {}",
  ]

  private static let declarations = [
    "@attached(member, names: named(init), arbitrary) @freestanding(expression)\n"
      + "public macro m<T>(_ x: T, y: Int = 3) -> (T, String) = #externalMacro(module: \"M\", type: \"T\")",
    "@M(1) @N.O struct S { #member(1)\n @P #decl { x }\n var a: Int }\n#top(2) { f() }",
    "class C { nonisolated(unsafe) static var a = 1; unowned(unsafe) let b: D; weak var c: E? }",
    "@available(iOS 13, macOS 10.15, *) @objc(foo:bar:) public private(set) var x = 1, y: Int = f()",
    "var x: Int { @A mutating get async throws(E) { f() } nonmutating set(v) { g(v) } }",
    "var x: Int { _read { yield y } _modify { yield &y } }\nvar z = 1 { willSet(n) { } didSet { f() } }",
    "@_dynamicReplacement(for: f()) private func g() { @`A`(.h) func `i`() { #`j`(k()) } }",
    "class C { class override var a: Int { 1 }; class final func b() {} ; class public func c() {} }",
    "class C { class func f() {} ; class var x: Int { 1 }; static subscript(_ i: Int) -> Int { get { i } } }",
    "infix operator +++ : AdditionPrecedence\nprefix operator √\npostfix operator ...!\n"
      + "prefix func √ (x: Int) -> Int { x }\nfunc ==<T>(a: T, b: T) -> Bool { f() }\nfunc < (a: A, b: A) {}",
    "precedencegroup G { higherThan: A, B\n lowerThan: C\n associativity: left\n assignment: true }",
    "indirect enum E<T>: String, P { case a = \"x\", b(Int, label: String = \"y\"), c(_ x: T)\n"
      + "indirect case d(() -> Void)\n case `default`, `self`(E) }",
    "@testable @_spi(X) import struct A.B\nimport func Foo.bar\nimport A\npublic import B.C",
    "init(x: Int) { self.a = x }\nfunc `a b c`(`d e`: Int) {}\nstruct `1` {}\nlet `+ x` = 1",
    "actor A { let actor = 1; func f() async { actor.g() } }\nlet actor = A()\nactor.f()",
    "let a = 1; let b = 2; func f() {}; struct S { let a = 1; let b = 2 }",
    "struct S { let (a, b) = (1, 2), _ = f(), c: Int }\nlet _: Int = g()",
    "func f(a b: Int..., _ c: [Int] = [], d: () -> Void = { g() }, `e`: Int) rethrows {}",
    "convenience init?(a: Int) {}\nrequired init!<T>(b: T) where T: P {}",
    "@abi(func g(x: Int)) func f(x: Int) { h() }",
    "@resultBuilder enum B { static func buildBlock<each C>(_ c: repeat each C) -> Int { 1 } }",
    "package final class C: D<Int>.E { override package func f() {}\n open func g() {} }",
    "extension A.B<C>.D where E == F, G: H & I { typealias J = K where L: M }",
    "distributed actor A { distributed func f() {} }",
  ]

  private static let literals = [
    #"let a = /abc[x]d/; let b = #/x/y/#; let c = f(/a(b)c/, /d/)"# + "\nlet d = [/a/, /b/]",
    "let a = #/\n  x # comment\n  [/] y\n/#\nlet b = try? /x/.wholeMatch(in: y)\nreturn /x/",
    "if x.contains(/a/) || y / z / w > 1 { f(a / b, c/d) }\nlet e = a /* c */ / b",
    "let a = foo(/, 1)\nlet b = x.reduce(1, /)\nlet c = (/)",
    ###"let a = "x\(f("y\(g("z"))"))", b = #"a\(b) \#(c("d"))"#, c = ##"x"#y"## + d"###,
    "let a = \"\"\"\n  a \\(f(\"\"\"\n    b \\(g())\n    \"\"\")) \\\n  c \"\"d\"\" \\u{1F600}\n  \"\"\"\nlet b = #\"\"\"#",
    "let a = 0x1.8p3 + 0b1_0 + 0o7 + 1e-3 + 1_000.5 + 0xFF.x + 1.description + t.0.1",
    "let a = \"\\(x, format: .y) \\(z ?? \"w\")\" + \"a\\\\\" + \"\\\"\"",
    "let a = \"/* no comment */ // none\" /* a /* nested */ b */ + \"c\" // d",
    "#!/usr/bin/env swift\nprint(1)",
    "\u{FEFF}import A\r\nlet b = 1\r\n// c\r\nf()\r\n",
    "let a = [:]; let b = [1: f(), 2: g()]; let c: [Int: [String]] = [1: [\"x\"],]",
  ]

  private static let directives = [
    "struct S {\n#if A\nvar a = 1\n#elseif os(iOS) && !B\nvar b = f()\n#else\nfunc c() {}\n#endif\nvar d = 2\n}",
    "#if A\n@available(iOS 13, *)\n#elseif B\n@B @C(1)\n#else\n#endif\npublic func f() {}",
    "let a = b\n  #if A\n  .c { d() }\n  #if B\n  .e()\n  #endif\n  #else\n  .f(g())\n  #endif\n  .h()\nlet i = 1",
    "switch x {\n#if A\ncase .a: f()\n#endif\ncase .b:\n#if B\ng()\n#else\nh()\n#endif\n#if C\n#if D\ncase .c: i()\n#endif\n#endif\ndefault: break\n}",
    "#sourceLocation(file: \"x.swift\", line: 1)\nfunc f() {}\n#sourceLocation()\nlet a = #line",
    "#if canImport(A) && compiler(>=6.0) || swift(<5)\nimport A\n#if B\nimport C\n#endif\n#endif",
    "#warning(\"x\")\nstruct S {\n#error(\"y\")\nvar a: Int\n}\nenum E { #if A\ncase a\n#else\ncase a, b\n#endif\n}",
    "func f() {\n#if A\nlet x = g()\n#endif\nif #available(iOS 13, *), #unavailable(macOS 14) { h() }\n}",
  ]

  private static let expressions = [
    "let a = if b { c() } else if d { e } else { f }\nlet g = switch h { case .i: 1 default: j() }",
    "let a = \\Foo.bar[0]?.baz!.0, b = \\.self, c = \\.?.x, d = \\[Int].count, e = \\(a: Int).b\nf(\\.g)",
    "let a = x as? Foo<A, B> ?? y, b = z is [Int: String], c = try! await f()\nlet d = (any P).self",
    "f { a } b: { c } d: { e }\nlet x = Foo<A, B>(1).bar { $0 }\nlet y = a < b, z = c > (d)",
    "let a = b ? c : d ? e : f(), g = h ? [i: j] : [:]",
    "for await x in y.z where f(x) { g() }\nfor case let .a(b)? in c { }\nwhile let d = e() { }\nrepeat { f() } while g()",
    "if case .a(let x, _) = f(), let y, case let (z, w)? = g { h(z) }\nguard let self else { return i() }",
    "let a = unsafe (b), c = unsafe .d(e), f = unsafe [g()], h = unsafe { i() }()\nunsafe(j)\nvar k: Int { read { l() } }",
    "if c, { d() }() { e() }\nguard { f() }() else { return }\ng(A< >.self, b: c)",
    "switch a { case .b(.c).d, .e(f).g, ABI.h.i...: j() case .k(.l)?, .m as N: o() case .p..<q: r() }",
    "do { try f() } catch A.b(let c) where d(c), is E { g() } catch let e as F { h() } catch { i() }",
    "outer: for x in y { continue outer }\ndefer { f() }\nlabel: do { break label }",
    "f { [weak self, unowned(safe) b, c = d()] (e: Int, f) async throws -> Int in g() }\nh { x, _ in i(x) }",
    "f { @MainActor @Sendable in g() }\nh { (x: Int...) in y }\ni { $0 + $1 }\nj { (a, b) -> Int in a }",
    "a.b?.c!(d)[e] { f }\ng?()\nh!()\n(i)()\n{ j() }()\nself.k()\nsuper.l()\nSelf.m()\n.init(n: 1)",
    "f(a:b:)\nlet x = g(_:c:), y = h.i(_:), z = #selector(j.k(_:)), w = #keyPath(l.m)",
    "switch (a, b) { case (.c, let d) where d > 1, (.e(.f), _): g() case (let h, _): i() @unknown default: break }",
    "switch x { case 1...5, \"a\"..<\"b\": f() case is Int: g() case let y as String: h() case nil, _: i() }",
    "switch x { case .a(.b(let c), d: .e): f() case .g(id: _, action: .h(.i)): j() case let .k(l): m() }",
    "let a = b as! C, d = e..., f = ...g, h = i ... j\nlet k = l[...], m = n.reduce(0, +), o = p.sorted(by: >)",
    "x = y\nx += f()\n_ = g()\n(a, b) = (b, a)\nh(&i, -j, !k, ~l)",
    "let a = await b(), c = try await d.e(f: g) { h }\nasync let i = j()\nlet k = unsafe l(), m = copy n",
    "return\nf()\nthrow g()\nlet a = { return }\nfunc h() { return }\nfunc i() -> Int { return\n j() }",
    "func f() { struct A { enum B { case c(Int) }; init(x: Int = g()) { h() } }; func i() { j() } ; let k: Int = l() }",
    "let x = foo\n  .bar()\n  .baz {\n    1\n  }\n  + 2\nlet y = [\n  a(),\n  b,\n]\nz()",
    "let a = Module::name(1), b: Module::Type = Module::Other.c()",
    "f(if a { 1 } else { 2 }, switch b { default: 3 })\nlet c = d as Foo<Int>, e = 1\ng(h<i, j>(k))",
    "func f() -> some View { VStack { Text(\"a\"); if b { c() } else { d { e } } } .padding() }",
    "let a = b.c < d.e && f > g, h = (i < j, k > (l))\nlet m = n<o>.p, q = r<s>?.none, t = [u<v>]()",
  ]
}
