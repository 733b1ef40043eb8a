#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An exclusive lock on a folder that ends with its holder, even one that is killed.
struct FolderLock: ~Copyable {
  private let descriptor: Int32

  /// Waits up to `patience` milliseconds for another holder.
  ///
  /// Where the file system knows no locks, creating the journal folder is what keeps two runs apart.
  init(_ folder: AbsolutePath, patience: Int = 2_000) throws(WriteError) {
    descriptor = open(folder.string, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(.lock, folder, .last) }
    var waited = 0
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR {
      guard waited < patience else {
        close(descriptor)
        throw .locked(folder)
      }
      usleep(10_000)
      waited += 10
    }
  }

  deinit { close(descriptor) }
}
