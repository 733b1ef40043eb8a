extension Disk {
  /// Removes a folder of this tool's own with all that is in it; links in it are removed, not
  /// followed.
  mutating func removeTree(_ root: AbsolutePath) throws(WriteError) {
    // A folder is met twice: to push what it holds, and when all of that is gone.
    var stack: [(path: AbsolutePath, isEmpty: Bool)] = [(root, false)]
    while let (path, isEmpty) = stack.popLast() {
      if isEmpty {
        guard try removeFolder(path) else {
          throw .system(.remove, path, .notEmpty)
        }
        continue
      }
      let status = try WriteError.reading { () throws(FileError) in try FileStatus.read(path) }
      guard let status else { continue }
      guard status.kind == .folder else {
        try removeFile(path)
        continue
      }
      let names = try WriteError.reading { () throws(FileError) in
        try FolderStream.names(in: path)
      }
      stack.append((path, true))
      stack += names.map { (path.appending(component: $0), false) }
    }
  }
}
