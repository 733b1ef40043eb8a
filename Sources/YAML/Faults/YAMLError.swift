/// A mistake in a YAML file and its place.
package struct YAMLError: Error, Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    /// The file is not in the format.
    case syntax(YAMLSyntaxFault)
    /// The file does not say what its reader expects.
    case content(YAMLContentFault)
  }

  package var mark: YAMLMark
  package var kind: Kind

  package init(_ kind: Kind, at mark: YAMLMark) {
    self.kind = kind
    self.mark = mark
  }

  /// One line, without the place: what is wrong and what to do.
  package var message: String {
    switch kind {
    case .syntax(let fault): fault.message
    case .content(let fault): fault.message
    }
  }
}
