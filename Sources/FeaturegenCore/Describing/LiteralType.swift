import SwiftOutline

/// The type that a value shows by its form: `0` is an `Int`, `Filter()` a `Filter`.
enum LiteralType {
  /// - Returns: `nil` if the form does not show it.
  static func of(_ value: Range<Int>, in file: SourceFile) -> String? {
    let tokens = file.outline.tokens(in: value)
    guard let first = tokens.first else { return nil }
    if tokens.count == 1 {
      let text = file.outline.text(of: first)
      switch first.kind {
      case .string: return "String"
      case .number:
        return text.contains(where: isOfFloat) && !text.hasPrefix("0x") ? "Double" : "Int"
      case .word where text == "true" || text == "false": return "Bool"
      default: return nil
      }
    }
    return calledType(tokens, in: file)
  }

  private static func isOfFloat(_ character: Character) -> Bool {
    character == "." || character == "e"
  }

  /// `A.B<C>(…)` → `A.B<C>`.
  private static func calledType(_ tokens: ArraySlice<Token>, in file: SourceFile) -> String? {
    guard let open = tokens.firstIndex(where: { $0.kind == .leftParenthesis }),
      Int(tokens[open].match) == tokens.endIndex - 1, open > tokens.startIndex
    else { return nil }
    let text = file.text(in: Int(tokens[tokens.startIndex].start)..<Int(tokens[open - 1].end))
    guard let type = try? SwiftType(parsing: text) else { return nil }
    switch type {
    case .nominal(let names):
      return names.last?.name.first?.isUppercase == true ? text : nil
    case .array, .dictionary: return text
    default: return nil
    }
  }
}
