/// How visible a feature is outside its module.
package enum AccessLevel: String, CaseIterable, Sendable {
  case `public`, package, `internal`

  /// What stands before a declaration, blank included; `internal` is never written.
  package var prefix: String {
    self == .internal ? "" : rawValue + " "
  }
}
