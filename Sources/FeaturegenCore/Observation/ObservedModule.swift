/// The files of one module, read.
package struct ObservedModule: Sendable {
  /// What messages and fingerprints call it.
  package var name: String
  /// Ordered by path.
  package var files: [FileFacts]

  package init(name: String, files: [FileFacts]) {
    self.name = name
    self.files = files
  }
}
