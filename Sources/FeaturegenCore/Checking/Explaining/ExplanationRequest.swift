/// What somebody wants to have explained, besides being checked.
package struct ExplanationRequest: Sendable {
  let path: AbsolutePath
  /// What is checked.
  let roots: [AbsolutePath]
  let fallbackReason: String

  /// - Parameters:
  ///   - path: A file or folder.
  ///   - fallbackReason: Why features that show no dialect have the one of the project.
  /// - Throws: if nothing is at `path`.
  package init(
    of path: AbsolutePath, checking roots: [AbsolutePath], fallbackReason: String,
    in tree: any FileTree = WorkingTree()
  ) throws(FileError) {
    guard try tree.kind(of: path) != nil else { throw .missing(path) }
    self.path = path
    self.roots = roots
    self.fallbackReason = fallbackReason
  }
}
