import SwiftSyntax

/// Declarations of a file, of types and of `#if` branches, in the words of ``OutlineFacts``.
struct DeclarationCollector {
  private(set) var facts: [Fact] = []
  private var parents: [Int] = []
  private var conditions: [String] = []

  mutating func collect(_ items: CodeBlockItemListSyntax) {
    for item in items {
      if case .decl(let declaration) = item.item { collect(declaration) }
    }
  }

  private mutating func collect(_ members: MemberBlockItemListSyntax) {
    for member in members { collect(member.decl) }
  }

  private mutating func collect(_ block: IfConfigDeclSyntax) {
    for clause in block.clauses {
      conditions.append(clause.condition?.normalizedText ?? "else")
      switch clause.elements {
      case .statements(let items): collect(items)
      case .decls(let members): collect(members)
      default: break
      }
      conditions.removeLast()
    }
  }

  private mutating func collect(_ declaration: DeclSyntax) {
    if let block = declaration.as(IfConfigDeclSyntax.self) { return collect(block) }
    guard let parts = DeclarationParts(declaration) else { return }
    facts.append(parts.fact(in: parents.last, conditions))
    guard let members = parts.members else { return }
    parents.append(declaration.extent.lowerBound)
    collect(members.members)
    parents.removeLast()
  }
}

/// The pieces of a declaration that every kind of them shares.
struct DeclarationParts {
  var kind: String
  var node: DeclSyntax
  var keyword: TokenSyntax
  var name: String?
  var generics: Range<Int>?
  var inheritance: InheritanceClauseSyntax?
  var whereClause: GenericWhereClauseSyntax?
  var members: MemberBlockSyntax?
  var body: Range<Int>?
  var detail = ""

  func fact(in parent: Int?, _ conditions: [String]) -> Fact {
    let attributed = node.asProtocol((any WithAttributesSyntax).self)
    let attributes = (attributed?.attributes).map(Self.flat) ?? []
    let modified = node.asProtocol((any WithModifiersSyntax).self)
    var modifiers = (modified?.modifiers).map { $0.map(Self.show) } ?? []
    if let fixity = node.as(OperatorDeclSyntax.self)?.fixitySpecifier {
      modifiers = ["\(fixity.text)(-) \(spell(fixity.extent))"]
    }
    let inherited = inheritance?.inheritedTypes.map { Self.show($0.type) } ?? []
    return Fact(
      node.extent,
      """
      \(kind) \(name ?? "-") in=\(parent.map { "\($0)" } ?? "-") \(conditions) \
      keyword=\(spell(keyword.extent)) attributes=\(attributes.map(Self.show)) \
      modifiers=\(modifiers) generics=\(spell(generics)) \
      inheritance=\(inherited) where=\(spell(whereClause?.extent)) \
      body=\(spell(members?.extent ?? body)) \(detail)
      """)
  }

  /// The attributes in `#if` blocks stand among the others.
  static func flat(_ list: AttributeListSyntax) -> [AttributeSyntax] {
    list.flatMap { element -> [AttributeSyntax] in
      switch element {
      case .attribute(let attribute): return [attribute]
      case .ifConfigDecl(let block):
        return block.clauses.flatMap { clause -> [AttributeSyntax] in
          if case .attributes(let inner) = clause.elements { return flat(inner) }
          return []
        }
      default: return []
      }
    }
  }

  private static func show(_ attribute: AttributeSyntax) -> String {
    let name = names(attribute.attributeName).joined(separator: ".")
    var arguments: Range<Int>?
    if let left = attribute.leftParen, let right = attribute.rightParen {
      arguments = left.extent.upperBound..<right.extent.lowerBound
    }
    return "\(name) \(spell(attribute.extent)) \(spell(arguments))"
  }

  private static func show(_ modifier: DeclModifierSyntax) -> String {
    "\(modifier.name.text)(\(modifier.detail?.detail.text ?? "-")) "
      + spell(modifier.extent)
  }

  static func show(_ type: TypeSyntax?) -> String {
    type.map { "\(spell($0.extent)) '\($0.normalizedText)' \(names($0))" } ?? "-"
  }

  /// The dotted names of a plain nominal type.
  static func names(_ type: TypeSyntax) -> [String] {
    if let simple = type.as(IdentifierTypeSyntax.self) {
      return (simple.moduleSelector.map { [$0.moduleName.plainText] } ?? [])
        + [simple.name.plainText]
    }
    if let member = type.as(MemberTypeSyntax.self) {
      let base = names(member.baseType)
      return base.isEmpty ? [] : base + [member.name.plainText]
    }
    if let attributed = type.as(AttributedTypeSyntax.self) { return names(attributed.baseType) }
    if let some = type.as(SomeOrAnyTypeSyntax.self) { return names(some.constraint) }
    if let suppressed = type.as(SuppressedTypeSyntax.self) { return names(suppressed.type) }
    if let expansion = type.as(PackExpansionTypeSyntax.self) {
      return names(expansion.repetitionPattern)
    }
    if let element = type.as(PackElementTypeSyntax.self) { return names(element.pack) }
    if let constraint = type.as(ClassRestrictionTypeSyntax.self) {
      return [constraint.classKeyword.text]
    }
    if let metatype = type.as(MetatypeTypeSyntax.self) {
      let base = names(metatype.baseType)
      return base.isEmpty ? [] : base + [metatype.metatypeSpecifier.text]
    }
    return []
  }
}
