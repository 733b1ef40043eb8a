/// Files that are written together or not at all.
package struct Changeset: Sendable, Hashable {
  /// Nothing outside it is changed; it is created if missing.
  package let root: AbsolutePath
  package let files: [PlannedFile]

  package init(root: AbsolutePath, files: [PlannedFile]) {
    self.root = root
    self.files = files
  }
}
