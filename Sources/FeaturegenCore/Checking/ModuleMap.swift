/// Tells to which module files belong.
///
/// A module is the SwiftPM target that holds the file, else the nearest folder that the config
/// names as one, else the folder of the config.
struct ModuleMap {
  /// Folders that are modules, by the module's name.
  private let folders: [(name: String, folder: AbsolutePath)]
  private let configFolder: AbsolutePath?
  private let packages: PackageFolders

  /// - Parameter modules: Folders relative to `configFolder`, by the module's name.
  init(modules: [String: String], configFolder: AbsolutePath?, packages: PackageFolders) {
    folders =
      configFolder.map { folder in
        modules.map { ($0.key, folder.appending($0.value)) }
          .sorted { ($1.1.string.utf8.count, $0.0) < ($0.1.string.utf8.count, $1.0) }
      } ?? []
    self.configFolder = configFolder
    self.packages = packages
  }

  /// The modules with their files, ordered by the first file of each.
  ///
  /// - Parameter paths: Where each of `files` stands.
  func modules(of files: [FileFacts], at paths: [AbsolutePath]) -> [ObservedModule] {
    var keys: [Key] = []
    var groups: [Key: [FileFacts]] = [:]
    for (file, path) in zip(files, paths) {
      let key = key(of: path)
      if groups[key] == nil { keys.append(key) }
      groups[key, default: []].append(file)
    }
    return keys.map { ObservedModule(name: $0.name, files: groups[$0] ?? []) }
  }

  private struct Key: Hashable {
    let name: String
    let folder: AbsolutePath?
  }

  private func key(of path: AbsolutePath) -> Key {
    if let manifest = packages.manifest(around: path),
      let target = manifest.target(containing: path)
    {
      return Key(name: target.name, folder: target.folder)
    }
    if let module = folders.first(where: { path.isInside($0.folder) }) {
      return Key(name: module.name, folder: module.folder)
    }
    return Key(name: configFolder?.name ?? "", folder: configFolder)
  }
}
