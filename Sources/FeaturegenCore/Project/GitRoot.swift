/// Finds the working tree a folder belongs to, without running git.
package enum GitRoot {
  /// The nearest folder that holds `.git`, a folder or, in worktrees and submodules, a file.
  package static func find(from folder: AbsolutePath) -> AbsolutePath? {
    folder.ancestors.first { candidate in
      let status = try? FileStatus.read(candidate.appending(component: ".git"))
      return status != nil
    }
  }
}
