import SwiftOutline

/// One declaration or extension of a type, in the file where it stands.
struct TypePiece: Sendable {
  let file: SourceFile
  let declaration: Declaration
  /// The conditions of the `#if` around it; `nil` for `#else`.
  let conditions: [String?]

  var isExtension: Bool { declaration.kind == .extension }

  var location: SourceLocation {
    file.location(of: declaration.name?.range ?? declaration.keyword)
  }

  /// Its members, those in `#if` branches included, in source order.
  var members: [Member] {
    var members: [Member] = []
    var pending = declaration.members.reversed().map { (item: $0, isConditional: false) }
    while let (item, isConditional) = pending.popLast() {
      switch item {
      case .declaration(let declaration):
        members.append(
          Member(file: file, content: .declaration(declaration), isConditional: isConditional))
      case .conditional(let block):
        pending += block.clauses.reversed().flatMap { clause in
          clause.items.reversed().map { ($0, true) }
        }
      case .code(let range):
        members.append(Member(file: file, content: .code(range), isConditional: isConditional))
      }
    }
    return members
  }

  struct Member: Sendable {
    let file: SourceFile
    let content: Content
    /// It stands in an `#if`.
    let isConditional: Bool

    enum Content: Sendable {
      case declaration(Declaration)
      case code(Range<Int>)
    }

    var declaration: Declaration? {
      if case .declaration(let declaration) = content { declaration } else { nil }
    }

    var location: SourceLocation {
      switch content {
      case .code(let range): file.location(of: range.prefix(1))
      case .declaration(let declaration):
        file.location(of: declaration.nameRange ?? declaration.keyword)
      }
    }
  }
}

extension Range<Int> {
  fileprivate func prefix(_ length: Int) -> Range<Int> {
    lowerBound..<Swift.min(upperBound, lowerBound + length)
  }
}

extension Declaration {
  /// Where the name stands, of several the first.
  fileprivate var nameRange: Range<Int>? {
    switch detail {
    case .variable(let bindings): bindings.first?.name?.range
    case .enumCase(let elements): elements.first?.name.range
    default: name?.range
    }
  }

  /// The names it declares; `init` for an initializer.
  var names: [String] {
    switch detail {
    case .variable(let bindings): bindings.compactMap { $0.name?.text }
    case .enumCase(let elements): elements.map(\.name.text)
    default:
      switch kind {
      case .initializer: ["init"]
      case .deinitializer: ["deinit"]
      case .subscript: ["subscript"]
      default: name.map { [$0.text] } ?? []
      }
    }
  }

  var isType: Bool {
    switch kind {
    case .struct, .enum, .class, .actor, .protocol: true
    default: false
    }
  }

  func hasModifier(_ name: String) -> Bool {
    modifiers.contains { $0.name == name && $0.detail == nil }
  }

  /// The access word that is written before it.
  var access: AccessLevel? {
    AccessLevel.allCases.first { hasModifier($0.rawValue) }
  }
}
