import SwiftOutline

/// The dotted names of everything a file declares, members of extensions under what they extend.
enum DeclaredSymbols {
  static func of(_ outline: Outline) -> Set<String> {
    var symbols: Set<String> = []
    var pending: [(item: Item, owner: [String])] = outline.items.map { ($0, []) }
    while let (item, owner) = pending.popLast() {
      switch item {
      case .code:
        continue
      case .conditional(let block):
        pending += block.clauses.flatMap(\.items).map { ($0, owner) }
      case .declaration(let declaration):
        var owner = owner
        if case .extension(let type) = declaration.detail {
          owner += type.path
        } else {
          symbols.formUnion(declaration.declaredNames.map { (owner + [$0]).joined(separator: ".") })
          if let name = declaration.name { owner.append(name.text) }
        }
        pending += declaration.members.map { ($0, owner) }
      }
    }
    return symbols
  }
}

extension Declaration {
  /// Functions and initializers with their argument labels: `makeStore(analytics:)`.
  fileprivate var declaredNames: [String] {
    switch detail {
    case .import, .extension: []
    case .variable(let bindings): bindings.compactMap { $0.name?.text }
    case .enumCase(let elements): elements.map(\.name.text)
    case .function(let signature): [baseName + signature.labels]
    case .alias, .none: name.map { [$0.text] } ?? []
    }
  }

  private var baseName: String {
    switch kind {
    case .initializer: "init"
    case .subscript: "subscript"
    default: name?.text ?? ""
    }
  }
}

extension Signature {
  fileprivate var labels: String {
    "(" + parameters.map { ($0.label?.text ?? "_") + ":" }.joined() + ")"
  }
}
