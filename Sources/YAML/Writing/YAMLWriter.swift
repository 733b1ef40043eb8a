/// Writes values so that ``YAMLDocument/parse(_:limits:)`` gives them back.
///
/// Mappings and lists are written in lines, small ones in brackets; texts of several lines as
/// literal block scalars where that keeps them. What the format refuses to read (a key longer than
/// 1,024 characters, duplicate keys, too much depth) is not checked here.
package struct YAMLWriter: Sendable {
  /// In characters; what is in brackets stays within it.
  package var width: Int
  private let step = 2

  package init(width: Int = 100) {
    self.width = width
  }

  /// A whole file, with a line break at the end; "" for an empty value.
  package func document(_ value: YAMLValue) -> String {
    switch value {
    case .empty: return ""
    case .text(let text):
      return (literal(text, indent: step) ?? scalarText(text, in: .key)) + "\n"
    case .list(let items) where !items.isEmpty:
      return lines(of: items, indent: 0).joined(separator: "\n") + "\n"
    case .mapping(let members, _) where !members.isEmpty:
      return lines(of: members, indent: 0).joined(separator: "\n") + "\n"
    case .list, .mapping: return (inBrackets(value) ?? "") + "\n"
    }
  }

  private func lines(of members: [YAMLMember], indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    return members.flatMap { member in
      let key = margin + scalarText(member.name, in: .key) + ":"
      let comments = member.comments.flatMap(commentLines).map { margin + $0 }
      return comments + lines(of: member.value, behind: key, isItem: false, indent: indent)
    }
  }

  private func lines(of items: [YAMLValue], indent: Int) -> [String] {
    let dash = String(repeating: " ", count: indent) + "-"
    return items.flatMap { lines(of: $0, behind: dash, isItem: true, indent: indent) }
  }

  /// `value` behind `start`, which is the key with its colon or the dash, indented by `indent`.
  private func lines(
    of value: YAMLValue,
    behind start: String,
    isItem: Bool,
    indent: Int
  ) -> [String] {
    if case .text(let text) = value, let literal = literal(text, indent: indent + step) {
      return [start + " " + literal]
    }
    if let line = onOneLine(value, start: start) { return [line] }
    switch value {
    case .list(let items): return [start] + lines(of: items, indent: indent + step)
    case .mapping(let members, _):
      let block = lines(of: members, indent: indent + step)
      guard isItem, let first = block.first, members.first?.comments.isEmpty == true else {
        return [start] + block
      }
      let unindented = String(first.unicodeScalars.dropFirst(indent + step))
      return [start + " " + unindented] + block.dropFirst()
    case .text, .empty: return [start]
    }
  }

  private func onOneLine(_ value: YAMLValue, start: String) -> String? {
    switch value {
    case .empty: return start
    case .text(let text): return start + " " + scalarText(text, in: .value)
    case .list(let items) where items.isEmpty: return start + " []"
    case .mapping(let members, _) where members.isEmpty: return start + " {}"
    case .list, .mapping:
      guard let brackets = inBrackets(value) else { return nil }
      let line = start + " " + brackets
      return line.count <= width ? line : nil
    }
  }

  /// `value` in brackets; nil if it is not small.
  private func inBrackets(_ value: YAMLValue) -> String? {
    switch value {
    case .empty: return nil
    case .text(let text): return scalarText(text, in: .insideBrackets)
    case .list(let items):
      let texts = items.compactMap { item -> String? in
        guard case .text = item else { return nil }
        return inBrackets(item)
      }
      return texts.count == items.count ? "[" + texts.joined(separator: ", ") + "]" : nil
    case .mapping(let members, let layout):
      if members.isEmpty { return "{}" }
      guard layout == .automatic else { return nil }
      let texts = members.compactMap(inBraces)
      return texts.count == members.count ? "{ " + texts.joined(separator: ", ") + " }" : nil
    }
  }

  private func inBraces(_ member: YAMLMember) -> String? {
    if case .mapping = member.value { return nil }
    guard member.comments.isEmpty, let value = inBrackets(member.value) else { return nil }
    return scalarText(member.name, in: .insideBrackets) + ": " + value
  }

  /// `text` as a literal block scalar; nil if it has one line, or spaces or characters that a
  /// block scalar would not show or keep.
  private func literal(_ text: String, indent: Int) -> String? {
    let scalars = text.unicodeScalars
    guard scalars.contains("\n"), !scalars.contains(where: { $0 != "\n" && needsEscape($0) })
    else {
      return nil
    }
    var lines = scalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let first = lines.first(where: { !$0.isEmpty }), first.utf8.first != ASCII.space,
      lines.allSatisfy({ $0.isEmpty || $0.utf8.contains { $0 != ASCII.space } })
    else {
      return nil
    }
    var chomping = "-"
    if lines.last == "" {
      lines.removeLast()
      chomping = lines.last == "" ? "+" : ""
    }
    let margin = String(repeating: " ", count: indent)
    return (["|" + chomping] + lines.map { $0.isEmpty ? "" : margin + $0 })
      .joined(separator: "\n")
  }

  private func commentLines(_ comment: String) -> [String] {
    comment.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let text = line.map { needsEscape($0) ? "\\u{\(hexadecimal($0.value))}" : String($0) }
      return text.isEmpty ? "#" : "# " + text.joined()
    }
  }
}
