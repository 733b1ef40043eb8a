/// How code for one version of TCA is written.
package struct TCAStyle: Sendable, Hashable {
  package var dialect: Dialect
  package var presentationKeyPath: Dialect.PresentationKeyPath
  package var stackStyle: Dialect.StackStyle

  package init(
    dialect: Dialect, presentationKeyPath: Dialect.PresentationKeyPath = .value,
    stackStyle: Dialect.StackStyle = .enumeration
  ) {
    self.dialect = dialect
    self.presentationKeyPath = presentationKeyPath
    self.stackStyle = stackStyle
  }

  package init(_ selection: TCASelection) {
    self.init(
      dialect: selection.dialect, presentationKeyPath: selection.presentationKeyPath,
      stackStyle: selection.stackStyle)
  }

  /// Stacks and destinations are reducers with State, Action and body of their own.
  var writesReducerStructs: Bool { dialect == .classic || stackStyle == .structure }
}
