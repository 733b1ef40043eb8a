import SwiftSyntax
import SwiftSyntaxBuilder

/// What `@Reducer enum` writes: State, Action, body, `CaseScope` and `scope`.
struct CaseReducerMembers {
  private enum Role {
    /// A child reducer of this type.
    case reducer(TypeSyntax)
    /// Alert or dialog state.
    case ephemeral(TypeSyntax)
    /// Carried as it is; with the action's payload where an explicit Action names one.
    case ignored(action: TypeSyntax?)
  }

  private let enumeration: EnumDeclSyntax
  private let access: String
  private let types: Set<String>
  private let explicitActions: [String: TypeSyntax]
  /// By label of the macro's argument, `state` or `action`: `, Equatable, Sendable`.
  private let conformances: [String: String]

  init(of enumeration: EnumDeclSyntax, conformances arguments: LabeledExprListSyntax?) {
    self.enumeration = enumeration
    var conformances: [String: String] = [:]
    var label = ""
    for argument in arguments ?? [] {
      label = argument.label?.text ?? label
      let name = argument.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
      conformances[label, default: ""] += ", " + name.prefix(1).uppercased() + name.dropFirst()
    }
    self.conformances = conformances
    access = enumeration.modifiers.outwardAccess
    types = enumeration.memberTypeNames
    let action = enumeration.memberBlock.members
      .compactMap { $0.decl.as(EnumDeclSyntax.self) }
      .first { $0.name.text == "Action" }
    let cases = action?.memberBlock.members
      .compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
      .flatMap { Array($0.elements) }
    explicitActions = Dictionary(
      (cases ?? []).compactMap { element in
        element.parameters.count == 1 ? (element.name.text, element.parameters[0].type) : nil
      },
      uniquingKeysWith: { first, _ in first })
  }

  var declarations: [DeclSyntax] {
    let hasBody = enumeration.memberBlock.members
      .contains { $0.decl.as(VariableDeclSyntax.self)?.soleName == "body" }
    let hasScope = enumeration.memberBlock.members
      .contains { $0.decl.as(FunctionDeclSyntax.self)?.name.text == "scope" }
    return [
      types.contains("State") ? nil : state,
      types.contains("Action") ? nil : action,
      hasBody ? nil : body,
      types.contains("CaseScope") ? nil : caseScope,
      hasScope ? nil : scope,
    ].compactMap { $0 }
  }

  private func lines(_ render: (EnumCaseElementSyntax, Role) -> String?) -> String {
    caseLines(in: enumeration.memberBlock.members) { decl, element in
      render(element, role(of: element, in: decl))
    }
    .joined(separator: "\n")
  }

