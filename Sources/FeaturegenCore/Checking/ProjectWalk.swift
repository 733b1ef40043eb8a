/// Finds the Swift files that a command looks at, and names them for its user.
struct ProjectWalk {
  var tree: any FileTree = WorkingTree()
  let config: Config
  /// The folder that the config's paths are relative to.
  let configFolder: AbsolutePath?
  /// Files are named relative to it.
  let workingDirectory: AbsolutePath
  let packages: PackageFolders

  /// - Throws: if the root is not there.
  func entries(below root: AbsolutePath) throws(FileError) -> [DirectoryWalk.Entry] {
    try walk(from: root).run(from: root).entries
  }

  /// Whether ``entries(below:)`` has a Swift file at `path`, or would if there was one.
  func takes(_ path: AbsolutePath, below root: AbsolutePath) -> Bool {
    walk(from: root).takes(path, from: root)
  }

  private func walk(from root: AbsolutePath) -> DirectoryWalk {
    DirectoryWalk(
      in: tree,
      exclude: config.exclude.seen(from: root, writtenFor: configFolder ?? root),
      targetFolders: { packages.manifest(in: $0)?.targetFolders })
  }

  /// As somebody in the working directory names a file inside it; absolute outside.
  func displayPath(of path: AbsolutePath) -> String {
    path.isInside(workingDirectory) ? path.relative(to: workingDirectory) : path.string
  }
}
