import SwiftSyntax

extension DeclarationParts {
  /// `nil` for what the outline calls code: macro expansions, directives.
  init?(_ node: DeclSyntax) {
    guard
      let parts = Self.type(node) ?? Self.function(node) ?? Self.value(node) ?? Self.other(node)
    else { return nil }
    self = parts
  }

  private static func type(_ node: DeclSyntax) -> DeclarationParts? {
    if let node = node.as(ExtensionDeclSyntax.self) {
      return DeclarationParts(
        kind: "extension", node: DeclSyntax(node), keyword: node.extensionKeyword,
        inheritance: node.inheritanceClause, whereClause: node.genericWhereClause,
        members: node.memberBlock, detail: "extends \(show(node.extendedType))")
    }
    if let node = node.as(ProtocolDeclSyntax.self) {
      return DeclarationParts(
        kind: "protocol", node: DeclSyntax(node), keyword: node.protocolKeyword,
        name: node.name.named, generics: node.primaryAssociatedTypeClause?.extent,
        inheritance: node.inheritanceClause, whereClause: node.genericWhereClause,
        members: node.memberBlock)
    }
    return node.as(StructDeclSyntax.self).map { type($0, "struct", $0.structKeyword) }
      ?? node.as(EnumDeclSyntax.self).map { type($0, "enum", $0.enumKeyword) }
      ?? node.as(ClassDeclSyntax.self).map { type($0, "class", $0.classKeyword) }
      ?? node.as(ActorDeclSyntax.self).map { type($0, "actor", $0.actorKeyword) }
  }

  private static func type(
    _ node: some DeclGroupSyntax & NamedDeclSyntax & WithGenericParametersSyntax,
    _ kind: String, _ keyword: TokenSyntax
  ) -> DeclarationParts {
    DeclarationParts(
      kind: kind, node: DeclSyntax(node), keyword: keyword, name: node.name.named,
      generics: node.genericParameterClause?.extent, inheritance: node.inheritanceClause,
      whereClause: node.genericWhereClause, members: node.memberBlock)
  }

  private static func function(_ node: DeclSyntax) -> DeclarationParts? {
    if let node = node.as(FunctionDeclSyntax.self) {
      return DeclarationParts(
        kind: "function", node: DeclSyntax(node), keyword: node.funcKeyword, name: node.name.named,
        generics: node.genericParameterClause?.extent, whereClause: node.genericWhereClause,
        body: node.body?.extent, detail: show(node.signature, isFailable: false))
    }
    if let node = node.as(InitializerDeclSyntax.self) {
      return DeclarationParts(
        kind: "initializer", node: DeclSyntax(node), keyword: node.initKeyword,
        generics: node.genericParameterClause?.extent, whereClause: node.genericWhereClause,
        body: node.body?.extent, detail: show(node.signature, isFailable: node.optionalMark != nil))
    }
    if let node = node.as(DeinitializerDeclSyntax.self) {
      return DeclarationParts(
        kind: "deinitializer", node: DeclSyntax(node), keyword: node.deinitKeyword,
        body: node.body?.extent)
    }
    if let node = node.as(SubscriptDeclSyntax.self) {
      return DeclarationParts(
        kind: "subscript", node: DeclSyntax(node), keyword: node.subscriptKeyword,
        generics: node.genericParameterClause?.extent, whereClause: node.genericWhereClause,
        body: node.accessorBlock?.extent,
        detail: """
          \(node.parameterClause.parameters.map(show)) [] -> \(show(node.returnClause.type)) \
          failable=false
          """)
    }
    if let node = node.as(MacroDeclSyntax.self) {
      return DeclarationParts(
        kind: "macro", node: DeclSyntax(node), keyword: node.macroKeyword, name: node.name.named,
        generics: node.genericParameterClause?.extent, whereClause: node.genericWhereClause,
        detail: show(node.signature, isFailable: false))
    }
    return nil
  }

  private static func show(_ signature: FunctionSignatureSyntax, isFailable: Bool) -> String {
    var effects: [String] = []
    if let async = signature.effectSpecifiers?.asyncSpecifier { effects.append(async.text) }
    if let clause = signature.effectSpecifiers?.throwsClause {
      let type = clause.type.map { "(\($0.normalizedText))" } ?? ""
      effects.append(clause.throwsSpecifier.text + type)
    }
    return """
      \(signature.parameterClause.parameters.map(show)) \(effects) -> \
      \(show(signature.returnClause?.type)) failable=\(isFailable)
      """
  }

