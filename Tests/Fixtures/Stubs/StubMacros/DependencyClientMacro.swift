import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

/// `@DependencyClient`: unimplemented endpoints and two initialisers, with and without them.
public enum DependencyClientMacro: MemberMacro, MemberAttributeMacro {
  public static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let structure = declaration.as(StructDeclSyntax.self) else {
      throw MacroExpansionErrorMessage("'@DependencyClient' can only be applied to struct types")
    }
    let properties = structure.memberBlock.members
      .compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { !$0.modifiers.isStatic && $0.soleBinding?.accessorBlock == nil }
      .filter { !$0.attributes.contains(named: "DependencyEndpointIgnored") }
      .filter { $0.isVariable || $0.soleBinding?.initializer == nil }
    guard properties.contains(where: \.isEndpoint) else { return [] }
    let access = structure.modifiers.outwardAccess
    return [
      initializer(access, properties), initializer(access, properties.filter { !$0.isEndpoint }),
    ]
  }

  private static func initializer(_ access: String, _ properties: [VariableDeclSyntax]) -> DeclSyntax
  {
    let parameters = properties.compactMap { property -> String? in
      guard let name = property.soleName, let type = property.soleBinding?.typeAnnotation?.type
      else { return nil }
      let escaping = property.isEndpoint ? "@escaping " : ""
      let value = property.isEndpoint ? nil : property.soleBinding?.initializer?.value
      let standard = value.map { " = \($0.trimmedDescription)" } ?? ""
      return "\(name): \(escaping)\(type.trimmedDescription)\(standard)"
    }
    let assignments = properties.compactMap(\.soleName).map { "self.\($0) = \($0)" }
    return """
      \(raw: access)init(\(raw: parameters.joined(separator: ", "))) {
        \(raw: assignments.joined(separator: "\n"))
      }
      """
  }

  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard let property = member.as(VariableDeclSyntax.self), property.isEndpoint,
      !property.attributes.contains(named: "DependencyEndpoint"),
      !property.attributes.contains(named: "DependencyEndpointIgnored")
    else { return [] }
    guard property.hasUnimplementedValue else {
      context.diagnose(
        Diagnostic(
          node: property,
          message: MacroExpansionErrorMessage(
            """
            Default value required for non-throwing closure '\(property.soleName ?? "")'
            """)))
      return []
    }
    return ["@DependencyEndpoint"]
  }
}

/// One closure of a client: stored in `_name`, with a method where its parameters have labels.
public enum DependencyEndpointMacro: AccessorMacro, PeerMacro {
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = declaration.as(VariableDeclSyntax.self), property.isEndpoint,
      let name = property.soleName?.trimmingBackticks
    else { return [] }
    return [
      """
      @storageRestrictions(initializes: _\(raw: name))
      init(initialValue) {
        _\(raw: name) = initialValue
      }
      """,
      "get { _\(raw: name) }",
      "set { _\(raw: name) = newValue }",
    ]
  }

  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = declaration.as(VariableDeclSyntax.self), property.isEndpoint,
      let function = property.functionType, let name = property.soleName?.trimmingBackticks,
      let type = property.soleBinding?.typeAnnotation?.type
    else { return [] }
    let storage: DeclSyntax =
      "private var _\(raw: name): \(type.trimmed) = \(raw: unimplementedValue(of: property))"
    guard function.parameters.contains(where: { $0.secondName != nil }) else { return [storage] }
    return [storage, method(name, function, of: property)]
  }

  private static func unimplementedValue(of property: VariableDeclSyntax) -> String {
    if let value = property.soleBinding?.initializer?.value { return value.trimmedDescription }
    guard let function = property.functionType else { return "" }
    let ignored = function.parameters.isEmpty
      ? "" : Array(repeating: "_", count: function.parameters.count).joined(separator: ", ") + " in"
    if function.effectSpecifiers?.throwsClause != nil {
      return #"{ \#(ignored) throw DependenciesMacros.Unimplemented("\#(property.soleName ?? "")") }"#
    }
    return "{ \(ignored) \(function.returnsOptional ? "return nil" : "") }"
  }

  private static func method(
    _ name: String, _ function: FunctionTypeSyntax, of property: VariableDeclSyntax
  ) -> DeclSyntax {
    let parameters = function.parameters.enumerated().map { index, parameter in
      "\(parameter.secondName?.text ?? "_") p\(index): \(parameter.type.trimmedDescription)"
    }
    let isAsync = function.effectSpecifiers?.asyncSpecifier != nil
    let isThrowing = function.effectSpecifiers?.throwsClause != nil
    let effects = (isAsync ? " async" : "") + (isThrowing ? " throws" : "")
    let marks = (isThrowing ? "try " : "") + (isAsync ? "await " : "")
    let arguments = parameters.indices.map { "p\($0)" }.joined(separator: ", ")
    return """
      @Sendable \(raw: property.modifiers.outwardAccess)func \(raw: name)\
      (\(raw: parameters.joined(separator: ", ")))\(raw: effects) \
      -> \(function.returnClause.type.trimmed) {
        \(raw: marks)self.\(raw: name)(\(raw: arguments))
      }
      """
  }
}

extension VariableDeclSyntax {
  fileprivate var isEndpoint: Bool { isVariable && functionType != nil }

  /// Whether an endpoint needs no written default: it throws, or returns nothing or an optional.
  fileprivate var hasUnimplementedValue: Bool {
    guard soleBinding?.initializer == nil, let function = functionType else { return true }
    return function.effectSpecifiers?.throwsClause != nil || function.returnsVoid
      || function.returnsOptional
  }
}

extension FunctionTypeSyntax {
  fileprivate var returnsVoid: Bool {
    ["Void", "()", "Swift.Void"].contains(returnClause.type.trimmedDescription)
  }

  fileprivate var returnsOptional: Bool { returnClause.type.is(OptionalTypeSyntax.self) }
}
