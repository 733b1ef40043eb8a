import Foundation

/// The manifests of the packages in a tree, each read once.
final class PackageFolders: @unchecked Sendable {
  private let tree: any FileTree
  private let lock = NSLock()
  // Both are read and written with the lock held. ('Mutex' would ask for macOS 15.)
  private var manifests: [AbsolutePath: PackageManifest?] = [:]
  /// Which package a folder is in; most files are in few folders.
  private var owners: [AbsolutePath: AbsolutePath?] = [:]

  init(of tree: any FileTree = WorkingTree()) {
    self.tree = tree
  }

  /// The manifest in `folder`; `nil` if there is none or it cannot be read.
  func manifest(in folder: AbsolutePath) -> PackageManifest? {
    lock.withLock {
      if let known = manifests[folder] { return known }
      let manifest = try? PackageManifest(in: folder, of: tree)
      manifests[folder] = .some(manifest)
      return manifest
    }
  }

  /// The manifest of the nearest package above `file`.
  func manifest(around file: AbsolutePath) -> PackageManifest? {
    guard let folder = file.parent, let owner = owner(of: folder) else { return nil }
    return manifest(in: owner)
  }

  private func owner(of folder: AbsolutePath) -> AbsolutePath? {
    lock.withLock {
      var visited: [AbsolutePath] = []
      var owner: AbsolutePath?
      for candidate in folder.ancestors {
        if let known = owners[candidate] {
          owner = known
          break
        }
        visited.append(candidate)
        if PackageManifest.exists(in: candidate, of: tree) {
          owner = candidate
          break
        }
      }
      for folder in visited { owners[folder] = .some(owner) }
      return owner
    }
  }
}
