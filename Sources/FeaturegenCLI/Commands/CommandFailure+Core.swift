import FeaturegenCore

extension CommandFailure {
  init(_ error: WriteError) {
    self.init(ExitStatus(rawValue: error.exitStatus) ?? .inputOutput, "\(error)")
  }

  init(_ error: InvalidInput) {
    self.init(.invalidInput, error.messages.map(TerminalText.escaped))
  }

  /// What built-in templates give is this program's own fault; what a feature asks for is not.
  init(_ error: RenderError) {
    if case .inexpressible(let faults) = error {
      self.init(.invalidInput, faults.map(\.description))
    } else {
      self.init(.internalError, "\(error)")
    }
  }
}
