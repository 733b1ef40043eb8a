import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

/// `@Reducer` as of 1.7: conformance and attributes, no members.
public enum Reducer17Macro: MemberAttributeMacro, ExtensionMacro {
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard !declaration.inherits("Reducer") else { return [] }
    return [try conformance(of: type, to: "ComposableArchitecture.Reducer")]
  }

  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    ReducerMacro.attributes(for: member) { _ in "Self.State, Self.Action" }
  }
}

/// `@Reducer` as of 1.8: also writes what a struct leaves out, and everything of an enum.
public enum ReducerMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard !declaration.inherits("Reducer") else { return [] }
    let caseReducer =
      declaration.is(EnumDeclSyntax.self) ? "ComposableArchitecture.CaseReducer, " : ""
    return [try conformance(of: type, to: caseReducer + "ComposableArchitecture.Reducer")]
  }

  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    if let decl = member.as(EnumCaseDeclSyntax.self), decl.elements.count == 1,
      let element = decl.elements.first
    {
      guard element.parameters.count == 1 else { return ["@ReducerCaseIgnored"] }
      return element.parameters[0].type.isEphemeralState ? ["@ReducerCaseEphemeral"] : []
    }
    return attributes(for: member) { arguments in
      arguments.count == 1 ? "\(arguments[0]).State, \(arguments[0]).Action"
        : arguments.joined(separator: ", ")
    }
  }

  public static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if let enumeration = declaration.as(EnumDeclSyntax.self) {
      let arguments = node.arguments?.as(LabeledExprListSyntax.self)
      return CaseReducerMembers(of: enumeration, conformances: arguments).declarations
    }
    if let arguments = node.arguments {
      context.diagnose(
        Diagnostic(
          node: arguments,
          message: MacroExpansionErrorMessage(
            "Argument passed to call that takes no arguments when applied to a struct")))
    }
    return missingMembers(of: declaration)
  }

  /// An empty State and Action and a body that does nothing, as far as they are not written.
  private static func missingMembers(of declaration: some DeclGroupSyntax) -> [DeclSyntax] {
    let access = declaration.modifiers.outwardAccess
    let types = declaration.memberTypeNames
    let bodies = declaration.memberBlock.members
      .compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { $0.soleName == "body" }
    let reduces = declaration.memberBlock.members
      .contains { $0.decl.as(FunctionDeclSyntax.self)?.name.text == "reduce" }
    let writesReducer =
      reduces
      || bodies.contains { body in
        let constraint = body.soleBinding?.typeAnnotation?.type.as(SomeOrAnyTypeSyntax.self)?
          .constraint.as(IdentifierTypeSyntax.self)?.name.text
        return ["Reducer", "ReducerOf"].contains(constraint ?? "")
      }
    var members: [DeclSyntax] = []
    if !types.contains("State"), !writesReducer {
      members.append(
        """
        @ObservableState
        \(raw: access)struct State: Codable, Equatable, Hashable, Sendable {
          \(raw: access)init() {}
        }
        """)
    }
    if !types.contains("Action"), !writesReducer {
      members.append("\(raw: access)enum Action: Equatable, Hashable, Sendable {}")
    }
    if bodies.isEmpty, !reduces {
      members.append(
        "\(raw: access)let body = ComposableArchitecture.EmptyReducer<State, Action>()")
    }
    return members
  }

  /// Attributes for the nested State, Action and for a `body` without a result builder.
  static func attributes(
    for member: some DeclSyntaxProtocol, builderArguments: ([String]) -> String
  ) -> [AttributeSyntax] {
    if let enumeration = member.as(EnumDeclSyntax.self) {
      let wanted = [
        "State": ["CasePathable", "dynamicMemberLookup"], "Action": ["CasePathable"],
      ]
      return (wanted[enumeration.name.text] ?? [])
        .filter { name in
          !enumeration.attributes.contains(named: name) && !enumeration.inherits(name)
        }
        .map { "@\(raw: $0)" }
    }
    guard let property = member.as(VariableDeclSyntax.self), property.soleName == "body",
      property.isVariable, case .getter = property.soleBinding?.accessorBlock?.accessors,
      !property.attributes.contains(where: { $0.trimmedDescription.contains("ReducerBuilder") }),
      let constraint = property.soleBinding?.typeAnnotation?.type.as(SomeOrAnyTypeSyntax.self)?
        .constraint.as(IdentifierTypeSyntax.self),
      let arguments = constraint.genericArgumentClause?.arguments
    else { return [] }
    let text = builderArguments(arguments.map { $0.argument.trimmedDescription })
    return ["@ComposableArchitecture.ReducerBuilder<\(raw: text)>"]
  }
}

extension TypeSyntax {
  var isEphemeralState: Bool {
    ["AlertState", "ConfirmationDialogState"]
      .contains(self.as(IdentifierTypeSyntax.self)?.name.text ?? "")
  }
}

extension DeclGroupSyntax {
  func inherits(_ name: String) -> Bool {
    inheritanceClause?.inheritedTypes.contains { inherited in
      let text = inherited.type.trimmedDescription
      return text == name || text == "ComposableArchitecture.\(name)" || text == "CasePaths.\(name)"
    } ?? false
  }

  var memberTypeNames: Set<String> {
    Set(
      memberBlock.members.compactMap { member in
        member.decl.as(StructDeclSyntax.self)?.name.text
          ?? member.decl.as(EnumDeclSyntax.self)?.name.text
          ?? member.decl.as(TypeAliasDeclSyntax.self)?.name.text
      })
  }
}

/// Marks a case of a `@Reducer enum`; read by ``ReducerMacro``.
public enum ReducerCaseMarkerMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
