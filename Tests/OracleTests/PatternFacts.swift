import SwiftSyntax

/// What the syntax tree says of a pattern in a `switch`.
enum PatternFacts {
  static func path(_ pattern: PatternSyntax) -> [String] {
    var path: [String] = []
    var next = expression(of: pattern)
    while let current = next, let (name, payload) = enumPattern(current) {
      path.append(name)
      let inner = payload.map(\.expression).filter { enumPattern($0) != nil }
      next = inner.count == 1 ? inner[0] : nil
    }
    return path
  }

  private static func expression(of pattern: PatternSyntax) -> ExprSyntax? {
    var pattern = pattern
    while let binding = pattern.as(ValueBindingPatternSyntax.self) {
      pattern = binding.pattern
    }
    return pattern.as(ExpressionPatternSyntax.self)?.expression
  }

  private static func enumPattern(
    _ expression: ExprSyntax
  ) -> (String, LabeledExprListSyntax)? {
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      guard sequence.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true else {
        return nil
      }
      return enumPattern(first)
    }
    if let pattern = expression.as(PatternExprSyntax.self) {
      return self.expression(of: pattern.pattern).flatMap(enumPattern)
    }
    if let chained = expression.as(OptionalChainingExprSyntax.self) {
      return enumPattern(chained.expression)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      guard let name = memberName(call.calledExpression) else { return nil }
      return (name, call.arguments)
    }
    return memberName(expression).map { ($0, []) }
  }

  /// `a` of `.a` and `X.Y.a`.
  private static func memberName(_ expression: ExprSyntax) -> String? {
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
    var base = member.base
    while let inner = base?.as(MemberAccessExprSyntax.self) { base = inner.base }
    if let base {
      // `self.x` is a value to compare with.
      guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName,
        name.tokenKind != .keyword(.self)
      else { return nil }
    }
    return member.declName.baseName.plainText
  }

  static func isCatchAll(_ pattern: PatternSyntax) -> Bool {
    if let binding = pattern.as(ValueBindingPatternSyntax.self) {
      return isBinding(binding.pattern)
    }
    if pattern.is(WildcardPatternSyntax.self) { return true }
    if let expression = pattern.as(ExpressionPatternSyntax.self) {
      return isCatchAll(expression.expression)
    }
    if let tuple = pattern.as(TuplePatternSyntax.self) {
      return tuple.elements.allSatisfy { isCatchAll($0.pattern) }
    }
    return false
  }

  private static func isBinding(_ pattern: PatternSyntax) -> Bool {
    if pattern.is(IdentifierPatternSyntax.self) || pattern.is(WildcardPatternSyntax.self) {
      return true
    }
    if let tuple = pattern.as(TuplePatternSyntax.self) {
      return tuple.elements.allSatisfy { isBinding($0.pattern) }
    }
    if let expression = pattern.as(ExpressionPatternSyntax.self)?.expression {
      return isBinding(expression)
    }
    return false
  }

  private static func isBinding(_ expression: ExprSyntax) -> Bool {
    if let tuple = expression.as(TupleExprSyntax.self) {
      return tuple.elements.allSatisfy { isBinding($0.expression) }
    }
    if let pattern = expression.as(PatternExprSyntax.self) { return isBinding(pattern.pattern) }
    return expression.is(DiscardAssignmentExprSyntax.self)
  }

  private static func isCatchAll(_ expression: ExprSyntax) -> Bool {
    if expression.is(DiscardAssignmentExprSyntax.self) { return true }
    if let pattern = expression.as(PatternExprSyntax.self) { return isCatchAll(pattern.pattern) }
    if let tuple = expression.as(TupleExprSyntax.self) {
      return tuple.elements.allSatisfy { isCatchAll($0.expression) }
    }
    return false
  }
}
