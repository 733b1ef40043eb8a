import SwiftOutline

/// Finds code from before TCA 1.0.
///
/// What other code may look like as well is left out: a reducer has three types or its closure three
/// parameters, `pullback` has the labels of TCA's.
struct LegacyReader {
  private let outline: Outline
  private let locate: (Range<Int>) -> SourceLocation
  private var uses: [LegacyUse] = []
  /// Constants at file level that hold a reducer: what they are made of is no further fault.
  private var globals: [Range<Int>] = []

  static func uses(
    in outline: Outline, locate: @escaping (Range<Int>) -> SourceLocation
  ) -> [LegacyUse] {
    let words = Words(in: outline)
    guard words != [] else { return [] }
    var reader = LegacyReader(outline: outline, locate: locate)
    if words != .pullback { reader.readDeclarations() }
    reader.readTokens()
    if words.contains(.pullback) { reader.readPullbacks() }
    return reader.uses.sorted { $0.location < $1.location }
  }

  private init(outline: Outline, locate: @escaping (Range<Int>) -> SourceLocation) {
    self.outline = outline
    self.locate = locate
  }

  /// The words that make a closer look worth while.
  private struct Words: OptionSet {
    let rawValue: Int
    static let other = Words(rawValue: 1)
    static let pullback = Words(rawValue: 2)

    init(rawValue: Int) {
      self.rawValue = rawValue
    }

    init(in outline: Outline) {
      self = []
      for index in outline.tokens.indices where outline.tokens[index].kind == .word {
        let token = outline.tokens[index]
        switch token.end - token.start {
        case 6 where outline.opensGenerics(after: index, "Effect"): insert(.other)
        case 7 where outline.opensGenerics(after: index, "Reducer"): insert(.other)
        case 8 where outline.spells(token, "pullback"): insert(.pullback)
        case 10 where outline.spells(token, "AnyReducer"): insert(.other)
        case 11
        where outline.spells(token, "Environment") || outline.spells(token, "isPresented"):
          insert(.other)
        case 13 where outline.spells(token, "BindableState"): insert(.other)
        default: break
        }
      }
    }
  }

  private mutating func note(_ kind: LegacyUse.Kind, at range: Range<Int>) {
    uses.append(LegacyUse(kind: kind, location: locate(range)))
  }

  private mutating func readDeclarations() {
    outline.forEachDeclaration { nested in
      let owner = nested.parents.flatMap(\.ownPath)
      read(nested.declaration, owner: owner)
    }
  }

  private mutating func read(_ declaration: Declaration, owner: [String]) {
    switch declaration.detail {
    case .variable(let bindings) where owner.isEmpty:
      for binding in bindings { readGlobal(binding, of: declaration) }
    case .variable(let bindings):
      guard declaration.attributes.contains(where: { $0.name == "BindableState" }) else { return }
      for name in bindings.compactMap(\.name) {
        note(.bindableState(name.text, owner: owner), at: name.range)
      }
    case .enumCase(let elements):
      for element in elements where element.isPresentationSetter {
        note(.presentationSetter(element.name.text, owner: owner), at: element.name.range)
      }
    default:
      guard declaration.isEnvironment, !owner.isEmpty, let name = declaration.name else { return }
      note(.environment(owner: owner), at: name.range)
    }
  }

  private mutating func readGlobal(_ binding: Binding, of declaration: Declaration) {
    guard let name = binding.name else { return }
    let heads = [binding.type?.range, binding.value].compactMap(\.self)
    let tokens = heads.map { outline.tokens(in: $0).startIndex }
    guard let type = tokens.first(where: isReducer).map({ outline.text(of: outline.tokens[$0]) })
    else { return }
    globals.append(declaration.range)
    note(.globalReducer(name.text, type: type), at: name.range)
  }

  private mutating func readTokens() {
    for index in outline.tokens.indices where outline.tokens[index].kind == .word {
      let range = outline.tokens[index].range
      if globals.contains(where: { $0.contains(range.lowerBound) }) { continue }
      if isReducer(at: index) {
        note(.reducerValue(outline.text(of: outline.tokens[index])), at: range)
      } else if outline.opensGenerics(after: index, "Effect"),
        let arguments = outline.genericArguments(after: index), arguments.count == 2,
        let last = arguments.last, outline.source.text(in: last) == "Never"
      {
        note(.failingEffect(outline.source.text(in: arguments[0])), at: range)
      }
    }
  }

  /// `AnyReducer<A, B, C>`, `Reducer<A, B, C>`; `AnyReducer { a, b, c in … }`, `.combine`.
  private func isReducer(at index: Int) -> Bool {
    guard index + 1 < outline.tokens.endIndex else { return false }
    let token = outline.tokens[index]
    guard outline.spells(token, "AnyReducer") || outline.spells(token, "Reducer") else {
      return false
    }
    if let arguments = outline.genericArguments(after: index) { return arguments.count == 3 }
    switch outline.tokens[index + 1].kind {
    case .leftBrace:
      return outline.parameterCount(ofClosureAt: index + 1) == 3
    case .dot where index + 3 < outline.tokens.endIndex:
      return outline.spells(outline.tokens[index + 2], "combine")
        && outline.tokens[index + 3].kind == .leftParenthesis
    default:
      return false
    }
  }

  private mutating func readPullbacks() {
    for call in outline.calls(in: 0..<outline.source.bytes.count) {
      guard call.isMember || call.callee.count > 1, let callee = call.callee.last,
        callee.text == "pullback"
      else { continue }
      let labels = call.arguments.map { $0.label?.text }
      let closes = labels.count == 2 && !call.trailingClosures.isEmpty
      guard labels.starts(with: ["state", "action"]),
        closes || labels.dropFirst(2).first == "environment"
      else { continue }
      note(.pullback, at: callee.range)
    }
  }
}

extension Declaration {
  /// The names a type or an extension adds to the paths of its members.
  fileprivate var ownPath: [String] {
    if case .extension(let type) = detail { return type.path }
    return name.map { [$0.text] } ?? []
  }

  /// It can hold what a feature depends on: neither a value to compare nor a piece of SwiftUI.
  fileprivate var isEnvironment: Bool {
    guard name?.text == "Environment" else { return false }
    switch kind {
    case .protocol: return true
    case .typealias:
      guard case .alias(let type?) = detail, let last = type.path.last else { return false }
      return !last.hasPrefix("Environment")
    case .struct, .class: return inheritance.allSatisfy { $0.path == ["Sendable"] } && holdsValues
    default: return false
    }
  }

  private var holdsValues: Bool {
    members.contains { item in
      guard case .declaration(let member) = item, case .variable(let bindings) = member.detail,
        !member.modifiers.contains(where: { $0.name == "static" || $0.name == "class" })
      else { return false }
      return bindings.contains { $0.accessors == nil }
    }
  }
}

extension CaseElement {
  /// `setSheet(isPresented: Bool)`
  fileprivate var isPresentationSetter: Bool {
    guard let parameter = payload?.first, payload?.count == 1 else { return false }
    let rest = name.text.dropFirst(3)
    return name.text.hasPrefix("set") && rest.first?.isUppercase ?? false
      && parameter.label?.text == "isPresented" && parameter.type?.text == "Bool"
  }
}
