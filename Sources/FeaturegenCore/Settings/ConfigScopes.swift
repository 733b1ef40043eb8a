import Foundation

/// Which config applies where: that of a folder extends those of the folders around it, up to the
/// root of git. Every file is read once.
package final class ConfigScopes: @unchecked Sendable {
  private let tree: any FileTree
  private let name: @Sendable (AbsolutePath) -> String
  /// Applies everywhere, whatever files there are.
  private let only: ConfigScope?
  private let lock = NSLock()
  // Both are read and written with the lock held. ('Mutex' would ask for macOS 15.)
  private var scopes: [AbsolutePath: ConfigScope] = [:]
  private var faults: [Fault] = []

  private struct Fault {
    let file: AbsolutePath
    let messages: [String]
  }

  /// - Parameter name: What messages call a file.
  package init(
    in tree: any FileTree = WorkingTree(), name: @escaping @Sendable (AbsolutePath) -> String
  ) {
    self.tree = tree
    self.name = name
    only = nil
  }

  /// One file for every folder.
  ///
  /// - Parameter folder: What the file's paths are relative to.
  /// - Throws: if the file is not there; ``validate()`` tells what is wrong in it.
  package init(
    only file: AbsolutePath, in folder: AbsolutePath, of tree: any FileTree = WorkingTree(),
    name: @escaping @Sendable (AbsolutePath) -> String
  ) throws(SettingsError) {
    self.tree = tree
    self.name = name
    do throws(FileError) {
      let (config, mistakes) = ConfigReader.decode(
        try tree.read(file), name: name(file), in: folder, extending: Config())
      only = ConfigScope(config, files: [file], folder: folder, ownName: name(file))
      if !mistakes.isEmpty { faults = [Fault(file: file, messages: mistakes)] }
    } catch {
      throw .file(error)
    }
  }

  /// One config for every folder, from no file.
  ///
  /// - Parameter folder: Stands for that of the file.
  package init(_ config: Config, in folder: AbsolutePath?) {
    tree = WorkingTree()
    name = \.string
    only = ConfigScope(config, folder: folder)
  }

  /// What applies to the files directly in `folder`, which may be missing.
  package func scope(of folder: AbsolutePath) -> ConfigScope {
    if let only { return only }
    return lock.withLock {
      var visited: [AbsolutePath] = []
      var scope = ConfigScope.none
      for candidate in folder.ancestors {
        if let known = scopes[candidate] {
          scope = known
          break
        }
        visited.append(candidate)
        if GitRoot.isRoot(candidate) { break }
      }
      for folder in visited.reversed() {
        scope = extend(scope, with: folder.appending(component: Config.fileName))
        scopes[folder] = scope
      }
      return scope
    }
  }

  /// The same as ``scope(of:)`` for a folder inside one that is known, without asking the tree what
  /// the listing tells.
  func scope(of folder: AbsolutePath, _ listing: FolderListing) -> ConfigScope {
    if let only { return only }
    let known = lock.withLock { () -> ConfigScope? in
      if let known = scopes[folder] { return known }
      guard let parent = folder.parent, var scope = scopes[parent] else { return nil }
      if listing.holdsRepository { scope = .none }
      if listing.holdsConfig {
        let file = folder.appending(component: Config.fileName)
        scope = extend(scope, with: file, isListed: true)
      }
      scopes[folder] = scope
      return scope
    }
    return known ?? scope(of: folder)
  }

  /// Those of every config that was met, ordered by the path of the file.
  var known: [ConfigScope] {
    if let only { return [only] }
    let scopes = lock.withLock { Array(self.scopes.values) }
    var seen: Set<ObjectIdentifier> = []
    return scopes.filter { !$0.files.isEmpty && seen.insert(ObjectIdentifier($0)).inserted }
      .sorted { ($0.files.last ?? .root) < ($1.files.last ?? .root) }
  }

  /// - Throws: everything that is wrong in any config that was met.
  package func validate() throws(SettingsError) {
    let faults = lock.withLock { self.faults }
    guard !faults.isEmpty else { return }
    let messages = faults.sorted { $0.file < $1.file }.flatMap(\.messages)
    throw .config(InvalidInput(messages: messages))
  }

  /// Called with the lock held. What is right in a faulty file counts, so that the search for more
  /// faults goes where it should.
  ///
  /// - Parameter isListed: The folder is known to have something of that name.
  private func extend(
    _ outer: ConfigScope, with file: AbsolutePath, isListed: Bool = false
  ) -> ConfigScope {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try tree.read(file)
    } catch {
      if case .missing = error, !isListed { return outer }
      faults.append(Fault(file: file, messages: ["\(name(file)):1:1: error: \(error.reason)"]))
      return outer
    }
    guard let folder = file.parent else { return outer }
    let (config, mistakes) = ConfigReader.decode(
      bytes, name: name(file), in: folder, extending: outer.config)
    if !mistakes.isEmpty { faults.append(Fault(file: file, messages: mistakes)) }
    return ConfigScope(
      config, files: outer.files + [file], folder: folder, ownName: name(file))
  }
}

extension ConfigScope {
  fileprivate static let none = ConfigScope()
}
