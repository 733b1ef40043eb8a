import SwiftOutline

extension Outline {
  /// `#warning("…")`, `#error("…")`, `#sourceLocation(…)`: they add nothing.
  func isDirective(_ code: Range<Int>) -> Bool {
    guard let first = tokens(in: code).first, first.kind == .poundWord else { return false }
    return ["#warning", "#error", "#sourceLocation"].contains(text(of: first))
  }

  /// One `#if os(…)` stands around everything but imports.
  var isForOnePlatform: Bool {
    var conditions: [String] = []
    for item in items {
      switch item {
      case .declaration(let declaration) where declaration.kind == .import: continue
      case .conditional(let block) where block.clauses.count == 1:
        conditions.append(block.clauses.first?.condition ?? "")
      case .declaration, .conditional, .code: return false
      }
    }
    guard conditions.count == 1, let condition = conditions.first else { return false }
    return ["os(", "canImport(", "targetEnvironment("].contains { condition.contains($0) }
  }

  /// `$store` is the projected value of the view's own property: nothing else here is called so.
  func bindsStore(in declaration: Declaration) -> Bool {
    let tokens = tokens(in: declaration.range)
    var isUsed = false
    var declarations = declaration.kind == .extension ? 1 : 0
    for index in tokens.indices where tokens[index].kind == .word {
      let length = tokens[index].end - tokens[index].start
      guard length == 5 || length == 6 else { continue }
      let text = text(of: tokens[index])
      let before = index > tokens.startIndex ? self.text(of: tokens[index - 1]) : ""
      let after = index + 1 < tokens.endIndex ? self.text(of: tokens[index + 1]) : ""
      if text == "$store" {
        if ["in", ",", ":"].contains(after) { return false }
        isUsed = true
      } else if text == "store", before == "let" || before == "var" {
        declarations += 1
      }
    }
    return isUsed && declarations < 2
  }

  /// Where `WithViewStore` takes `store` or `self.store` as it is.
  func viewStores(in declaration: Declaration) -> [Range<Int>] {
    let tokens = tokens(in: declaration.range)
    return tokens.indices.compactMap { index in
      guard spells(tokens[index], "WithViewStore"), index + 1 < tokens.endIndex,
        tokens[index + 1].kind == .leftParenthesis
      else { return nil }
      var words = tokens[(index + 2)...].prefix(4)
      if words.prefix(2).map({ text(of: $0) }) == ["self", "."] { words = words.dropFirst(2) }
      guard let store = words.first, spells(store, "store"),
        [.comma, .rightParenthesis].contains(words.dropFirst().first?.kind)
      else { return nil }
      return tokens[index].range
    }
  }

  /// The declaration speaks of a store, or has a value of a type that it does not say. What has
  /// neither a type nor a value takes both from the arguments of its wrapper.
  func mayBeStore(_ binding: Binding, in declaration: Declaration) -> Bool {
    if binding.type == nil, binding.value != nil || binding.accessors != nil { return true }
    return source.text(in: declaration.range).lowercased().contains("store")
  }

  /// `StackState<Path.State>` of `StackState<Path.State>()`; `nil` where no type is called.
  func createdType(in value: Range<Int>) -> String? {
    var type = ""
    for token in tokens(in: value) {
      switch token.kind {
      case .word, .dot, .comma: type += text(of: token)
      case .op where ["<", ">"].contains(text(of: token)): type += text(of: token)
      case .leftParenthesis:
        return type.hasSuffix(".init") ? String(type.dropLast(".init".count)) : type
      default: return nil
      }
    }
    return nil
  }
}
