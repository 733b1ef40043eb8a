import SwiftOutline

/// An arm of a switch over actions, with what it comes to.
struct ReducerArm: Sendable {
  var file: SourceFile
  var arm: Switch.Arm

  /// What the patterns name: `["view", "onAppear"]`, `["alert", "presented", "confirmed"]`.
  var paths: [[String]] { arm.patterns.map { $0.path.map(\.text) } }

  var location: SourceLocation { file.location(of: arm.range) }

  var lineCount: Int { arm.body.isEmpty ? 0 : file.lineCount(of: arm.body) }

  /// The first pattern as messages show it: `.view(.onAppear)`.
  var title: String {
    guard let first = arm.patterns.first, !first.path.isEmpty else { return "default" }
    let words = first.path.map { "." + $0.text }
    return words.joined(separator: "(") + String(repeating: ")", count: words.count - 1)
  }

  var isUnderCondition: Bool {
    !arm.conditions.isEmpty || arm.patterns.contains(where: \.hasWhere)
  }

  /// The words after `return`.
  var words: [String] {
    let words = file.words(in: arm.body)
    return words.first == "return" ? Array(words.dropFirst()) : words
  }

  /// It leaves the state alone and starts no effect.
  var isPassive: Bool { words == [".", "none"] || words == ["break"] || words == ["nil"] }

  /// The method that the arm calls and does nothing else; `nil` for other arms.
  var calledMethod: String? {
    guard let call = file.outline.calls(in: arm.body).first, !call.isMember,
      let first = call.callee.first, let last = call.callee.last,
      file.words(in: first.range.lowerBound..<call.range.upperBound) == words
    else { return nil }
    let names = [first, last].prefix(call.callee.count).map(\.text)
    guard call.callee.count == 1 || (call.callee.count == 2 && names[0] == "self"),
      call.arguments.contains(where: { file.words(in: $0.value) == ["&", "state"] })
        || call.arguments.isEmpty || call.arguments[0].label?.text == "state"
    else { return nil }
    return names.last
  }

  /// The event that the arm records and does nothing else; `nil` for other arms.
  var event: EventMember? {
    guard let call = file.outline.calls(in: arm.body).first,
      call.callee.map(\.text) == ["init"], words.first == ".",
      file.words(in: call.range).count == words.count - 1
    else { return nil }
    var event: EventMember?
    for argument in call.arguments {
      switch argument.label?.text {
      case "event":
        let words = file.words(in: argument.value)
        guard words.count == 2, words[0] == "." else { return nil }
        event = EventMember(name: words[1].filter { $0 != "`" })
      case "attributes":
        guard let attributes = attributes(in: argument.value) else { return nil }
        event?.attributes = attributes
      default: return nil
      }
    }
    return event
  }

  /// `["key": value, …]`; `nil` for anything else.
  private func attributes(in range: Range<Int>) -> [EventMember.Attribute]? {
    let tokens = file.outline.tokens(in: range)
    guard let open = tokens.first, open.kind == .leftBracket,
      Int(open.match) == tokens.endIndex - 1
    else { return nil }
    var attributes: [EventMember.Attribute] = []
    for entry in file.elements(of: tokens.dropFirst().dropLast()) {
      guard let key = entry.first, key.kind == .string, entry.count > 2,
        entry[entry.startIndex + 1].kind == .colon, let last = entry.last,
        let name = file.literal(key)
      else { return nil }
      let start = Int(entry[entry.startIndex + 2].start)
      attributes.append(.init(name: name, value: file.text(in: start..<Int(last.end))))
    }
    return attributes
  }
}

extension SourceFile {
  /// What stands between the commas, brackets skipped.
  func elements(of tokens: ArraySlice<Token>) -> [ArraySlice<Token>] {
    var elements: [ArraySlice<Token>] = []
    var start = tokens.startIndex
    var index = start
    while index < tokens.endIndex {
      let token = tokens[index]
      if token.kind == .comma {
        elements.append(tokens[start..<index])
        start = index + 1
      }
      index = token.kind.opens ? max(Int(token.match), index + 1) : index + 1
    }
    if start < tokens.endIndex { elements.append(tokens[start...]) }
    return elements
  }

  /// The text of a string literal on one line without interpolations; `nil` for other tokens.
  func literal(_ token: Token) -> String? {
    guard token.kind == .string, !token.flags.contains(.interpolated) else { return nil }
    let source = outline.text(of: token)
    guard source.hasPrefix("\""), !source.hasPrefix("\"\"\""), source.count >= 2 else { return nil }
    return String(source.dropFirst().dropLast()).unescaped
  }
}

extension Token.Kind {
  fileprivate var opens: Bool {
    self == .leftParenthesis || self == .leftBracket || self == .leftBrace
  }
}

extension String {
  /// The escapes of a Swift string literal resolved; `nil` for one that Swift does not know.
  fileprivate var unescaped: String? {
    guard contains("\\") else { return self }
    var text = String.UnicodeScalarView()
    var scalars = unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      guard scalar == "\\" else {
        text.append(scalar)
        continue
      }
      switch scalars.next() {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "r": text.append("\r")
      case "0": text.append("\0")
      case "\"": text.append("\"")
      case "'": text.append("'")
      case "\\": text.append("\\")
      case "u":
        guard let escaped = Self.codePoint(&scalars) else { return nil }
        text.append(escaped)
      default: return nil
      }
    }
    return String(text)
  }

  private static func codePoint(
    _ scalars: inout String.UnicodeScalarView.Iterator
  ) -> Unicode.Scalar? {
    guard scalars.next() == "{" else { return nil }
    var digits = ""
    while let scalar = scalars.next(), scalar != "}" { digits.unicodeScalars.append(scalar) }
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
  }
}
