#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads whole files.
package enum FileReader {
  /// 8 MiB: more than any source file, little enough to be read and judged in a second or two
  /// whatever it holds.
  package static let defaultLimit = 1 << 23

  /// The bytes of the file, links followed.
  ///
  /// Only regular files are read; a pipe, socket or device is refused without waiting for it.
  /// - Parameter limit: the largest size in bytes that is read.
  package static func read(
    _ path: AbsolutePath, limit: Int = defaultLimit
  ) throws(FileError) -> [UInt8] {
    let descriptor = try descriptor(for: path)
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw .last(.inspect, path) }
    let status = FileStatus(info)
    guard status.kind == .file else { throw .notAFile(path, status.kind) }
    guard status.size <= limit else {
      throw .tooLarge(path, size: status.size, limit: limit)
    }
    let file = OpenFile(descriptor: descriptor, path: path)
    // One byte more than the size, so that one call also sees the end of the file.
    var bytes = try file.bytes(atMost: status.size + 1)
    while bytes.count > status.size {
      guard bytes.count <= limit else { throw .tooLarge(path, size: bytes.count, limit: limit) }
      let more = try file.bytes(atMost: 1 << 16)
      if more.isEmpty { break }
      bytes += more
    }
    return bytes
  }

  private static func descriptor(for path: AbsolutePath) throws(FileError) -> Int32 {
    while true {
      let descriptor = open(path.string, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
      if descriptor >= 0 { return descriptor }
      if errno == EINTR { continue }
      let error = FileError.last(.open, path)
      // A socket, or a device without a driver, cannot even be opened.
      if let status = try? FileStatus.read(path, followingLinks: true),
        status.kind != .file, status.kind != .folder
      {
        throw .notAFile(path, status.kind)
      }
      throw error
    }
  }
}

private struct OpenFile {
  let descriptor: Int32
  let path: AbsolutePath

  /// Fewer bytes than `count` only at the end of the file.
  func bytes(atMost count: Int) throws(FileError) -> [UInt8] {
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        guard let start = buffer.baseAddress else { return }
        let result = read(descriptor, start + filled, count - filled)
        if result > 0 {
          filled += result
        } else if result == 0 {
          return
        } else if errno != EINTR {
          failed = true
          return
        }
      }
    }
    if failed { throw .last(.read, path) }
    return bytes
  }
}
