import FeaturegenCore

extension CommandFailure {
  init(_ error: WriteError) {
    self.init(ExitStatus(rawValue: error.exitStatus) ?? .inputOutput, "\(error)")
  }

  init(_ error: InvalidInput) {
    self.init(.invalidInput, error.messages.map(TerminalText.escaped))
  }

  init(_ error: SettingsError) {
    switch error {
    case .config(let error): self.init(error)
    case .project(let error): self.init(.invalidInput, "\(error)")
    case .file(.missing(let path)): self.init(.missingInput, "\(FileError.missing(path))")
    case .file(let error): self.init(.invalidInput, "\(error)")
    }
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