  private static func show(_ parameter: FunctionParameterSyntax) -> String {
    let last = parameter.secondName ?? parameter.firstName
    let end =
      parameter.defaultValue?.extent.upperBound ?? parameter.ellipsis?.extent.upperBound
      ?? parameter.type.extent.upperBound
    return """
      \(spell(parameter.extent.lowerBound..<end)) \
      \(flat(parameter.attributes).map { names($0.attributeName).joined(separator: ".") }) \
      \(shown(parameter.firstName)) \(shown(last)) \(show(parameter.type)) \
      variadic=\(parameter.ellipsis != nil) \
      default=\(spell(parameter.defaultValue?.value.extent))
      """
  }

  /// `_` is no name.
  private static func shown(_ name: TokenSyntax?) -> String {
    guard let name, name.text != "_" else { return "-" }
    return name.named
  }

  private static func value(_ node: DeclSyntax) -> DeclarationParts? {
    if let node = node.as(VariableDeclSyntax.self) {
      return DeclarationParts(
        kind: "variable", node: DeclSyntax(node), keyword: node.bindingSpecifier,
        detail: node.bindings.map(show).joined(separator: ", "))
    }
    if let node = node.as(EnumCaseDeclSyntax.self) {
      return DeclarationParts(
        kind: "enumCase", node: DeclSyntax(node), keyword: node.caseKeyword,
        detail: node.elements.map(show).joined(separator: ", "))
    }
    return nil
  }

  private static func show(_ binding: PatternBindingSyntax) -> String {
    let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    let end = [
      binding.pattern.extent, binding.typeAnnotation?.extent, binding.initializer?.extent,
      binding.accessorBlock?.extent,
    ].compactMap { $0?.upperBound }.max()
    return """
      \(spell(binding.extent.lowerBound..<(end ?? 0))) \(shown(name)): \
      \(show(binding.typeAnnotation?.type)) = \
      \(spell(binding.initializer?.value.extent)) \
      accessors=\(spell(binding.accessorBlock?.extent))
      """
  }

  private static func show(_ element: EnumCaseElementSyntax) -> String {
    let end =
      element.rawValue?.extent.upperBound ?? element.parameterClause?.extent.upperBound
      ?? element.name.extent.upperBound
    let payload = element.parameterClause?.parameters.map { parameter in
      let parameterEnd =
        parameter.defaultValue?.extent.upperBound ?? parameter.type.extent.upperBound
      return """
        \(spell(parameter.extent.lowerBound..<parameterEnd)) [] \
        \(shown(parameter.firstName)) \(shown(parameter.secondName ?? parameter.firstName)) \
        \(show(parameter.type)) variadic=false \
        default=\(spell(parameter.defaultValue?.value.extent))
        """
    }
    return """
      \(spell(element.extent.lowerBound..<end)) \(shown(element.name)) \
      \(payload ?? []) raw=\(spell(element.rawValue?.value.extent))
      """
  }

  private static func other(_ node: DeclSyntax) -> DeclarationParts? {
    if let node = node.as(ImportDeclSyntax.self) {
      return DeclarationParts(
        kind: "import", node: DeclSyntax(node), keyword: node.importKeyword,
        detail: """
          import \(node.importKindSpecifier?.text ?? "-") \(node.path.map { $0.name.named })
          """)
    }
    if let node = node.as(TypeAliasDeclSyntax.self) {
      return DeclarationParts(
        kind: "typealias", node: DeclSyntax(node), keyword: node.typealiasKeyword,
        name: node.name.named, generics: node.genericParameterClause?.extent,
        whereClause: node.genericWhereClause, detail: "alias \(show(node.initializer.value))")
    }
    if let node = node.as(AssociatedTypeDeclSyntax.self) {
      return DeclarationParts(
        kind: "associatedtype", node: DeclSyntax(node), keyword: node.associatedtypeKeyword,
        name: node.name.named, inheritance: node.inheritanceClause,
        whereClause: node.genericWhereClause, detail: "alias \(show(node.initializer?.value))")
    }
    if let node = node.as(OperatorDeclSyntax.self) {
      return DeclarationParts(
        kind: "operator", node: DeclSyntax(node), keyword: node.operatorKeyword,
        name: node.name.named)
    }
    if let node = node.as(PrecedenceGroupDeclSyntax.self) {
      return DeclarationParts(
        kind: "precedenceGroup", node: DeclSyntax(node), keyword: node.precedencegroupKeyword,
        name: node.name.named,
        body: node.leftBrace.extent.lowerBound..<node.rightBrace.extent.upperBound)
    }
    return nil
  }
}
