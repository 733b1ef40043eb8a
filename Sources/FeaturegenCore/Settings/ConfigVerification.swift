import Spelling

/// Reads every config that applies at or below some places, and looks for what is valid but cannot
/// be meant.
package struct ConfigVerification {
  /// The files that were read, ordered by path.
  package let files: [AbsolutePath]
  /// `file:line:column: warning: message`, in the order of the files.
  package private(set) var warnings: [String] = []

  private let tree: any FileTree

  /// - Throws: if one of the places is not there, or everything that is wrong in the configs.
  package init(
    of places: [AbsolutePath], under scopes: ConfigScopes, in tree: any FileTree = WorkingTree()
  ) throws(SettingsError) {
    self.tree = tree
    let packages = PackageFolders(of: tree)
    let walk = ProjectWalk(
      tree: tree, scopes: scopes, workingDirectory: .root, packages: packages)
    do throws(FileError) {
      for place in places {
        let entries = try walk.entries(below: place)
        if entries.first?.path == place { _ = scopes.scope(of: place.parent ?? place) }
      }
    } catch {
      throw .file(error)
    }
    try scopes.validate()
    let all = scopes.known
    files = all.compactMap(\.files.last)
    for scope in all { look(at: scope) }
  }

  private mutating func look(at scope: ConfigScope) {
    guard let folder = scope.folder else { return }
    let config = scope.config
    var found: [(place: ConfigPlace, message: String)] = []
    for path in config.exclude where path.pattern.folder == folder {
      if let message = doubt(about: path.pattern) { found.append((path.place, message)) }
    }
    for (name, module) in config.modules {
      guard let place = config.origins[.modules, name], place.file == scope.ownName,
        !tree.isFolder(module)
      else { continue }
      found.append((place, "the folder of the module '\(name)' does not exist"))
    }
    for override in config.overrides where override.place.file == scope.ownName {
      if override.paths.isEmpty || override.severities.isEmpty {
        let lack = override.paths.isEmpty ? "path" : "rule"
        found.append((override.place, "the override names no \(lack), so it changes nothing"))
      }
      for path in override.paths {
        let message = doubt(about: path.pattern) ?? doubt(about: path.pattern, beside: config)
        if let message { found.append((path.place, message)) }
      }
    }
    found.sort { ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column) }
    warnings += found.map { "\($0.place):\($0.place.column): warning: \($0.message)" }
  }

  /// Why a pattern cannot match anything.
  private func doubt(about path: FolderPattern) -> String? {
    let text = path.pattern.description
    if path.pattern.isEmpty { return "'\(text)' names nothing" }
    if text.split(separator: "/").contains("..") {
      return "'\(text)' names nothing: paths lead down from the folder of the config"
    }
    var folder = path.folder
    for name in path.pattern.literalStart.path.split(separator: "/").map(String.init) {
      let next = folder.appending(name)
      if (try? tree.kind(of: next)) != nil {
        folder = next
        continue
      }
      let names = (try? tree.names(in: folder)) ?? []
      let hint = nearestName(to: name, in: names).map { "; did you mean '\($0)'?" } ?? ""
      return "'\(text)' does not exist: no '\(name)' in the folder '\(folder.name)'\(hint)"
    }
    return nil
  }

  private func doubt(about path: FolderPattern, beside config: Config) -> String? {
    let start = path.pattern.literalStart
    guard start.isWhole else { return nil }
    let place = path.folder.appending(start.path)
    return config.exclude.first { $0.pattern.matches(place) }.map { exclusion in
      "'\(path.pattern)' is not checked: excluded at \(exclusion.place)"
    }
  }
}
