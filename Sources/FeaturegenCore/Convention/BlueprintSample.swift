import SwiftOutline

/// Values for previews and tests, chosen by type.
package enum BlueprintSample {
  package enum Place: Sendable {
    case preview
    /// Where values have to be the same in every run.
    case test
  }

  /// - Parameter name: What a text says.
  /// - Returns: Swift; `nil` for a type of which no value is known.
  package static func value(of type: String, named name: String, in place: Place) -> String? {
    guard let type = try? SwiftType(parsing: type) else { return nil }
    switch type {
    case .optional: return "nil"
    case .array: return "[]"
    case .dictionary: return "[:]"
    case .nominal(let components): return value(of: components, named: name, in: place)
    default: return nil
    }
  }

  /// Another value of the type than the one `expression` has; `nil` if that cannot be told.
  static func value(of type: String, otherThan expression: String) -> String? {
    guard let candidates = candidates(for: type) else { return nil }
    guard let number = Double(expression.filter { $0 != "_" }) else {
      guard isLiteral(expression) else { return nil }
      return candidates.first { $0 != expression }
    }
    return candidates.first { Double($0) != number }
  }

  private static func candidates(for type: String) -> [String]? {
    switch BlueprintSample.plainName(of: type) {
    case "Bool": ["true", "false"]
    case "String": ["\"string\"", "\"text\""]
    case let name? where numbers.contains(name): ["1", "2"]
    default: nil
    }
  }

  private static func isLiteral(_ expression: String) -> Bool {
    if ["true", "false"].contains(expression) { return true }
    let outline = Outline(parsing: SwiftSource(expression))
    guard outline.tokens.count == 1, let token = outline.tokens.first else { return false }
    return token.kind == .string && !token.flags.contains(.interpolated)
  }

  private static func plainName(of type: String) -> String? {
    guard case .nominal(let components) = try? SwiftType(parsing: type) else { return nil }
    return plainName(of: components)
  }

  /// The name of a type of the standard library or Foundation, with or without its module.
  private static func plainName(of components: [SwiftType.Component]) -> String? {
    var names = components.map(\.name)
    if names.count == 2, ["Swift", "Foundation"].contains(names[0]) { names.removeFirst() }
    return names.count == 1 ? names[0] : nil
  }

  private static func value(
    of components: [SwiftType.Component], named name: String, in place: Place
  ) -> String? {
    guard let type = plainName(of: components) else { return nil }
    let isGeneric = components.last?.arguments != nil
    switch type {
    case "Optional" where isGeneric: return "nil"
    case "Array" where isGeneric, "Set" where isGeneric: return "[]"
    case "Dictionary" where isGeneric: return "[:]"
    case _ where isGeneric: return nil
    case "String": return SwiftLiteral.string(name)
    case "Bool": return "true"
    case "UUID": return place == .preview ? "UUID()" : "UUID(0)"
    case "Date": return "Date(timeIntervalSince1970: 0)"
    case "URL": return "URL(fileURLWithPath: \"/\")"
    case "Data": return "Data()"
    default: return numbers.contains(type) ? "1" : nil
    }
  }

  private static let numbers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "CGFloat", "Decimal", "TimeInterval",
  ]
}

/// Text as Swift writes it.
enum SwiftLiteral {
  static func string(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  /// In backticks if Swift would take it for a keyword where it is declared or bound.
  static func name(_ name: String) -> String {
    SwiftKeyword.reserved.contains(name) || name == "Type" || name == "Protocol"
      ? "`\(name)`" : name
  }

  /// After a dot only few words need backticks.
  static func member(_ name: String) -> String {
    ["init", "self", "Type", "Protocol"].contains(name) ? "`\(name)`" : name
  }
}
