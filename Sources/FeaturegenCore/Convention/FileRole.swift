/// What a file of a feature holds, in the order in which commands list them.
package enum FileRole: String, CaseIterable, Sendable, Hashable {
  /// The namespace with the structure of every part.
  case overview
  /// The reducer's behaviour.
  case reducer
  /// The view's body and its preview.
  case view
  case tests

  /// The part whose behaviour the file holds.
  package var part: Part? {
    switch self {
    case .overview, .tests: nil
    case .reducer: .reducer
    case .view: .view
    }
  }
}
