#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An open folder whose names are read one after the other, in the order of the file system.
struct FolderStream: ~Copyable {
  /// One name, valid only until the next is read.
  struct Item {
    let name: UnsafeRawBufferPointer
    /// `unknown` where the listing does not tell.
    let kind: FileStatus.Kind
  }

  #if canImport(Darwin)
    private let stream: UnsafeMutablePointer<DIR>
  #else
    private let stream: OpaquePointer
  #endif
  private let folder: AbsolutePath

  init(_ folder: AbsolutePath) throws(FileError) {
    guard let stream = opendir(folder.string) else { throw .last(.list, folder) }
    self.stream = stream
    self.folder = folder
  }

  deinit { closedir(stream) }

  /// Calls `body` with every name except `.` and `..`.
  func visit(_ body: (Item) -> Void) throws(FileError) {
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw .last(.list, folder) }
        return
      }
      let kind = FileStatus.Kind(type: Int(entry.pointee.d_type))
      withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        let start = UnsafeRawPointer(pointer)
        let length = strlen(start.assumingMemoryBound(to: CChar.self))
        let name = UnsafeRawBufferPointer(start: start, count: length)
        if !name.elementsEqual(".".utf8), !name.elementsEqual("..".utf8) {
          body(Item(name: name, kind: kind))
        }
      }
    }
  }

  /// Asks the file system about a name of this folder, a link itself included.
  func kind(of name: UnsafeRawBufferPointer) -> FileStatus.Kind {
    var info = stat()
    guard let start = name.baseAddress?.assumingMemoryBound(to: CChar.self),
      fstatat(dirfd(stream), start, &info, AT_SYMLINK_NOFOLLOW) == 0
    else { return .unknown }
    return FileStatus.Kind(mode: info.st_mode)
  }

  /// All names of `folder` that are UTF-8, ordered by their bytes.
  static func names(in folder: AbsolutePath) throws(FileError) -> [String] {
    var names: [String] = []
    try FolderStream(folder).visit { item in
      if let name = String(utf8: item.name) { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

extension FileStatus.Kind {
  fileprivate init(type: Int) {
    switch type {
    case Int(DT_REG): self = .file
    case Int(DT_DIR): self = .folder
    case Int(DT_LNK): self = .link
    case Int(DT_FIFO): self = .pipe
    case Int(DT_SOCK): self = .socket
    case Int(DT_CHR), Int(DT_BLK): self = .device
    default: self = .unknown
    }
  }
}
