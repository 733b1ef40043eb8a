/// A call inside a body: `.ifLet(\.$childX, action: \.childX) { XFeature.Reducer() }`.
package struct Call: Sendable {
  /// The whole call, from the callee's last name on.
  package var range: Range<Int>
  /// The names before the parenthesis, as far as they are plain: `ErrorHandlingFeature.Reducer()` →
  /// `["ErrorHandlingFeature", "Reducer"]`; `.ifLet(…)` and `f(x).ifLet(…)` → `["ifLet"]`.
  package var callee: [Identifier]
  /// A dot stands before the first name, so the callee is a member of something else.
  package var isMember: Bool
  package var arguments: [Argument]
  package var trailingClosures: [TrailingClosure]

  package struct Argument: Sendable {
    package var label: Identifier?
    package var value: Range<Int>
  }

  package struct TrailingClosure: Sendable {
    package var label: Identifier?
    /// Braces included.
    package var range: Range<Int>
  }
}

/// A `switch` statement or expression.
package struct Switch: Sendable {
  package var range: Range<Int>
  package var subject: Range<Int>
  package var arms: [Arm]

  package struct Arm: Sendable {
    /// From `case` or `default` to the last token of the arm.
    package var range: Range<Int>
    package var isDefault: Bool
    /// Between commas; empty for `default`.
    package var patterns: [Pattern]
    /// The statements after the colon.
    package var body: Range<Int>
    /// The `#if` conditions the arm stands under, outermost first.
    package var conditions: [String]
  }

  package struct Pattern: Sendable {
    package var range: Range<Int>
    /// The case names an enum pattern names, outermost first: `.alert(.presented(.x))` →
    /// `["alert", "presented", "x"]`, `let .a(b)` and `X.Action.a(let b)` → `["a"]`; empty for others.
    package var path: [Identifier]
    /// The pattern matches every value its subject has: `_`, `let x`.
    package var isCatchAll: Bool
    package var hasWhere: Bool
  }
}
