import SwiftSyntax

/// Calls and switches anywhere in a file. Calls in patterns and in conditions of `#if` are none.
final class BodyCollector: SyntaxVisitor {
  private(set) var facts: [Fact] = []

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  override func visit(_ node: ValueBindingPatternSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  override func visit(_ node: IsTypePatternSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  override func visit(_ node: ABIAttributeArgumentsSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = Callee(node)
    let arguments = node.arguments.map {
      "\($0.label?.plainText ?? "_"):\(spell($0.expression.extent))"
    }
    var closures: [String] = []
    if let closure = node.trailingClosure { closures.append("_:\(spell(closure.extent))") }
    closures += node.additionalTrailingClosures.map {
      "\($0.label.plainText):\(spell($0.closure.extent))"
    }
    facts.append(
      Fact(
        callee.start..<node.extent.upperBound,
        "call \(callee.names) member=\(callee.isMember) \(arguments) closures=\(closures)"))
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    var arms: [Fact] = []
    collect(node.cases, [], &arms)
    facts.append(
      Fact(node.extent, "switch \(spell(node.subject.extent)) arms=\(arms.count)"))
    facts += arms
    return .visitChildren
  }

  private func collect(_ cases: SwitchCaseListSyntax, _ conditions: [String], _ arms: inout [Fact])
  {
    for element in cases {
      switch element {
      case .switchCase(let arm): arms.append(fact(arm, conditions))
      case .ifConfigDecl(let block):
        var condition = ""
        for clause in block.clauses {
          let own = clause.condition?.normalizedText
          switch clause.poundKeyword.tokenKind {
          case .poundIf: condition = own ?? ""
          case .poundElseif: condition = "!(\(condition)) && (\(own ?? ""))"
          default: condition = "!(\(condition))"
          }
          if case .switchCases(let inner) = clause.elements {
            collect(inner, conditions + [condition], &arms)
          }
        }
      default: break
      }
    }
  }

  private func fact(_ arm: SwitchCaseSyntax, _ conditions: [String]) -> Fact {
    var patterns: [String] = []
    var isDefault = true
    if case .case(let label) = arm.label {
      isDefault = false
      patterns = label.caseItems.map { item in
        let end = item.whereClause?.extent.upperBound ?? item.pattern.extent.upperBound
        let path = PatternFacts.path(item.pattern)
        let all = PatternFacts.isCatchAll(item.pattern)
        return "\(spell(item.extent.lowerBound..<end)) \(path) "
          + "all=\(all) where=\(item.whereClause != nil)"
      }
    }
    let start = arm.label.extent.lowerBound
    let body =
      arm.statements.isEmpty
      ? arm.label.extent.upperBound..<arm.label.extent.upperBound : arm.statements.extent
    return Fact(
      start..<arm.extent.upperBound,
      "arm default=\(isDefault) body=\(spell(body)) \(conditions) \(patterns)")
  }
}

/// The names before a call's parenthesis.
private struct Callee {
  var names: [String] = []
  var isMember = false
  var start: Int

  init(_ call: FunctionCallExprSyntax) {
    start =
      call.leftParen?.extent.lowerBound ?? call.trailingClosure?.extent.lowerBound
      ?? call.extent.lowerBound
    var expression: ExprSyntax? = call.calledExpression
    while true {
      if let chained = expression?.as(OptionalChainingExprSyntax.self) {
        expression = chained.expression
      } else if let unwrapped = expression?.as(ForceUnwrapExprSyntax.self) {
        expression = unwrapped.expression
      } else {
        break
      }
    }
    while let current = expression {
      expression = add(current)
    }
  }

  /// Takes a name from the end of the chain and returns what stands before it.
  private mutating func add(_ expression: ExprSyntax) -> ExprSyntax? {
    if let generic = expression.as(GenericSpecializationExprSyntax.self) {
      return generic.expression
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      if case .integerLiteral = member.declName.baseName.tokenKind {
        isMember = !names.isEmpty
        return nil
      }
      insert(member.declName)
      if member.base == nil { isMember = true }
      return member.base
    }
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      insert(reference)
      return nil
    }
    if let parent = expression.as(SuperExprSyntax.self) {
      insert(parent.superKeyword)
      return nil
    }
    isMember = !names.isEmpty
    return nil
  }

  private mutating func insert(_ reference: DeclReferenceExprSyntax) {
    insert(reference.baseName)
    if let module = reference.moduleSelector { insert(module.moduleName) }
  }

  private mutating func insert(_ token: TokenSyntax) {
    if names.isEmpty { start = token.extent.lowerBound }
    names.insert(token.plainText, at: 0)
  }
}
