import SwiftOutline
import YAML

/// Names and values in scalars.
extension SpecFeatureReader {
  /// A name that the feature's code declares: any word, backticked in the code where Swift needs
  /// it.
  ///
  /// - Parameter role: What it names: `an action`.
  mutating func name(_ text: String, of role: String, at mark: YAMLMark) -> String? {
    if text == "self" {
      faults.reader.report(
        "\(role) cannot be called 'self', which Swift reads as the value itself: rename it",
        at: mark)
      return nil
    }
    if text != "_", SwiftIdentifier.isWord(text) { return text }
    let bare = text.filter { $0 != "`" }
    let advice =
      bare != text && SwiftIdentifier.isWord(bare)
      ? "write '\(bare)' without backticks, which are added where Swift needs them"
      : suggestion(for: text).map { "did you mean '\($0)'?" } ?? "write one word"
    faults.reader.report("\(shown(text)) is no Swift name for \(role): \(advice)", at: mark)
    return nil
  }

  mutating func name(_ node: YAMLNode, of role: String) -> String? {
    guard let text = faults.reader.text(node) else { return nil }
    return name(text, of: role, at: node.range.start)
  }

  mutating func key(_ entry: YAMLEntry, of role: String) -> String? {
    name(entry.name, of: role, at: entry.key.range.start)
  }

  /// A name of a type that the feature's code declares.
  mutating func typeName(_ node: YAMLNode, of role: String) -> String? {
    guard let text = faults.reader.text(node) else { return nil }
    if SwiftIdentifier.isValid(text) { return text }
    faults.reader.report("\(shown(text)) is no Swift name for \(role)", at: node.range.start)
    return nil
  }

  /// `copy-it` → `copyIt`
  private func suggestion(for text: String) -> String? {
    let words = text.prefix(60).split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard let first = words.first else { return nil }
    let name = first.lowercasingFirstWord + words.dropFirst().map(\.uppercasingFirstLetter).joined()
    return SwiftIdentifier.isValid(name) ? name : nil
  }

  /// A Swift expression of a type, as written.
  ///
  /// - Parameters:
  ///   - type: `nil` if it is unknown.
  ///   - locals: Bare words that are no mistake even where a text is due.
  mutating func value(
    _ node: YAMLNode, of type: SwiftType?, locals: [String] = []
  ) -> String? {
    let isText = type?.unwrapped.path == ["String"]
    if isText, case .scalar(let scalar) = node.content, scalar.text.isEmpty {
      faults.reader.report(
        "nothing, where a String is due: \(literalAdvice(""))", at: node.range.start)
      return nil
    }
    guard let scalar = faults.reader.scalar(node) else { return nil }
    return value(SpecText(scalar), of: type, locals: locals)
  }

  mutating func value(_ whole: SpecText, of type: SwiftType?, locals: [String] = []) -> String? {
    guard let text = swiftText(whole) else { return nil }
    let isText = type?.unwrapped.path == ["String"]
    do throws(SyntaxError) {
      _ = try SwiftExpression(parsing: text.text)
    } catch {
      if isText, !text.text.contains("\"") {
        faults.reader.report(
          "\(shown(text.text)) is no Swift text: \(literalAdvice(text.text))", at: text.start)
      } else {
        faults.reader.report(
          "\(shown(text.text)) is not a Swift value: \(error)", at: text.mark(at: error.offset))
      }
      return nil
    }
    if let mistake = mistake(in: text, for: type, locals: locals) {
      faults.reader.report(mistake, at: text.start)
      return nil
    }
    return text.text
  }

  /// What is surely wrong with a value of one token.
  private func mistake(
    in text: SpecText, for type: SwiftType?, locals: [String]
  ) -> String? {
    let tokens = text.tokens
    guard tokens.count == 1, let kind = tokens.first?.kind, kind == .word || kind == .number else {
      return nil
    }
    let word = text.text
    if word == "null" { return "'null' is not a Swift value: write 'nil'" }
    guard let type else { return nil }
    if word == "nil" {
      return type.isOptional || !type.isStandard
        ? nil : "'nil' is no value of '\(type)': write one, or '\(type)?' as type"
    }
    switch type.unwrapped.path {
    case ["String"] where !locals.contains(word):
      let names = locals.map { "'\($0)'" }.joined(separator: ", ")
      let flaw = locals.isEmpty ? "is no Swift text" : "is neither Swift text nor one of \(names)"
      return "\(shown(word)) \(flaw): \(literalAdvice(word))"
    case ["Bool"]:
      return switchValue(word).map { "\(shown(word)) is no Bool in Swift: write '\($0)'" }
    default: return nil
    }
  }

  /// What was meant by a word that other languages read as a switch.
  func switchValue(_ word: String) -> Bool? {
    if word == "true" || word == "false" { return nil }
    return switch word.lowercased() {
    case "yes", "y", "on", "true", "1": true
    case "no", "n", "off", "false", "0": false
    default: nil
    }
  }

  /// How a text is spelled, as Swift inside YAML.
  private func literalAdvice(_ text: String) -> String {
    let text = text.count > 40 ? "…" : text
    let quoted = text.contains("'") ? "\"\\\"\(text)\\\"\"" : "'\"\(text)\"'"
    return "write \(quoted), in both kinds of quotes, for the text itself"
  }
}

extension SwiftType {
  static let string = try? SwiftType(parsing: "String")

  /// Something of this type can be `nil`, and is where nothing else is said.
  var isOptional: Bool {
    switch self {
    case .optional, .implicitlyUnwrapped: true
    default: false
    }
  }

  /// Without the optionals around it.
  var unwrapped: SwiftType {
    switch self {
    case .optional(let type), .implicitlyUnwrapped(let type): type.unwrapped
    default: self
    }
  }

  fileprivate var isStandard: Bool {
    standardName.map(Self.values.contains) ?? false
  }

  /// The name of a type that may come from the standard library or Foundation.
  private var standardName: String? {
    var names = path
    if names.count == 2, ["Swift", "Foundation"].contains(names[0]) { names.removeFirst() }
    return names.count == 1 ? names.first : nil
  }

  private static let values: Set<String> = [
    "String", "Bool", "UUID", "Date", "URL", "Data", "Int", "Int8", "Int16", "Int32", "Int64",
    "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float", "CGFloat", "Decimal",
    "TimeInterval",
  ]
}
