import SwiftOutline

/// A Swift file of a project under test.
struct SourceUnit: Sendable {
  let path: String
  let outline: Outline
  let types: [FoundType]

  init(path: String, text: String) {
    let outline = Outline(parsing: SwiftSource(text))
    var types: [FoundType] = []
    outline.forEachDeclaration { nested in
      guard let path = nested.declaration.typePath else { return }
      let around = nested.parents.compactMap(\.typePath).flatMap { $0 }
      types.append(
        FoundType(path: around + path, declaration: nested.declaration, parents: nested.parents))
    }
    self.path = path
    self.outline = outline
    self.types = types
  }

  var name: String { path.split(separator: "/").last.map(String.init) ?? path }
  var folder: String { String(path.dropLast(name.count)) }

  /// The modules that reach those that import its own.
  var exports: [String] {
    outline.allDeclarations.compactMap { declaration in
      guard case .import(_, let path) = declaration.detail,
        declaration.attributes.contains(where: { $0.name == "_exported" })
      else { return nil }
      return path.first?.text
    }
  }

  func text(_ range: Range<Int>) -> String { outline.source.text(in: range) }
}

/// A type or an extension of one, with its dotted path from file level on.
struct FoundType: Sendable {
  let path: [String]
  let declaration: Declaration
  let parents: [Declaration]

  var isExtension: Bool { declaration.kind == .extension }

  /// Its name, or the type it extends: where findings about it stand.
  var place: Range<Int> {
    if case .extension(let type) = declaration.detail { return type.range }
    return declaration.name?.range ?? declaration.keyword
  }

  /// Its members, those in `#if` included.
  var members: [Declaration] {
    var members: [Declaration] = []
    var pending = Array(declaration.members.reversed())
    while let item = pending.popLast() {
      switch item {
      case .declaration(let member): members.append(member)
      case .conditional(let block): pending += block.clauses.flatMap(\.items).reversed()
      case .code: break
      }
    }
    return members
  }

  func members(_ kind: Declaration.Kind) -> [Declaration] { members.filter { $0.kind == kind } }

  func property(_ name: String) -> Declaration? {
    members(.variable).first { $0.bindings.contains { $0.name?.text == name } }
  }

  func inherits(_ name: String) -> Bool {
    declaration.inheritance.contains { $0.path.last == name }
  }
}

extension Declaration {
  fileprivate var typePath: [String]? {
    switch (kind, detail) {
    case (.struct, _), (.enum, _), (.class, _), (.actor, _), (.protocol, _):
      name.map { [$0.text] }
    case (_, .extension(let type)): type.path
    default: nil
    }
  }

  var bindings: [Binding] {
    if case .variable(let bindings) = detail { bindings } else { [] }
  }

  var caseElements: [CaseElement] {
    if case .enumCase(let elements) = detail { elements } else { [] }
  }

  func modifier(_ names: Set<String>) -> Modifier? {
    modifiers.first { names.contains($0.name) && $0.detail == nil }
  }

  /// The text to take out so that `type` is no longer inherited, colon or comma included.
  func removal(ofInherited name: String, in outline: Outline) -> Range<Int>? {
    guard let index = inheritance.firstIndex(where: { $0.path.last == name }),
      let first = inheritance.first
    else { return nil }
    let type = inheritance[index].range
    if index > 0 { return inheritance[index - 1].range.upperBound..<type.upperBound }
    if inheritance.count > 1 { return type.lowerBound..<inheritance[1].range.lowerBound }
    let colon = outline.tokens(in: range.lowerBound..<first.range.lowerBound).last
    return colon.map { Int($0.start)..<type.upperBound }
  }
}
