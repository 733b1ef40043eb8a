/// Looks for the version of TCA that a project uses.
package enum ProjectVersionFinder {
  /// From `folder` up to the root of its git working tree, or of the file system: the nearest
  /// `Package.resolved` that pins TCA, else the nearest manifest that depends on it. `folder` need
  /// not exist.
  package static func find(
    from folder: AbsolutePath, in tree: any FileTree = WorkingTree()
  ) throws(ProjectError) -> TCAPin? {
    let folders = searchedFolders(from: folder)
    for folder in folders {
      for file in resolvedFiles(in: folder, of: tree) {
        let requirement = try ResolvedPackages(contentsOf: file, in: tree).tca
        if let requirement { return TCAPin(requirement: requirement, file: file) }
      }
    }
    for folder in folders {
      for package in [folder, folder.appending(component: "Tuist")]
      where PackageManifest.exists(in: package, of: tree) {
        if let pin = try PackageManifest(in: package, of: tree).tca { return pin }
      }
    }
    return nil
  }

  private static func searchedFolders(from folder: AbsolutePath) -> [AbsolutePath] {
    let root = GitRoot.find(from: folder) ?? .root
    return folder.ancestors.filter { $0.isInside(root) }
  }

  /// Every `Package.resolved` that SwiftPM, Xcode or Tuist may keep for a folder.
  private static func resolvedFiles(
    in folder: AbsolutePath, of tree: any FileTree
  ) -> [AbsolutePath] {
    let names = (try? tree.names(in: folder)) ?? []
    let workspaces = names.filter { $0.hasSuffix(".xcworkspace") }
    let projects = names.filter { $0.hasSuffix(".xcodeproj") }.map { "\($0)/project.xcworkspace" }
    let shared = (workspaces + projects).map { "\($0)/xcshareddata/swiftpm/Package.resolved" }
    return (["Package.resolved"] + shared + ["Tuist/Package.resolved"])
      .map { folder.appending($0) }
      .filter(tree.isFile)
  }
}
