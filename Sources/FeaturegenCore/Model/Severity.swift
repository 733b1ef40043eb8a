/// How much a finding weighs: an error makes `check` end with status 1, a warning does not.
package enum Severity: String, Sendable, Comparable, CaseIterable {
  case warning, error

  package static func < (left: Severity, right: Severity) -> Bool {
    left == .warning && right == .error
  }
}
