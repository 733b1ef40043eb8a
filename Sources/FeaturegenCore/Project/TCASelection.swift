/// The dialect to write and why.
package struct TCASelection: Sendable, Hashable {
  package let dialect: Dialect
  /// `nil` where the project names none.
  package let version: TCAVersion?
  /// What the user should know about the choice.
  package let notice: String?

  package var stackStyle: Dialect.StackStyle { Dialect.StackStyle(for: version) }

  package var presentationKeyPath: Dialect.PresentationKeyPath {
    Dialect.PresentationKeyPath(for: version)
  }

  /// - Parameter origin: who says so, for the error: `--tca`, or a file's path.
  package init(version: TCAVersion, origin: String) throws(ProjectError) {
    if version.major < 1 { throw .versionTooOld(version, origin: origin) }
    if version.major > 1 { throw .versionTooNew(version, origin: origin) }
    self.version = version
    self.dialect = version < TCAVersion(1, 7) ? .classic : .observation
    self.notice =
      version >= TCAVersion(1, 26)
      ? "TCA \(version) in \(origin) is newer than 1.25, the last release this tool was made for"
      : nil
  }

  /// `nil`: the project names TCA nowhere.
  package init(pin: TCAPin?) throws(ProjectError) {
    guard let pin else {
      self.init(
        dialect: .classic, version: nil,
        notice: "no version of TCA found, writing without macros: "
          + "name one with '--tca' or 'tca:' in the config")
      return
    }
    switch pin.requirement {
    case .version(let version), .lowerBound(let version):
      try self.init(version: version, origin: "'\(pin.file)'")
    case .branch, .revision, .folder:
      self.init(
        dialect: .classic, version: nil,
        notice: "'\(pin.file)' pins TCA to \(pin.requirement), not to a version, writing without "
          + "macros: name the version with '--tca' or 'tca:' in the config")
    }
  }

  private init(dialect: Dialect, version: TCAVersion?, notice: String?) {
    self.dialect = dialect
    self.version = version
    self.notice = notice
  }
}
