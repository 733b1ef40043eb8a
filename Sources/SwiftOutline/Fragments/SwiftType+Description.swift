extension SwiftType: CustomStringConvertible {
  /// As a person would write it: `[String: Int]`, `(A, b: B) async throws -> C?`.
  package var description: String {
    switch self {
    case .nominal(let components): components.map(\.description).joined(separator: ".")
    case .optional(let type): type.operand + "?"
    case .implicitlyUnwrapped(let type): type.operand + "!"
    case .array(let element): "[\(element)]"
    case .dictionary(let key, let value): "[\(key): \(value)]"
    case .inlineArray(let count, let element): "[\(count) of \(element)]"
    case .tuple(let elements): Self.list(elements)
    case .function(let parameters, let effects, let result):
      ([Self.list(parameters)] + effects + ["->", result.description]).joined(separator: " ")
    case .composition(let types): types.map(\.operand).joined(separator: " & ")
    case .prefixed("~", let type): "~\(type)"
    case .prefixed(let word, let type): "\(word) \(type)"
    case .attributed(let attribute, let type): "\(attribute) \(type)"
    case .member(let type, let component): "\(type).\(component)"
    case .integer(let text): text
    }
  }

  /// In parentheses where a suffix would otherwise belong to only a part of it.
  private var operand: String {
    switch self {
    case .function, .composition, .attributed: "(\(self))"
    case .prefixed(let word, _) where word != "~": "(\(self))"
    default: description
    }
  }

  private static func list(_ elements: [Element]) -> String {
    "(" + elements.map(\.description).joined(separator: ", ") + ")"
  }
}

extension SwiftType.Component: CustomStringConvertible {
  package var description: String {
    guard let arguments else { return name }
    return name + "<" + arguments.map(\.description).joined(separator: ", ") + ">"
  }
}

extension SwiftType.Element: CustomStringConvertible {
  package var description: String {
    let names = [label, name].compactMap { $0 }.joined(separator: " ")
    return (names.isEmpty ? "" : names + ": ") + type.description + (isVariadic ? "..." : "")
  }
}
