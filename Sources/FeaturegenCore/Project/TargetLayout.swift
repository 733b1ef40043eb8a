/// Where SwiftPM looks for the sources of targets without `path:`.
struct TargetLayout {
  let package: AbsolutePath
  let toolsVersion: ToolsVersion?

  func locate(_ targets: [PackageManifest.Target]) -> [PackageManifest.Target] {
    targets.map { target in
      var target = target
      target.folder = folder(of: target, among: targets)
      return target
    }
  }

  private func folder(
    of target: PackageManifest.Target, among targets: [PackageManifest.Target]
  ) -> AbsolutePath? {
    switch target.path {
    case .known(let path): return package.appending(path)
    case .unknown: return nil
    case .absent: break
    }
    let names = Self.folders(for: target.kind)
    let existing = names.lazy.map { package.appending(component: $0) }.first(where: isFolder)
    let parent = existing ?? package.appending(component: names[0])
    let own = parent.appending(target.name)
    if isFolder(own) { return own }
    if target.kind == .test, parent.name != names[0] {
      // SwiftPM looks among the sources only as long as there is no folder of tests.
      return package.appending(names[0]).appending(target.name)
    }
    // Since 5.9 the only target of its sort may have the whole folder.
    let similar = targets.filter { Self.folders(for: $0.kind) == names && $0.path == .absent }
    let mayHaveAll = toolsVersion.map { $0 >= ToolsVersion(5, 9) } ?? false
    return mayHaveAll && similar.count == 1 && existing != nil && !isEmpty(parent) ? parent : own
  }

  private static func folders(for kind: PackageManifest.Target.Kind) -> [String] {
    let sources = ["Sources", "Source", "src", "srcs"]
    return switch kind {
    case .test: ["Tests"] + sources
    case .plugin: ["Plugins"]
    default: sources
    }
  }

  private func isFolder(_ path: AbsolutePath) -> Bool {
    (try? FileStatus.read(path, followingLinks: true))?.kind == .folder
  }

  private func isEmpty(_ folder: AbsolutePath) -> Bool {
    let names = try? FolderStream.names(in: folder)
    return names?.isEmpty ?? true
  }
}
