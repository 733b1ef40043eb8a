import FeaturegenCore

extension CommandFailure {
  init(_ error: WriteError) {
    self.init(ExitStatus(rawValue: error.exitStatus) ?? .inputOutput, "\(error)")
  }

  init(_ error: InvalidInput) {
    self.init(.invalidInput, error.messages)
  }

  /// What built-in templates give is this program's own fault.
  init(_ error: RenderError) {
    self.init(.internalError, "\(error)")
  }
}
