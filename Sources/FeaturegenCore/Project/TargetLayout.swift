/// Where SwiftPM looks for the sources of targets without `path:`.
struct TargetLayout {
  let package: AbsolutePath
  let toolsVersion: ToolsVersion?
  let tree: any FileTree

  /// The targets with their folders.
  func locate(_ targets: [PackageManifest.Target]) -> [PackageManifest.Target] {
    var places: [Sort: Place] = [:]
    for target in targets where target.path == .absent {
      let sort = Sort(target.kind)
      places[sort, default: place(of: sort)].count += 1
    }
    return targets.map { target in
      var target = target
      target.folder =
        switch target.path {
        case .known(let path): package.appending(path)
        case .unknown: nil
        case .absent: places[Sort(target.kind)].map { folder(of: target, in: $0) }
        }
      return target
    }
  }

  /// Targets that share a parent folder.
  private enum Sort: Hashable {
    case code, test, plugin

    init(_ kind: PackageManifest.Target.Kind) {
      switch kind {
      case .test: self = .test
      case .plugin: self = .plugin
      default: self = .code
      }
    }

    /// The first that exists is the parent.
    var folders: [String] {
      let sources = ["Sources", "Source", "src", "srcs"]
      return switch self {
      case .code: sources
      case .test: ["Tests"] + sources
      case .plugin: ["Plugins"]
      }
    }
  }

  private struct Place {
    let parent: AbsolutePath
    /// Where new targets of the sort belong.
    let preferred: AbsolutePath
    let names: Set<String>
    /// Of the targets that share it.
    var count = 0
  }

  private func place(of sort: Sort) -> Place {
    let candidates = sort.folders.map { package.appending(component: $0) }
    let parent = candidates.first(where: tree.isFolder) ?? candidates[0]
    let names = (try? tree.names(in: parent)) ?? []
    // SwiftPM looks for tests among the sources only as long as there is no folder of tests.
    let preferred = sort == .test ? candidates[0] : parent
    return Place(parent: parent, preferred: preferred, names: Set(names))
  }

  private func folder(of target: PackageManifest.Target, in place: Place) -> AbsolutePath {
    if place.names.contains(target.name) { return place.parent.appending(target.name) }
    // Since 5.9 the only target of its sort may have the whole folder.
    let mayHaveAll = toolsVersion.map { $0 >= ToolsVersion(5, 9) } ?? false
    if mayHaveAll, place.count == 1, !place.names.isEmpty, place.parent == place.preferred {
      return place.parent
    }
    return place.preferred.appending(target.name)
  }
}
