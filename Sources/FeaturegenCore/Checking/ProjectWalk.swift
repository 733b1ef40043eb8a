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
    let walk = DirectoryWalk(
      in: tree,
      exclude: config.exclude.seen(from: root, writtenFor: configFolder ?? root),
      targetFolders: { packages.manifest(in: $0)?.targetFolders })
    return try walk.run(from: root).entries
  }

  /// As somebody in the working directory names a file inside it; absolute outside.
  func displayPath(of path: AbsolutePath) -> String {
    path.isInside(workingDirectory) ? path.relative(to: workingDirectory) : path.string
  }
}
