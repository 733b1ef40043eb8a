/// What a shell offers for a value; `files` and `directories` also mark the value as a path,
/// which must not be empty.
package enum ValueCompletion: Sendable, Equatable {
  case none
  case files
  case directories
  /// Offered but not enforced; use `choices` for a closed list.
  case words([String])

  var isPath: Bool {
    self == .files || self == .directories
  }
}
