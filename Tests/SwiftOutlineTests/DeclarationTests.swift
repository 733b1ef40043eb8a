import SwiftOutline
import Testing

@Suite struct DeclarationTests {
  private func outline(_ source: String) -> Outline {
    let outline = Outline(parsing: SwiftSource(source))
    #expect(outline.faults.isEmpty)
    return outline
  }

  private func summary(_ outline: Outline) -> [String] {
    outline.allDeclarations.map { declaration in
      var words = declaration.attributes.map { "@" + $0.name }
      for modifier in declaration.modifiers {
        words.append(modifier.name + (modifier.detail.map { "(\($0))" } ?? ""))
      }
      words += [declaration.kind.rawValue, names(declaration)]
      return words.filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  private func names(_ declaration: Declaration) -> String {
    switch declaration.detail {
    case .variable(let bindings): bindings.map { $0.name?.text ?? "_" }.joined(separator: ",")
    case .enumCase(let elements): elements.map(\.name.text).joined(separator: ",")
    case .extension(let type): type.text
    case .import(_, let path): path.map(\.text).joined(separator: ".")
    default: declaration.name?.text ?? ""
    }
  }

  @Test func everyKind() {
    let source = """
      @testable import struct A.B
      public final class C<T: P>: D, @unchecked Sendable where T: Q {
        private(set) var a: Int = 1, b = [2, 3] { didSet { print(a) } }
        @A(b) @C.D nonisolated(unsafe) static let c = { 1 }()
        init?(_ x: Int = 3) throws { self.a = x }
        deinit { }
        class func f<U>(a b: U..., c: inout [Int: U]) async throws(E) -> U? where U: P { nil }
        subscript(i: Int) -> Int { get { 1 } set { } }
      }
      indirect enum E: String, P { case a = "x", `default`; case b(Int, at: [String: Int] = [:]) }
      protocol P: AnyObject { associatedtype X: Q = Int where X == Y; func f(); var p: Int { get } }
      extension A.B where C == D { typealias Z<T> = Array<T> }
      actor Act {}
      macro m(_ x: Int) -> String = #externalMacro(module: "M", type: "T")
      infix operator +++: AdditionPrecedence
      precedencegroup G { higherThan: H }
      """
    #expect(
      summary(outline(source)) == [
        "@testable import A.B", "public final class C", "private(set) variable a,b",
        "@A @C.D nonisolated(unsafe) static variable c", "initializer", "deinitializer",
        "class function f", "subscript", "indirect enum E", "enumCase a,default", "enumCase b",
        "protocol P", "associatedtype X", "function f", "variable p", "extension A.B",
        "typealias Z", "actor Act", "macro m", "infix operator +++", "precedenceGroup G",
      ])
  }

  @Test func signatures() throws {
    let file = outline("func f<U>(a b: U..., _ c: inout [Int : U] = [:]) async throws(E) -> U? {}")
    let declaration = try #require(file.allDeclarations.first)
    guard case .function(let signature) = declaration.detail else {
      Issue.record("no function")
      return
    }
    #expect(signature.effects == ["async", "throws(E)"])
    #expect(signature.result?.text == "U?")
    #expect(signature.parameters.map { $0.label?.text } == ["a", nil])
    #expect(signature.parameters.map { $0.name?.text } == ["b", "c"])
    #expect(signature.parameters.map { $0.type?.text } == ["U", "inout [Int : U]"])
    #expect(signature.parameters.map(\.isVariadic) == [true, false])
    #expect(signature.parameters[1].defaultValue.map(file.source.text) == "[:]")
  }

  @Test func conditionalBlocks() throws {
    let file = outline(
      """
      enum Action {
        case a
        #if DEBUG // debug
        case b
        #elseif os(iOS) && X
        #else
        case c
        #endif
        case d
      }
      """)
    var seen: [String] = []
    file.forEachDeclaration { nested in
      seen.append(
        (nested.parents.map { $0.name?.text ?? "" } + nested.conditions.map { $0 ?? "else" })
          .joined(separator: "/") + ":" + names(nested.declaration))
    }
    #expect(seen == [":Action", "Action:a", "Action/DEBUG:b", "Action/else:c", "Action:d"])
    guard case .declaration(let action) = file.items[0],
      case .conditional(let block) = action.members[1]
    else {
      Issue.record("no block")
      return
    }
    #expect(block.clauses.map(\.condition) == ["DEBUG", "os(iOS) && X", nil])
  }

  @Test(arguments: [
    ("let a = b\n  .c { d }\nlet e = 1", "b\n  .c { d }"),
    ("let a = b ? c : d\nlet e = 1", "b ? c : d"),
    ("let a = x as? Foo<A, B>\nlet e = 1", "x as? Foo<A, B>"),
    ("let a = Foo<A, B>(1)\nlet e = 1", "Foo<A, B>(1)"),
    ("let a = a < b, e = 1", "a < b"),
    ("let a = if b { c } else { d }\nlet e = 1", "if b { c } else { d }"),
    ("let a = try? await f()\nlet e = 1", "try? await f()"),
    ("let a = \\Foo.b[0]?.c\nlet e = 1", "\\Foo.b[0]?.c"),
    ("let a = b\n  #if X\n  .c()\n  #endif\nlet e = 1", "b\n  #if X\n  .c()\n  #endif"),
    ("let a: Array<Int>= []\nlet e = 1", "[]"),
  ])
  func initialValueEnds(_ source: String, _ value: String) throws {
    let file = outline(source)
    guard case .variable(let bindings) = try #require(file.allDeclarations.first).detail else {
      Issue.record("no variable")
      return
    }
    #expect(bindings.first?.value.map(file.source.text) == value)
    #expect(file.allDeclarations.count + bindings.count == 3)
  }

  @Test func typesAsWritten() {
    let file = outline(
      "var a: [String :/* x */Int]; var b: A.B<C>; var c: any ~Copyable; var d: A?")
    let types = file.allDeclarations.compactMap { declaration -> TypeReference? in
      guard case .variable(let bindings) = declaration.detail else { return nil }
      return bindings.first?.type
    }
    #expect(types.map(\.text) == ["[String : Int]", "A.B<C>", "any ~Copyable", "A?"])
    #expect(types.map(\.path) == [[], ["A", "B"], ["Copyable"], []])
  }
}
