/// Finds the working tree a folder belongs to, without running git.
package enum GitRoot {
  /// A folder or, in worktrees and submodules, a file.
  static let markName = ".git"

  /// The nearest folder that holds `.git`.
  package static func find(from folder: AbsolutePath) -> AbsolutePath? {
    folder.ancestors.first(where: isRoot)
  }

  static func isRoot(_ folder: AbsolutePath) -> Bool {
    let status = try? FileStatus.read(folder.appending(component: markName))
    return status != nil
  }
}
