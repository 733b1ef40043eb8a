/// Files and folders to read: those on disk, or those of a git index.
package protocol FileTree: Sendable {
  /// What stands at `path`, links followed; `nil` if nothing does.
  func kind(of path: AbsolutePath) throws(FileError) -> FileStatus.Kind?

  /// All names of `folder` that are UTF-8, ordered by their bytes.
  func names(in folder: AbsolutePath) throws(FileError) -> [String]

  /// What ``DirectoryWalk`` wants of `folder`.
  func listing(of folder: AbsolutePath) throws(FileError) -> FolderListing

  /// The bytes of a file.
  ///
  /// - Parameter limit: The largest size in bytes that is read.
  func read(_ path: AbsolutePath, limit: Int) throws(FileError) -> [UInt8]
}

extension FileTree {
  func read(_ path: AbsolutePath) throws(FileError) -> [UInt8] {
    try read(path, limit: FileReader.defaultLimit)
  }

  func isFile(_ path: AbsolutePath) -> Bool {
    (try? kind(of: path)) == .file
  }

  func isFolder(_ path: AbsolutePath) -> Bool {
    (try? kind(of: path)) == .folder
  }
}

/// What is on disk.
package struct WorkingTree: FileTree {
  package init() {}

  package func kind(of path: AbsolutePath) throws(FileError) -> FileStatus.Kind? {
    try FileStatus.read(path, followingLinks: true)?.kind
  }

  package func names(in folder: AbsolutePath) throws(FileError) -> [String] {
    try FolderStream.names(in: folder)
  }

  package func listing(of folder: AbsolutePath) throws(FileError) -> FolderListing {
    try FolderListing(folder)
  }

  package func read(_ path: AbsolutePath, limit: Int) throws(FileError) -> [UInt8] {
    try FileReader.read(path, limit: limit)
  }
}
