/// A declaration with what it is nested in.
package struct NestedDeclaration: Sendable {
  package var declaration: Declaration
  /// The types and extensions around it, outermost first.
  package var parents: [Declaration]
  /// The conditions of the `#if` clauses around it, outermost first; `nil` for `#else`.
  package var conditions: [String?]
}

extension Outline {
  /// Every declaration, members and `#if` branches included, in source order, each before its
  /// members. Declarations inside function bodies are not among them.
  package var allDeclarations: [Declaration] {
    var declarations: [Declaration] = []
    forEachDeclaration { declarations.append($0.declaration) }
    return declarations
  }

  /// Calls `body` with every declaration, in the order of ``allDeclarations``.
  package func forEachDeclaration(_ body: (NestedDeclaration) throws -> Void) rethrows {
    var steps: [WalkStep] = [.items(items[...])]
    var parents: [Declaration] = []
    var conditions: [String?] = []
    while let step = steps.popLast() {
      switch step {
      case .leaveDeclaration:
        parents.removeLast()
      case .leaveClause:
        conditions.removeLast()
      case .clause(let clause):
        conditions.append(clause.condition)
        steps.append(.leaveClause)
        steps.append(.items(clause.items[...]))
      case .items(var items):
        guard let item = items.popFirst() else { continue }
        if !items.isEmpty { steps.append(.items(items)) }
        switch item {
        case .declaration(let declaration):
          try body(
            NestedDeclaration(declaration: declaration, parents: parents, conditions: conditions))
          guard !declaration.members.isEmpty else { continue }
          parents.append(declaration)
          steps.append(.leaveDeclaration)
          steps.append(.items(declaration.members[...]))
        case .conditional(let block):
          steps += block.clauses.reversed().map { .clause($0) }
        case .code:
          break
        }
      }
    }
  }
}

private enum WalkStep {
  case items(ArraySlice<Item>)
  case clause(ConditionalBlock.Clause)
  case leaveDeclaration, leaveClause
}
