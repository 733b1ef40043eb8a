import FeaturegenCore

/// A source line with a caret below the place of a finding.
struct SourceExcerpt {
  private let before: String
  private let covered: String
  private let after: String

  /// In characters; more of a line is not shown.
  private static let maximumWidth = 160

  init(line: String, location: SourceLocation) {
    let bytes = Array(line.utf8)
    let start = min(max(location.column - 1, 0), bytes.count)
    let end = min(start + max(location.length, 1), bytes.count)
    let before = String(decoding: bytes[..<start], as: UTF8.self)
    let covered = String(decoding: bytes[start..<end], as: UTF8.self)
    let after = String(decoding: bytes[end...].prefix(4 * Self.maximumWidth), as: UTF8.self)
    let room = Self.maximumWidth / 2
    self.before = before.count > room ? "…" + before.suffix(room) : before
    self.covered = String(covered.prefix(room))
    self.after = after.count > room ? after.prefix(room) + "…" : after
  }

  /// Two lines with their ends. Tabs stay tabs, so that the caret stays below its place.
  func text(isColored: Bool) -> String {
    let padding = String(before.escapedKeepingTabs.map { $0 == "\t" ? "\t" : " " })
    let caret = "^" + String(repeating: "~", count: max(0, covered.escapedKeepingTabs.count - 1))
    return (before + covered + after).escapedKeepingTabs + "\n"
      + padding + TextStyle.green.applied(to: caret, isEnabled: isColored) + "\n"
  }
}

extension String {
  fileprivate var escapedKeepingTabs: String {
    split(separator: "\t", omittingEmptySubsequences: false)
      .map { TerminalText.escaped(String($0)) }
      .joined(separator: "\t")
  }
}
