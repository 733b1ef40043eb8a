/// What happened, or would happen, to one file.
package struct StatusLine: Sendable, Equatable {
  /// `insert` adds to a file and keeps every old byte, `update` changes old bytes; `identical` and
  /// `skip` leave the file alone, `conflict` asks for a decision.
  package enum Verb: String, Sendable, CaseIterable {
    case create, insert, update, rename, remove, identical, skip, conflict

    package var style: TextStyle {
      switch self {
      case .create, .insert: .green
      case .update, .rename, .skip: .yellow
      case .remove, .conflict: .red
      case .identical: .blue
      }
    }
  }

  package let verb: Verb
  /// As it is shown, see ``DisplayPath``.
  package let path: String

  package init(_ verb: Verb, _ path: String) {
    self.verb = verb
    self.path = path
  }

  /// The verb right-aligned to 12 columns, two spaces, the escaped path; without a line end.
  package func text(isColored: Bool) -> String {
    let padding = String(repeating: " ", count: max(0, 12 - verb.rawValue.count))
    let verb = verb.style.applied(to: verb.rawValue, isEnabled: isColored)
    return "\(padding)\(verb)  \(TerminalText.escaped(path))"
  }
}
