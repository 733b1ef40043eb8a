import Foundation

/// The files of a git index: what the next commit would hold.
///
/// Links are followed as on disk, gitlinks are no files. What lies outside the working tree or in a
/// submodule, of which the index knows nothing, is that on disk.
package final class IndexTree: FileTree, @unchecked Sendable {
  private let listing: IndexListing
  private let repository: GitRepository
  private let blobs: BlobReader
  private let disk = WorkingTree()
  private let lock = NSLock()
  // Read and written with the lock held.
  private var missing: Set<AbsolutePath> = []

  init(_ listing: IndexListing, of repository: GitRepository, blobs: BlobReader) {
    self.listing = listing
    self.repository = repository
    self.blobs = blobs
  }

  /// Files whose contents this clone does not hold, of those that were read, sorted.
  package var missingFiles: [AbsolutePath] { lock.withLock { missing.sorted() } }

  package func kind(of path: AbsolutePath) throws(FileError) -> FileStatus.Kind? {
    switch try resolve(path) {
    case .disk(let path): try disk.kind(of: path)
    case .file: .file
    case .folder: .folder
    case nil: nil
    }
  }

  package func names(in folder: AbsolutePath) throws(FileError) -> [String] {
    switch try resolve(folder) {
    case .disk(let folder): try disk.names(in: folder)
    case .folder(let path):
      listing.children(of: path).compactMap { String(utf8: $0.name) }
        .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    case .file: throw .notAFile(folder, .file)
    case nil: throw .missing(folder)
    }
  }

  package func listing(of folder: AbsolutePath) throws(FileError) -> FolderListing {
    switch try resolve(folder) {
    case .disk(let folder): try disk.listing(of: folder)
    case .folder(let path): FolderListing(indexed: listing.children(of: path))
    case .file: throw .notAFile(folder, .file)
    case nil: throw .missing(folder)
    }
  }

  package func read(_ path: AbsolutePath, limit: Int) throws(FileError) -> [UInt8] {
    switch try resolve(path) {
    case .disk(let path): try disk.read(path, limit: limit)
    case .file(let entry): try contents(of: entry, at: path, limit: limit)
    case .folder: throw .notAFile(path, .folder)
    case nil: throw .missing(path)
    }
  }

  private enum Place {
    case file(IndexListing.Entry)
    /// As the listing names it.
    case folder([UInt8])
    case disk(AbsolutePath)
  }

  /// `nil` if nothing is there. Of links only the last name of a path is one.
  private func resolve(_ path: AbsolutePath) throws(FileError) -> Place? {
    var path = path
    for _ in 0..<Self.maximumLinks {
      guard path.isInside(repository.top) else { return .disk(path) }
      let relative = Array(path.string.utf8.dropFirst(repository.top.string.utf8.count))
      let name = relative.drop { $0 == .slash }
      if listing.isInSubmodule(name) { return .disk(path) }
      guard let entry = listing.entry(at: name) else {
        return listing.hasFolder(name) ? .folder(Array(name)) : nil
      }
      guard entry.kind == .link else { return .file(entry) }
      let target = try contents(of: entry, at: path, limit: 1 << 12)
      path = AbsolutePath(
        String(decoding: target, as: UTF8.self), relativeTo: path.parent ?? .root)
    }
    return nil
  }

  private static let maximumLinks = 8

  /// From the disk, which is faster, where the very same bytes are there.
  private func contents(
    of entry: IndexListing.Entry, at path: AbsolutePath, limit: Int
  ) throws(FileError) -> [UInt8] {
    let name = listing.blob(of: entry)
    if repository.usesSHA1, entry.kind == .file, let bytes = try? disk.read(path, limit: limit),
      BlobName.sha1(of: bytes).elementsEqual(name)
    {
      return bytes
    }
    let blob = try? blobs.read(String(decoding: name, as: UTF8.self), limit: limit)
    switch blob {
    case .contents(let bytes): return bytes
    case .tooLarge(let size): throw .tooLarge(path, size: size, limit: limit)
    case .missing, nil:
      _ = lock.withLock { missing.insert(path) }
      throw .missing(path)
    }
  }
}
