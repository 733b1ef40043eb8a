/// Finds out where a planned path leads, by asking the file system about every step of the way.
struct TargetResolver {
  struct Target {
    /// With links resolved.
    let path: AbsolutePath
    /// `nil` if nothing is there.
    let existing: FileStatus?
    /// The last folder on the way that exists.
    let folder: AbsolutePath
    /// What is missing below `folder`, the file's name last; empty if the file exists.
    let missing: [String]
  }

  /// The root, or the last folder on the way to it that exists; without links.
  let base: AbsolutePath
  private let root: AbsolutePath
  private let missingRoot: [String]

  init(root: AbsolutePath) throws(WriteError) {
    let (base, missing) = try Self.existingFolder(of: root)
    try Self.check(names: missing)
    self.base = base
    self.missingRoot = missing
    self.root = missing.reduce(base) { $0.appending(component: $1) }
  }

  /// The last folder on the way to `root` that exists, without links, and the names missing below it.
  static func existingFolder(
    of root: AbsolutePath
  ) throws(WriteError) -> (folder: AbsolutePath, missing: [String]) {
    var missing: [String] = []
    for folder in root.ancestors {
      if let status = try status(folder, followingLinks: true) {
        guard status.kind == .folder else { throw .notAFolder(folder, status.kind) }
        return (try resolve(folder), missing)
      }
      if try status(folder) != nil { throw .danglingLink(folder) }
      missing.insert(folder.name, at: 0)
    }
    throw .unreadable(.missing(root))
  }

  func target(of relativePath: String) throws(WriteError) -> Target {
    let names = try Self.names(in: relativePath)
    guard missingRoot.isEmpty else {
      let missing = missingRoot + names
      let path = missing.reduce(base) { $0.appending(component: $1) }
      return Target(path: path, existing: nil, folder: base, missing: missing)
    }
    var folder = base
    for (index, name) in names.enumerated() {
      let next = folder.appending(component: name)
      guard let (path, status) = try follow(next) else {
        let missing = Array(names[index...])
        let path = missing.reduce(folder) { $0.appending(component: $1) }
        return Target(path: path, existing: nil, folder: folder, missing: missing)
      }
      if index == names.count - 1 {
        guard status.kind == .file else { throw .unreadable(.notAFile(path, status.kind)) }
        return Target(path: path, existing: status, folder: folder, missing: [])
      }
      guard status.kind == .folder else { throw .notAFolder(path, status.kind) }
      folder = path
    }
    throw .badPath(relativePath)
  }

  /// `nil` if nothing is there.
  private func follow(
    _ path: AbsolutePath
  ) throws(WriteError) -> (path: AbsolutePath, status: FileStatus)? {
    guard let status = try Self.status(path) else { return nil }
    guard status.kind == .link else { return (path, status) }
    guard try Self.status(path, followingLinks: true) != nil else { throw .danglingLink(path) }
    let destination = try Self.resolve(path)
    guard destination.isInside(root) else {
      throw .linkLeavesRoot(link: path, destination: destination, root: root)
    }
    guard let status = try Self.status(destination) else { throw .danglingLink(path) }
    return (destination, status)
  }

  private static func names(in relativePath: String) throws(WriteError) -> [String] {
    if relativePath.utf8.first == .slash || relativePath.utf8.contains(0) {
      throw .badPath(relativePath)
    }
    let names = relativePath.utf8.split(separator: .slash).map { String(Substring($0)) }
      .filter { $0 != "." }
    if names.isEmpty || names.contains("..") { throw .badPath(relativePath) }
    try check(names: names)
    return names
  }

  private static func check(names: [String]) throws(WriteError) {
    if let long = names.first(where: { $0.utf8.count > 255 }) { throw .nameTooLong(long) }
  }

  private static func status(
    _ path: AbsolutePath, followingLinks: Bool = false
  ) throws(WriteError) -> FileStatus? {
    try WriteError.reading { () throws(FileError) in
      try FileStatus.read(path, followingLinks: followingLinks)
    }
  }

  private static func resolve(_ path: AbsolutePath) throws(WriteError) -> AbsolutePath {
    try WriteError.reading { () throws(FileError) in try path.resolvingLinks() }
  }
}
