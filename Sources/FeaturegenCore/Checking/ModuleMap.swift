/// Tells to which module files belong.
///
/// A module is the SwiftPM target that holds the file, else the nearest folder that a config names
/// as one, else the folder of the nearest config.
struct ModuleMap {
  let scopes: ConfigScopes
  let packages: PackageFolders

  /// The modules with their files, ordered by the first file of each.
  ///
  /// - Parameter paths: Where each of `files` stands.
  func modules(of files: [FileFacts], at paths: [AbsolutePath]) -> [ObservedModule] {
    var modules: [Module] = []
    var groups: [Module: [FileFacts]] = [:]
    for (file, path) in zip(files, paths) {
      let module = module(of: path)
      if groups[module] == nil { modules.append(module) }
      groups[module, default: []].append(file)
    }
    return modules.map { key in
      // A config's folder may be the checkout, which everybody calls something else.
      var module = ObservedModule(
        name: key.name, key: key.origin == .unknown ? "" : key.name, folder: key.folder,
        files: groups[key] ?? [])
      module.origin = key.origin
      return module
    }
  }

  struct Module: Hashable {
    let name: String
    /// `nil` where neither a manifest nor a config tells.
    let folder: AbsolutePath?
    let origin: ModuleOrigin
  }

  /// The support module, if it is a target of the package that another module belongs to.
  func supportModule(beside other: Module) -> Module? {
    guard let folder = other.folder, let manifest = packages.manifest(around: folder) else {
      return nil
    }
    let name = scopes.scope(of: folder).config.convention.supportModule
    guard let target = manifest.target(named: name) else { return nil }
    return module(for: target, in: manifest)
  }

  private func module(for target: PackageManifest.Target, in manifest: PackageManifest) -> Module {
    let isLiteral = target.exclude != .unknown && target.sources != .unknown
    return Module(
      name: target.name, folder: target.folder,
      origin: isLiteral
        ? .target(manifest: manifest.file) : .computedTarget(manifest: manifest.file))
  }

  func module(of path: AbsolutePath) -> Module {
    if let manifest = packages.manifest(around: path),
      let target = manifest.target(containing: path)
    {
      return module(for: target, in: manifest)
    }
    let scope = scopes.scope(of: path.parent ?? path)
    if let module = scope.modules.first(where: { path.isInside($0.folder) }) {
      return Module(
        name: module.name, folder: module.folder, origin: .configured(folder: module.folder))
    }
    return Module(name: scope.folder?.name ?? "", folder: scope.folder, origin: .unknown)
  }
}
