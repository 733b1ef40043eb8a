/// Why a check does not read a file or folder.
package enum Omission: Sendable, Hashable {
  /// Its name begins with a dot.
  case hidden
  /// Somebody else's code: `Pods`, `Carthage`, `SourcePackages`.
  case dependencies
  /// `DerivedData`
  case products
  /// `Generated`, `….generated.swift`
  case generated
  /// `….docc`
  case documentation
  /// `….xctemplate`
  case template
  /// The sources of a test target of this package.
  case testTarget(manifest: String)
  /// Its name ends in `Tests`.
  case testName
  /// The config's `exclude` names it.
  case excluded(pattern: String)
  case link
  /// It is not below the paths that are checked.
  case outside
  /// It is no file that can be read, or belongs to no module that is checked.
  case other
}

/// Finds out what the walk leaves out, by asking for the same listings.
struct OmissionSearch {
  let walk: ProjectWalk
  let roots: [AbsolutePath]

  /// The outermost thing on the way to `path` that is left out; `nil` if a root leads to it.
  func omission(of path: AbsolutePath) -> (place: AbsolutePath, reason: Omission)? {
    var found: (AbsolutePath, Omission)?
    for root in roots where path.isInside(root) {
      guard let omission = omission(of: path, below: root) else { return nil }
      found = found ?? omission
    }
    return found ?? (path, .outside)
  }

  private func omission(
    of path: AbsolutePath, below root: AbsolutePath
  ) -> (AbsolutePath, Omission)? {
    var folder = root
    var exclusions = Exclusions()
    for name in path.components.dropFirst(root.components.count) {
      let item = folder.appending(component: name)
      let listing = try? walk.tree.listing(of: folder)
      exclusions = walk.exclusions(of: folder, listing, around: exclusions, from: root)
      if let pattern = exclusions.pattern(for: item) {
        return (item, .excluded(pattern: pattern.description))
      }
      if let reason = reason(toLeaveOut: item, of: listing) { return (item, reason) }
      folder = item
    }
    return nil
  }

  private func reason(
    toLeaveOut item: AbsolutePath, of listing: FolderListing?
  ) -> Omission? {
    guard let listing, listing.items.contains(where: { $0.name == item.name }) else {
      return Omission(name: item.name, status: try? FileStatus.read(item))
    }
    guard walk.tree.isFolder(item) else { return nil }
    guard let manifest = walk.packages.manifest(around: item) else {
      return item.name.hasTestSuffix ? .testName : nil
    }
    let targets = manifest.targetFolders
    if targets.tests.contains(item) {
      return .testTarget(manifest: walk.displayPath(of: manifest.file))
    }
    return targets.isTestFolder(item) ? .testName : nil
  }
}

extension Omission {
  /// What a listing leaves out.
  fileprivate init(name: String, status: FileStatus?) {
    switch name {
    case _ where name.hasPrefix("."): self = .hidden
    case _ where status?.kind == .link: self = .link
    case "Pods", "Carthage", "SourcePackages": self = .dependencies
    case "DerivedData": self = .products
    case "Generated": self = .generated
    case _ where name.hasSuffix(".generated.swift"): self = .generated
    case _ where name.hasSuffix(".docc"): self = .documentation
    case _ where name.hasSuffix(".xctemplate"): self = .template
    default: self = .other
    }
  }
}
