/// An `.editorconfig`, as far as it is about Swift files (editorconfig.org).
struct EditorConfig {
  /// Names in lower case; of several sections that apply the last one counts.
  private(set) var swiftProperties: [String: String] = [:]

  init(_ text: String) {
    var applies = false
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.trimmed
      if line.isEmpty || line.hasPrefix("#") || line.hasPrefix(";") { continue }
      if line.hasPrefix("[") {
        applies = Self.coversSwift(line.dropFirst().prefix { $0 != "]" })
      } else if applies, let equals = line.firstIndex(of: "=") {
        let name = line[..<equals].trimmed.lowercased()
        swiftProperties[name] = line[line.index(after: equals)...].trimmed.lowercased()
      }
    }
  }

  /// `*`, `*.swift`, `*.{m,swift}` and the like.
  private static func coversSwift(_ pattern: Substring) -> Bool {
    if pattern == "*" || pattern == "**" { return true }
    let words = pattern.split { ",{}. ".contains($0) }
    return pattern.hasPrefix("*") && words.contains("swift")
  }
}

extension StringProtocol where SubSequence == Substring {
  fileprivate var trimmed: Substring {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