  private func role(of element: EnumCaseElementSyntax, in decl: EnumCaseDeclSyntax) -> Role {
    guard let type = element.parameters.first?.type, element.parameters.count == 1 else {
      return .ignored(action: nil)
    }
    if decl.attributes.contains(named: "ReducerCaseIgnored") {
      return .ignored(action: explicitActions[element.name.text])
    }
    guard type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self) else {
      return .ignored(action: nil)
    }
    let isEphemeral =
      type.isEphemeralState || decl.attributes.contains(named: "ReducerCaseEphemeral")
    return isEphemeral ? .ephemeral(type) : .reducer(type.trimmed)
  }

  private var state: DeclSyntax {
    let cases = lines { element, role in
      guard case .reducer(let type) = role else { return "case \(element.trimmedDescription)" }
      return "case \(element.name.text)(\(type).State)"
    }
    return """
      @CasePathable
      @dynamicMemberLookup
      @ObservableState
      \(raw: access)enum State: ComposableArchitecture.CaseReducerState\(raw: conformances["state"] ?? "") {
        \(raw: access)typealias StateReducer = \(enumeration.name.trimmed)
        \(raw: cases)
      }
      """
  }

  private var action: DeclSyntax {
    let cases = lines { element, role in
      switch role {
      case .reducer(let type):
        return "case \(element.name.text)(\(type).Action)"
      case .ephemeral(let type):
        let payload = type.as(IdentifierTypeSyntax.self)?.genericArgumentClause?.arguments.first
        return "case \(element.name.text)(\(payload?.argument.trimmedDescription ?? "Swift.Never"))"
      case .ignored:
        return "case \(element.name.text)(Swift.Never)"
      }
    }
    let conformances = conformances["action"].map { ":" + $0.dropFirst() } ?? ""
    return """
      @CasePathable
      \(raw: access)enum Action\(raw: conformances) {
        \(raw: cases)
      }
      """
  }

  private var body: DeclSyntax {
    let reducers = lines { element, role in
      guard case .reducer(let type) = role else { return nil }
      let value = element.parameters[0].defaultValue?.value.trimmedDescription ?? "\(type)()"
      let name = element.name.text
      return """
        .ifCaseLet(\\Self.State.Cases.\(name), action: \\Self.Action.Cases.\(name)) {
          \(value)
        }
        """
    }
    let empty = "ComposableArchitecture.EmptyReducer<Self.State, Self.Action>"
    let type = reducers.isEmpty ? empty : "ComposableArchitecture.Reduce<Self.State, Self.Action>"
    let value =
      reducers.isEmpty ? "\(empty)()" : "ComposableArchitecture.Reduce(\(empty)()\n\(reducers))"
    return """
      @ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>
      \(raw: access)static var body: \(raw: type) {
        \(raw: value)
      }
      """
  }

  private var caseScope: DeclSyntax {
    let cases = lines { element, role in
      guard let store = storeType(of: element, role) else {
        return "case \(element.trimmedDescription)"
      }
      return "case \(element.name.text)(\(store))"
    }
    let paths = lines { element, role in
      let name = element.name.text
      guard let parameter = element.parameters.first else {
        return """
          \(access)var \(name): CasePaths.AnyCasePath<CaseScope, Void> {
            CasePaths.AnyCasePath(
              embed: { CaseScope.\(name) },
              extract: { guard case .\(name) = $0 else { return nil }; return () })
          }
          """
      }
      guard element.parameters.count == 1 else { return nil }
      let value = storeType(of: element, role) ?? parameter.type.trimmedDescription
      return """
        \(access)var \(name): CasePaths.AnyCasePath<CaseScope, \(value)> {
          CasePaths.AnyCasePath(
            embed: CaseScope.\(name),
            extract: { guard case let .\(name)(v0) = $0 else { return nil }; return v0 })
        }
        """
    }
    return """
      @dynamicMemberLookup
      \(raw: access)enum CaseScope: ComposableArchitecture._CaseScopeProtocol, \
      CasePaths.CasePathable {
        \(raw: cases)
        \(raw: access)struct AllCasePaths {
          \(raw: paths)
        }
        \(raw: access)static var allCasePaths: AllCasePaths { AllCasePaths() }
      }
      """
  }

  private func storeType(of element: EnumCaseElementSyntax, _ role: Role) -> String? {
    switch role {
    case .reducer(let type):
      return "ComposableArchitecture.StoreOf<\(type)>"
    case .ignored(let action?):
      let state = element.parameters[0].type.trimmedDescription
      return "ComposableArchitecture.Store<\(state), \(action.trimmedDescription)>"
    case .ephemeral, .ignored(nil):
      return nil
    }
  }

  private var scope: DeclSyntax {
    let cases = lines { element, role in
      let name = element.name.text
      if storeType(of: element, role) != nil {
        return """
          case .\(name):
            return .\(name)(store.scope(state: \\.\(name), action: \\.\(name))!)
          """
      }
      let parameters = element.parameters
      guard !parameters.isEmpty else { return "case .\(name): return .\(name)" }
      let values = parameters.indices.map { "v\($0)" }.joined(separator: ", ")
      let arguments = parameters.enumerated()
        .map { index, parameter in (parameter.firstName.map { "\($0.text): " } ?? "") + "v\(index)" }
        .joined(separator: ", ")
      return "case let .\(name)(\(values)): return .\(name)(\(arguments))"
    }
    return """
      @preconcurrency @MainActor
      \(raw: access)static func scope(
        _ store: ComposableArchitecture.Store<Self.State, Self.Action>
      ) -> CaseScope {
        switch store.state {
        \(raw: cases)
        }
      }
      """
  }
}
