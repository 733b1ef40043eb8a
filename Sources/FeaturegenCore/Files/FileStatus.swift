#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the file system says about one name.
package struct FileStatus: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case file, folder, link, pipe, socket, device, unknown
  }

  /// Device and inode: equal for two spellings of one thing.
  package struct Identity: Sendable, Hashable {
    package let device: UInt64
    package let inode: UInt64
  }

  package let kind: Kind
  /// In bytes.
  package let size: Int
  /// The twelve mode bits, set-id and sticky included.
  package let permissions: UInt32
  package let owner: UInt32
  package let group: UInt32
  package let identity: Identity

  /// `nil` if nothing has that name; a link is described itself unless `followingLinks`.
  package static func read(
    _ path: AbsolutePath, followingLinks: Bool = false
  ) throws(FileError) -> FileStatus? {
    var info = stat()
    let result = followingLinks ? stat(path.string, &info) : lstat(path.string, &info)
    if result == 0 { return FileStatus(info) }
    let error = FileError.last(.inspect, path)
    if case .missing = error { return nil }
    throw error
  }

  init(_ info: stat) {
    self.kind = Kind(mode: info.st_mode)
    self.size = Int(info.st_size)
    self.permissions = UInt32(info.st_mode & 0o7777)
    self.owner = info.st_uid
    self.group = info.st_gid
    self.identity = Identity(
      device: UInt64(truncatingIfNeeded: info.st_dev),
      inode: UInt64(truncatingIfNeeded: info.st_ino)
    )
  }
}

extension FileStatus.Kind {
  init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    case S_IFIFO: self = .pipe
    case S_IFSOCK: self = .socket
    case S_IFCHR, S_IFBLK: self = .device
    default: self = .unknown
    }
  }

  /// With its article: `a folder`.
  package var described: String {
    switch self {
    case .file: "a file"
    case .folder: "a folder"
    case .link: "a link"
    case .pipe: "a named pipe"
    case .socket: "a socket"
    case .device: "a device"
    case .unknown: "something unknown"
    }
  }
}
