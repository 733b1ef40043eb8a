import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

/// `@ObservableState`: identity and registrar for a struct, identity of the payload for an enum.
public enum ObservableStateMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
  public static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if let enumeration = declaration.as(EnumDeclSyntax.self) {
      return members(of: enumeration)
    }
    guard declaration.is(StructDeclSyntax.self) else {
      throw MacroExpansionErrorMessage(
        "'@ObservableState' cannot be applied to \(declaration.introducer.text) type")
    }
    return [
      """
      @ObservationStateIgnored var _$observationRegistrar = \
      ComposableArchitecture.ObservationStateRegistrar()
      """,
      """
      public var _$id: ComposableArchitecture.ObservableStateID {
        _$observationRegistrar.id
      }
      """,
      """
      public mutating func _$willModify() {
        _$observationRegistrar._$willModify()
      }
      """,
    ]
  }

  private static func members(of enumeration: EnumDeclSyntax) -> [DeclSyntax] {
    let members = enumeration.memberBlock.members
    let identities = caseLines(in: members) { _, element in
      element.parameters.count == 1
        ? "case .\(element.name.text)(let state): return ._$id(for: state)"
        : "case .\(element.name.text): return ComposableArchitecture.ObservableStateID()"
    }
    let modifications = caseLines(in: members) { _, element in
      guard element.parameters.count == 1 else { return "case .\(element.name.text): break" }
      let label = element.parameters[0].firstName.map { "\($0.text): " } ?? ""
      return """
        case .\(element.name.text)(var state):
          ComposableArchitecture._$willModify(&state)
          self = .\(element.name.text)(\(label)state)
        """
    }
    return [
      """
      public var _$id: ComposableArchitecture.ObservableStateID {
        switch self {
        \(raw: identities.joined(separator: "\n"))
        }
      }
      """,
      """
      public mutating func _$willModify() {
        switch self {
        \(raw: modifications.joined(separator: "\n"))
        }
      }
      """,
    ]
  }

  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard let property = member.as(VariableDeclSyntax.self), property.isStoredInstanceVariable
    else { return [] }
    for attribute in property.attributes.compactMap({ $0.as(AttributeSyntax.self) })
    where attribute.attributeName.trimmedDescription == "PresentationState" {
      context.diagnose(
        Diagnostic(
          node: attribute,
          message: MacroExpansionErrorMessage(
            "'@PresentationState' cannot be used in '@ObservableState'")))
    }
    let attributes = property.attributes
    if attributes.contains(named: "ObservationStateIgnored")
      || attributes.contains(named: "ObservationStateTracked")
    {
      return []
    }
    return attributes.contains(named: "Presents")
      ? ["@ObservationStateIgnored"] : ["@ObservationStateTracked"]
  }

  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard !protocols.isEmpty else { return [] }
    return [
      try conformance(
        of: type, to: "ComposableArchitecture.ObservableState, Observation.Observable")
    ]
  }
}
