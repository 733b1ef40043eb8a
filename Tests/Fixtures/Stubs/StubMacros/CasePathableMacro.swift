import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

/// `@CasePathable`: a path per case in `AllCasePaths`.
public enum CasePathableMacro: MemberMacro, ExtensionMacro {
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let enumeration = declaration.as(EnumDeclSyntax.self) else { return [] }
    let inherited = enumeration.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription)
    let missing = ["CasePathable", "CasePathIterable"]
      .filter { name in
        !(inherited ?? []).contains(name) && !(inherited ?? []).contains("CasePaths.\(name)")
      }
      .map { "CasePaths.\($0)" }
    return missing.isEmpty ? [] : [try conformance(of: type, to: missing.joined(separator: ", "))]
  }

  public static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let enumeration = declaration.as(EnumDeclSyntax.self) else {
      let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
      throw DiagnosticsError(diagnostics: [
        Diagnostic(
          node: declaration.introducer,
          message: MacroExpansionErrorMessage(
            "'@CasePathable' cannot be applied to \(declaration.introducer.text) type '\(name)'"))
      ])
    }
    try refuseOverloadedNames(in: enumeration)
    let name = enumeration.name.text
    let members = enumeration.memberBlock.members
    let paths = caseLines(in: members) { _, element in casePath(to: element, of: name) }
    let matches = caseLines(in: members) { _, element in
      "if root.is(\\.\(element.name.text)) { return \\.\(element.name.text) }"
    }
    let all = caseLines(in: members) { _, element in
      "allCasePaths.append(\\.\(element.name.text))"
    }
    return [
      """
      public struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
        public subscript(root: \(raw: name)) -> CasePaths.PartialCaseKeyPath<\(raw: name)> {
          \(raw: matches.joined(separator: "\n"))
          return \\.never
        }
        \(raw: paths.joined(separator: "\n"))
        public func makeIterator()
          -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<\(raw: name)>]>
        {
          \(raw: all.isEmpty ? "let" : "var") allCasePaths: \
      [CasePaths.PartialCaseKeyPath<\(raw: name)>] = []
          \(raw: all.joined(separator: "\n"))
          return allCasePaths.makeIterator()
        }
      }
      """,
      "public static var allCasePaths: AllCasePaths { AllCasePaths() }",
    ]
  }

  private static func refuseOverloadedNames(in enumeration: EnumDeclSyntax) throws {
    var seen: Set<String> = []
    let cases = enumeration.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
    for element in cases.flatMap(\.elements) where !seen.insert(element.name.text).inserted {
      throw DiagnosticsError(diagnostics: [
        Diagnostic(
          node: element.name,
          message: MacroExpansionErrorMessage(
            "'@CasePathable' cannot be applied to overloaded case name '\(element.name.text)'"))
      ])
    }
  }

  private static func casePath(to element: EnumCaseElementSyntax, of root: String) -> String {
    let name = element.name.text
    let parameters = element.parameters
    guard !parameters.isEmpty else {
      return """
        public var \(name): CasePaths.AnyCasePath<\(root), Void> {
          ._$embed({ \(root).\(name) }) {
            guard case .\(name) = $0 else { return nil }
            return ()
          }
        }
        """
    }
    let values = parameters.indices.map { "v\($0)" }.joined(separator: ", ")
    return """
      public var \(name): CasePaths.AnyCasePath<\(root), \(valueType(of: parameters, in: root))> {
        ._$embed(\(root).\(name)) {
          guard case let .\(name)(\(values)) = $0 else { return nil }
          return \(parameters.count == 1 ? values : "(\(values))")
        }
      }
      """
  }

  /// The payload as one type: the parameter's own, or a tuple that keeps the labels.
  private static func valueType(
    of parameters: [EnumCaseParameterSyntax], in root: String
  ) -> String {
    func text(_ type: TypeSyntax) -> String {
      let text = type.trimmedDescription
      return text == "Self" ? root : text
    }
    if parameters.count == 1 {
      let type = parameters[0].type
      return type.is(SomeOrAnyTypeSyntax.self) ? "(\(text(type)))" : text(type)
    }
    let elements = parameters.map { parameter -> String in
      guard let label = parameter.firstName, label.text != "_" else { return text(parameter.type) }
      return "\(label.text): \(text(parameter.type))"
    }
    return "(\(elements.joined(separator: ", ")))"
  }
}
