import SwiftSyntax
import SwiftSyntaxMacros

extension DeclModifierListSyntax {
  /// `public ` or `package `, what a macro repeats on the members it writes; else nothing.
  var outwardAccess: String {
    for modifier in self where ["public", "package"].contains(modifier.name.text) {
      return modifier.name.text + " "
    }
    return ""
  }

  /// The modifiers as text, without those of access, each followed by a space.
  var withoutAccess: String {
    filter { !["public", "package", "internal", "fileprivate", "private"].contains($0.name.text) }
      .map { $0.trimmedDescription + " " }
      .joined()
  }

  var isStatic: Bool {
    contains { $0.name.text == "static" || $0.name.text == "class" }
  }
}

extension AttributeListSyntax {
  func contains(named name: String) -> Bool {
    contains { element in
      element.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name
    }
  }

  /// The attributes as text, without those named in `names`, each followed by a space.
  func text(without names: Set<String>) -> String {
    compactMap { $0.as(AttributeSyntax.self) }
      .filter { !names.contains($0.attributeName.trimmedDescription) }
      .map { $0.trimmedDescription + " " }
      .joined()
  }
}

extension VariableDeclSyntax {
  /// The one binding of `var x …`; nil for patterns and lists.
  var soleBinding: PatternBindingSyntax? {
    bindings.count == 1 ? bindings.first : nil
  }

  var soleName: String? {
    soleBinding?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }

  var isVariable: Bool {
    bindingSpecifier.tokenKind == .keyword(.var)
  }

  /// A stored `var` of an instance, what observation replaces by accessors.
  var isStoredInstanceVariable: Bool {
    guard isVariable, !modifiers.isStatic, let binding = soleBinding, soleName != nil else {
      return false
    }
    guard let accessors = binding.accessorBlock?.accessors else { return true }
    guard case .accessors(let list) = accessors else { return false }
    return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }

  /// The function type of `var f: @Sendable (Int) -> Void`, attributes and parentheses removed.
  var functionType: FunctionTypeSyntax? {
    var type = soleBinding?.typeAnnotation?.type
    while let current = type {
      if let function = current.as(FunctionTypeSyntax.self) { return function }
      if let attributed = current.as(AttributedTypeSyntax.self) {
        type = attributed.baseType
      } else if let tuple = current.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
        type = tuple.elements.first?.type
      } else {
        return nil
      }
    }
    return nil
  }
}

extension EnumCaseElementSyntax {
  var parameters: [EnumCaseParameterSyntax] {
    parameterClause.map { Array($0.parameters) } ?? []
  }
}

/// One line, or several, for each case of an enum; `#if` blocks stay around what they hold.
func caseLines(
  in members: MemberBlockItemListSyntax,
  _ render: (EnumCaseDeclSyntax, EnumCaseElementSyntax) -> String?
) -> [String] {
  members.flatMap { member -> [String] in
    if let decl = member.decl.as(EnumCaseDeclSyntax.self) {
      return decl.elements.compactMap { render(decl, $0) }
    }
    guard let block = member.decl.as(IfConfigDeclSyntax.self) else { return [] }
    let clauses = block.clauses.flatMap { clause -> [String] in
      let condition = clause.condition?.trimmedDescription ?? ""
      let inner = clause.elements?.as(MemberBlockItemListSyntax.self).map { caseLines(in: $0, render) }
      return ["\(clause.poundKeyword.text) \(condition)"] + (inner ?? [])
    }
    return clauses + ["#endif"]
  }
}

/// An extension that adds `conformances`, all of them qualified.
func conformance(
  of type: some TypeSyntaxProtocol, to conformances: String
) throws -> ExtensionDeclSyntax {
  try ExtensionDeclSyntax("extension \(type.trimmed): \(raw: conformances) {}")
}
