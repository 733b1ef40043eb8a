#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Finds the Swift files below a folder.
///
/// Follows no links and leaves out dot-folders, dependencies, generated code, documentation
/// catalogues, Xcode templates, tests and what configs exclude. A root that is a file is taken
/// whatever its name, and a root folder even if it would be left out elsewhere.
package struct DirectoryWalk: Sendable {
  package struct Entry: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
      case swiftFile
      /// A folder that cannot be listed, or a Swift name that is no regular file.
      case unreadable(FileError)
    }

    package let path: AbsolutePath
    package let kind: Kind
    fileprivate let rootLength: Int

    /// As seen from the root of the walk; the name if the root is the file itself.
    package var relativePath: String {
      let bytes = path.string.utf8
      return bytes.count > rootLength ? String(Substring(bytes.dropFirst(rootLength))) : path.name
    }
  }

  package struct Result: Sendable {
    /// Ordered by the bytes of their paths.
    package fileprivate(set) var entries: [Entry] = []
    /// Folders left behind by an interrupted ``Writer``.
    package fileprivate(set) var journals: [AbsolutePath] = []
  }

  private let tree: any FileTree
  private let exclusions: Entering
  private let targetFolders: @Sendable (AbsolutePath) -> TargetFolders?

  /// What is left out below a folder, given what is left out around it.
  ///
  /// The listing is `nil` on the way to a place that is known.
  package typealias Entering =
    @Sendable (_ folder: AbsolutePath, FolderListing?, _ outer: Exclusions) -> Exclusions

  /// - Parameters:
  ///   - targetFolders: asked for every folder with a `Package.swift`; for `nil`, and outside any
  ///     package, folders whose names end in `Tests` are tests.
  ///   - exclusions: asked once for every folder, the root first.
  package init(
    in tree: any FileTree = WorkingTree(),
    targetFolders: @escaping @Sendable (_ package: AbsolutePath) -> TargetFolders? = { _ in nil },
    exclusions: @escaping Entering = { $2 }
  ) {
    self.tree = tree
    self.exclusions = exclusions
    self.targetFolders = targetFolders
  }

  /// Throws only if `root` itself cannot be read.
  package func run(from root: AbsolutePath) throws(FileError) -> Result {
    guard let kind = try tree.kind(of: root) else { throw .missing(root) }
    var result = Result()
    switch kind {
    case .folder: try list(root, into: &result)
    case .file: result.entries = [Entry(path: root, kind: .swiftFile, rootLength: .max)]
    default: throw .notAFile(root, kind)
    }
    return result
  }

  /// Whether a walk from `root` comes to a Swift file at `path`, or would if there was one.
  package func takes(_ path: AbsolutePath, from root: AbsolutePath) -> Bool {
    if path == root { return true }
    guard path.isInside(root) else { return false }
    let ways = path.ancestors.prefix { $0 != root }.reversed()
    var targets = outerTargets(of: root)
    var exclusions = Exclusions()
    var folder = root
    for next in ways {
      exclusions = self.exclusions(folder, nil, exclusions)
      if PackageManifest.exists(in: folder, of: tree) { targets = targetFolders(folder) }
      let kind: FileStatus.Kind = next == path ? .file : .folder
      if FolderListing.leavesOut(next.name, kind: kind) { return false }
      if exclusions.contains(next) { return false }
      if kind == .folder, targets?.isTestFolder(next) ?? next.name.hasTestSuffix { return false }
      folder = next
    }
    return true
  }

  private func list(_ root: AbsolutePath, into result: inout Result) throws(FileError) {
    let rootLength = root.isRoot ? 1 : root.string.utf8.count + 1
    let outer = Surroundings(targets: outerTargets(of: root), exclusions: Exclusions())
    var stack = [Pending(path: root, content: .folder(outer))]
    while let next = stack.popLast() {
      var kind = Entry.Kind.swiftFile
      switch next.content {
      case .entry(let known):
        kind = known
      case .folder(let outer):
        do throws(FileError) {
          let listing = try tree.listing(of: next.path)
          if listing.holdsJournal {
            result.journals.append(next.path.appending(component: Journal.folderName))
          }
          push(listing, of: next.path, outer: outer, onto: &stack)
          continue
        } catch {
          if next.path == root { throw error }
          kind = .unreadable(error)
        }
      }
      result.entries.append(Entry(path: next.path, kind: kind, rootLength: rootLength))
    }
  }

  /// Pushes what a folder holds in reverse, so that the first is visited next.
  private func push(
    _ listing: FolderListing,
    of folder: AbsolutePath,
    outer: Surroundings,
    onto stack: inout [Pending]
  ) {
    let here = Surroundings(
      targets: listing.holdsManifest ? targetFolders(folder) : outer.targets,
      exclusions: exclusions(folder, listing, outer.exclusions))
    for item in listing.items.reversed() {
      let path = folder.appending(component: item.name)
      if here.exclusions.contains(path) { continue }
      switch item.kind {
      case .folder:
        let isTest = here.targets?.isTestFolder(path) ?? item.name.hasTestSuffix
        if !isTest { stack.append(Pending(path: path, content: .folder(here))) }
      case .swiftFile:
        stack.append(Pending(path: path, content: .entry(.swiftFile)))
      case .notAFile(let kind):
        let error = FileError.notAFile(path, kind)
        stack.append(Pending(path: path, content: .entry(.unreadable(error))))
      case .undecodableName:
        let error = FileError.undecodableName(path)
        stack.append(Pending(path: path, content: .entry(.unreadable(error))))
      }
    }
  }

  private func outerTargets(of root: AbsolutePath) -> TargetFolders? {
    for folder in root.ancestors.dropFirst() {
      if PackageManifest.exists(in: folder, of: tree) { return targetFolders(folder) }
    }
    return nil
  }
}

/// What applies to a folder from above.
private struct Surroundings {
  /// Those of the package it belongs to.
  let targets: TargetFolders?
  let exclusions: Exclusions
}

private struct Pending {
  enum Content {
    case folder(Surroundings)
    case entry(DirectoryWalk.Entry.Kind)
  }

  let path: AbsolutePath
  let content: Content
}
