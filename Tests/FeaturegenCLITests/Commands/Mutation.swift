import FeaturegenCore
import Foundation
import TestSupport
import Testing

/// One thing taken away from a generated feature, and the one finding that has to follow.
struct Mutation: Sendable, CustomTestStringConvertible {
  let name: String
  let dialects: [Dialect]
  let rule: String
  let severity: String
  /// What the finding's place covers: the text at its line and column.
  let place: String
  /// The file of the finding.
  let file: FileRole
  let apply: @Sendable (inout FeatureFiles) throws -> Void

  init(
    _ name: String, dialects: [Dialect] = Dialect.allCases, rule: RuleID,
    severity: String = "error", at place: String = "AppInfoFeature", in file: FileRole = .overview,
    _ apply: @escaping @Sendable (inout FeatureFiles) throws -> Void
  ) {
    self.name = name
    self.dialects = dialects
    self.rule = rule.rawValue
    self.severity = severity
    self.place = place
    self.file = file
    self.apply = apply
  }

  var testDescription: String { name }
}

/// The texts of a feature's files; a file that is `nil` is removed.
struct FeatureFiles: Equatable {
  var texts: [FileRole: String]

  struct NotFound: Error {
    let text: String
  }

  subscript(role: FileRole) -> String {
    get { texts[role] ?? "" }
    set { texts[role] = newValue }
  }

  /// Replaces the only occurrence of a text.
  mutating func replace(_ text: String, with replacement: String, in role: FileRole) throws {
    let parts = self[role].components(separatedBy: text)
    guard parts.count == 2 else { throw NotFound(text: text) }
    self[role] = parts.joined(separator: replacement)
  }

  /// Removes the lines from the first that begins with `start` to the next that is `end`.
  @discardableResult
  mutating func removeLines(
    from start: String, through end: String, in role: FileRole
  ) throws -> String {
    var lines = self[role].split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.firstIndex(where: { $0.hasPrefix(start) }),
      let last = lines[first...].firstIndex(where: { $0 == end })
    else { throw NotFound(text: start) }
    let removed = lines[first...last].joined(separator: "\n")
    lines.removeSubrange(first...last)
    self[role] = lines.joined(separator: "\n")
    return removed
  }
}
