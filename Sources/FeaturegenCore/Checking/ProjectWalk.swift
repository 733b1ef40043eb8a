/// Finds the Swift files that a command looks at, and names them for its user.
struct ProjectWalk {
  var tree: any FileTree = WorkingTree()
  let scopes: ConfigScopes
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
      targetFolders: { packages.manifest(in: $0)?.targetFolders },
      exclusions: { exclusions(of: $0, $1, around: $2, from: root) })
  }

  /// What is left out below a folder on the way down from `root`.
  func exclusions(
    of folder: AbsolutePath, _ listing: FolderListing?, around outer: Exclusions,
    from root: AbsolutePath
  ) -> Exclusions {
    scopes.exclusions(of: folder, listing, around: outer, from: root)
  }

  /// As somebody in the working directory names a file inside it; absolute outside.
  func displayPath(of path: AbsolutePath) -> String {
    path.isInside(workingDirectory) ? path.relative(to: workingDirectory) : path.string
  }
}

extension ConfigScopes {
  /// What is left out below a folder on the way down from `root`.
  ///
  /// What is checked on purpose is checked: a pattern that takes in the root itself does not count.
  fileprivate func exclusions(
    of folder: AbsolutePath, _ listing: FolderListing?, around outer: Exclusions,
    from root: AbsolutePath
  ) -> Exclusions {
    let scope = listing.map { self.scope(of: folder, $0) } ?? self.scope(of: folder)
    if folder == root {
      return Exclusions(scope.config.exclude.map(\.pattern).filter { !$0.matches(root) })
    }
    let isRepository = listing?.holdsRepository ?? GitRoot.isRoot(folder)
    guard scope.folder == folder || isRepository else { return outer }
    var exclusions = isRepository ? Exclusions() : outer
    exclusions.add(scope.config.exclude.map(\.pattern).filter { $0.folder == folder })
    return exclusions
  }
}
