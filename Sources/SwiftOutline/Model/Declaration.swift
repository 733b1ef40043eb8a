/// One declaration with everything that stands before its body, and its members if it is a type
/// or an extension.
package struct Declaration: Sendable {
  package enum Kind: String, Sendable {
    case `import`, `struct`, `enum`, `class`, `actor`, `protocol`, `extension`
    case function, initializer, deinitializer, `subscript`, variable, enumCase
    case `typealias`, `associatedtype`, macro, `operator`, precedenceGroup
  }

  package var kind: Kind
  /// From the first attribute or modifier to the last token of the declaration.
  package var range: Range<Int>
  package var attributes: [Attribute]
  package var modifiers: [Modifier]
  /// The introducing keyword: `struct`, `let`, `case` …
  package var keyword: Range<Int>
  /// The declared name; `nil` for what has none or several (`init`, `extension`, `var`, `case`, `import`).
  package var name: Identifier?
  /// `<…>` after the name, brackets included.
  package var genericParameters: Range<Int>?
  /// What stands after the `:` of a type, extension, protocol or associated type.
  package var inheritance: [TypeReference]
  /// `where …` without a body that follows.
  package var whereClause: Range<Int>?
  /// The braces and what is in them: members, a function's body, accessors of a subscript.
  package var body: Range<Int>?
  /// Members of a type or extension; empty for everything else.
  package var members: [Item]
  package var detail: Detail

  package enum Detail: Sendable {
    case none
    /// `import struct A.B`: kind `struct`, path `["A", "B"]`.
    case `import`(kind: String?, path: [Identifier])
    /// What an extension extends.
    case `extension`(TypeReference)
    /// A function, initializer, subscript or macro.
    case function(Signature)
    /// `let a: T = v, b` has two bindings.
    case variable([Binding])
    case enumCase([CaseElement])
    /// The right side of a type alias, the default of an associated type.
    case alias(TypeReference?)
  }
}

/// A name without backticks and where it stands, backticks included.
package struct Identifier: Sendable, Equatable {
  package var text: String
  package var range: Range<Int>

  package init(text: String, range: Range<Int>) {
    self.text = text
    self.range = range
  }
}

/// A type as written.
package struct TypeReference: Sendable {
  package var range: Range<Int>
  /// The source without comments, runs of white space as one space: `[String: Int]`, `Foo.Bar?`.
  package var text: String
  /// The dotted names of a plain nominal type, generic arguments left out: `A.B<C>` → `["A", "B"]`;
  /// empty for every other form. Attributes and `~`, `any`, `some` before it are skipped.
  package var path: [String]
}

/// `@Dependency(\.clock)`, name `Dependency`; `@SwiftUI.State`, name `SwiftUI.State`.
package struct Attribute: Sendable {
  package var name: String
  /// With `@` and arguments.
  package var range: Range<Int>
  /// Between the parentheses; `nil` without parentheses.
  package var arguments: Range<Int>?
}

/// `private(set)`: name `private`, detail `set`.
package struct Modifier: Sendable {
  package var name: String
  package var detail: String?
  package var range: Range<Int>
}

/// What stands between a function's name and its body.
package struct Signature: Sendable {
  package var parameters: [Parameter]
  /// `async`, `throws`, `throws(E)`, `rethrows`, `mutating` is a modifier and not here.
  package var effects: [String]
  package var result: TypeReference?
  /// `init?`, `init!`.
  package var isFailable: Bool
}

/// A parameter of a function, an initializer, a subscript or an enum case.
package struct Parameter: Sendable {
  package var range: Range<Int>
  package var attributes: [Attribute]
  /// The argument label; `nil` for `_` and for an unlabelled payload.
  package var label: Identifier?
  /// The local name; the label if there is only one name; `nil` for an unlabelled payload.
  package var name: Identifier?
  package var type: TypeReference?
  /// `...` follows the type.
  package var isVariadic: Bool
  /// The default value, without `=`.
  package var defaultValue: Range<Int>?
}

/// One pattern of a `let` or `var`.
package struct Binding: Sendable {
  /// `nil` for a tuple pattern or `_`.
  package var name: Identifier?
  package var range: Range<Int>
  package var type: TypeReference?
  /// The initial value, without `=`.
  package var value: Range<Int>?
  /// Accessors or the getter's body, braces included.
  package var accessors: Range<Int>?
}

/// One case of an enum: `tagPicked(String, at: Int)`.
package struct CaseElement: Sendable {
  package var name: Identifier
  package var range: Range<Int>
  /// `nil` without parentheses.
  package var payload: [Parameter]?
  package var rawValue: Range<Int>?
}
