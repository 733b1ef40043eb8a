/// One file a command wants to write.
package struct PlannedFile: Sendable, Hashable {
  package enum Disposition: Sendable, Hashable {
    /// Nothing may be there yet, except the very same bytes.
    case create
    /// The file holds exactly these bytes now.
    case replace(expected: [UInt8])
  }

  /// As seen from the changeset's root, without `..`.
  package let relativePath: String
  package let contents: [UInt8]
  package let disposition: Disposition
  /// A new file is a program; one that is there keeps its permissions.
  package let isExecutable: Bool

  package init(
    relativePath: String, contents: [UInt8], disposition: Disposition = .create,
    isExecutable: Bool = false
  ) {
    self.relativePath = relativePath
    self.contents = contents
    self.disposition = disposition
    self.isExecutable = isExecutable
  }
}
