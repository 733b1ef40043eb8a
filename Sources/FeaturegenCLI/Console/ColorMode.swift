/// When to write colours, the values of `--color`.
package enum ColorMode: String, Sendable, CaseIterable {
  /// `always` and `never` win over the environment.
  case auto, always, never

  /// - Parameter isTerminal: of the stream that is written to.
  package func isEnabled(isTerminal: Bool, environment: TerminalEnvironment) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: isTerminal && environment.allowsColor
    }
  }
}
