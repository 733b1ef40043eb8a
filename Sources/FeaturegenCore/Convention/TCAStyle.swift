/// How code for one version of TCA is written.
package struct TCAStyle: Sendable, Hashable {
  package var dialect: Dialect
  package var presentationKeyPath: Dialect.PresentationKeyPath

  package init(
    dialect: Dialect, presentationKeyPath: Dialect.PresentationKeyPath = .value
  ) {
    self.dialect = dialect
    self.presentationKeyPath = presentationKeyPath
  }

  package init(_ selection: TCASelection) {
    self.init(dialect: selection.dialect, presentationKeyPath: selection.presentationKeyPath)
  }
}
