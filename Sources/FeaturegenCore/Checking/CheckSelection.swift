/// The files that a check reads, and what of them it judges.
struct CheckSelection {
  /// Ordered by path, each once.
  private(set) var entries: [DirectoryWalk.Entry] = []
  private(set) var focus = Focus.everything
  /// What was asked for.
  let roots: [AbsolutePath]

  /// Everything below `roots`, and what else belongs to the same modules.
  ///
  /// - Parameters:
  ///   - removed: Files that are not there any more, but belong to what is checked.
  ///   - features: Full names of features that belong to it whatever files they are in.
  /// - Throws: if one of the roots is not there.
  init(
    _ roots: [AbsolutePath], removed: [AbsolutePath] = [], features: Set<String> = [],
    walk: ProjectWalk, map: ModuleMap
  ) throws(FileError) {
    self.roots = roots
    for root in roots { entries += try walk.entries(below: root) }
    var modules = Set((entries.map(\.path) + removed).map(map.module))
    modules.formUnion(modules.compactMap(map.supportModule(beside:)))
    let outer = Self.folders(of: modules, with: entries, removed: removed, beyond: roots)
    if !outer.isEmpty {
      focus = .some(
        paths: Set(entries.map { walk.displayPath(of: $0.path) }), features: features)
      for folder in outer {
        // What cannot be listed there was not asked for.
        let others = (try? walk.entries(below: folder)) ?? []
        entries += others.filter { modules.contains(map.module(of: $0.path)) }
      }
    }
    var seen: Set<AbsolutePath> = []
    entries = entries.filter { seen.insert($0.path).inserted }
    if roots.count + outer.count > 1 { entries.sort { $0.path < $1.path } }
  }

  /// The folders of `modules` that `roots` hold only in part. A file without a module belongs to
  /// its folder.
  private static func folders(
    of modules: Set<ModuleMap.Module>, with entries: [DirectoryWalk.Entry],
    removed: [AbsolutePath], beyond roots: [AbsolutePath]
  ) -> [AbsolutePath] {
    let files = Set(roots).intersection(entries.map(\.path)).union(removed)
    let folders = modules.compactMap(\.folder) + files.compactMap(\.parent)
    return Set(folders).filter { folder in !roots.contains { folder.isInside($0) } }.sorted()
  }
}
