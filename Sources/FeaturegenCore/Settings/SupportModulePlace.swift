import SwiftOutline

/// A support module that a project holds already.
package struct SupportModulePlace: Sendable, Hashable {
  package let folder: AbsolutePath
  /// The dialect of its protocols.
  package let dialect: Dialect

  /// Looks where the manifest says, then from `start` upward for a folder of the module's name,
  /// beside or in `Sources`, up to the git root or the package's.
  static func find(
    from start: AbsolutePath, convention: Convention, manifest: PackageManifest?,
    in tree: any FileTree
  ) -> SupportModulePlace? {
    var candidates: [AbsolutePath] = []
    if let folder = manifest?.target(named: convention.supportModule)?.folder {
      candidates.append(folder)
    }
    let last = manifest?.folder ?? GitRoot.find(from: start)
    for folder in start.ancestors {
      candidates.append(folder.appending(convention.supportModule))
      candidates.append(folder.appending("Sources/" + convention.supportModule))
      if folder == last { break }
    }
    return candidates.lazy.compactMap { place(at: $0, convention: convention, in: tree) }.first
  }

  /// A folder is the support module if one of its files declares the protocol of State.
  private static func place(
    at folder: AbsolutePath, convention: Convention, in tree: any FileTree
  ) -> SupportModulePlace? {
    guard tree.isFolder(folder),
      let entries = try? DirectoryWalk(in: tree).run(from: folder).entries
    else { return nil }
    let name = convention.protocolName(of: .state)
    for entry in entries {
      guard let bytes = try? tree.read(entry.path) else { continue }
      let outline = Outline(parsing: SwiftSource(bytes))
      for item in outline.items {
        guard case .declaration(let declaration) = item, declaration.kind == .protocol,
          declaration.name?.text == name
        else { continue }
        let isObservable = declaration.inheritance.contains { $0.path.last == "ObservableState" }
        return SupportModulePlace(
          folder: folder, dialect: isObservable ? .observation : .classic)
      }
    }
    return nil
  }
}
