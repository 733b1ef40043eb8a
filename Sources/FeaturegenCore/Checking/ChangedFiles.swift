import SwiftOutline

/// What has changed in a repository, and the tree that has it.
package struct ChangedFiles: Sendable {
  /// What is judged: the index, or the working tree.
  package let tree: any FileTree
  /// Files with a merge conflict, which are not judged.
  package let unmergedFiles: [AbsolutePath]
  private let changes: [GitChange]
  private let repository: GitRepository
  private let blobs: BlobReader

  /// - Parameter folder: Where git is asked.
  package init(_ scope: ChangeScope, from folder: AbsolutePath) throws(GitError) {
    repository = try GitRepository(around: folder)
    blobs = BlobReader(repository.git)
    let all: [GitChange]
    switch scope {
    case .staged: all = try repository.stagedChanges()
    case .since(let revision):
      let base = try repository.mergeBase(with: revision)
      all = try repository.changes(since: base).filter { [blobs] change in
        !change.path.isSwiftFile || change.isReal(blobs)
      }
    }
    let isUnmerged = Set(all.filter(\.isUnmerged).map(\.path))
    changes = all.filter { !isUnmerged.contains($0.path) }
    let hasSwift = changes.contains(where: \.path.isSwiftFile)
    unmergedFiles = isUnmerged.filter(\.isSwiftFile).sorted()
    let needsTree = hasSwift || changes.contains { $0.path.name == Config.fileName }
    tree =
      scope == .staged && needsTree
      ? try repository.indexTree(changes: changes, blobs: blobs) : WorkingTree()
  }

  /// Nothing that a check judges, or that decides how it judges, has changed.
  package var isIrrelevant: Bool { swiftFiles.isEmpty && changedConfigs.isEmpty }

  package var touchesSwift: Bool { !swiftFiles.isEmpty }

  /// Configs that are new or have other contents, sorted.
  package var changedConfigs: [AbsolutePath] {
    changes.filter { $0.isPresent && $0.path.name == Config.fileName }.map(\.path).sorted()
  }

  private var swiftFiles: [GitChange] { changes.filter(\.path.isSwiftFile) }

  /// - Throws: if `root` lies in another repository, such as a submodule, or in none.
  package func requireOwner(of root: AbsolutePath) throws(GitError) {
    let top = repository.top
    let root = root.withoutLinks
    let owner = GitRoot.find(from: root) ?? top
    let isForeign = owner != top && owner.isInside(top)
    guard !isForeign, root.isInside(top) || top.isInside(root) else {
      throw .outside(root, top: top)
    }
  }

  /// What a partial clone lacks of the files that were read.
  package func requireContents() throws(GitError) {
    guard let index = tree as? IndexTree else { return }
    let missing = index.missingFiles
    if !missing.isEmpty { throw .missingContents(missing) }
  }

  /// A partial clone lacks older contents, so a feature that lost something may go unnoticed.
  package var lacksFormerContents: Bool {
    blobs.lacksContents && (tree as? IndexTree)?.missingFiles.isEmpty != false
  }

  /// The changed files below `roots`, and the features that had something in them before.
  ///
  /// - Throws: if one of the roots is neither there nor was there.
  func selection(
    below roots: [AbsolutePath], walk: ProjectWalk, map: ModuleMap
  ) throws(FileError) -> CheckSelection {
    let roots = roots.map(\.withoutLinks)
    for root in roots where !changes.contains(where: { $0.path.isInside(root) }) {
      if try tree.kind(of: root) != nil { continue }
      guard try WorkingTree().kind(of: root) != nil else { throw .missing(root) }
    }
    let concerned = swiftFiles.filter { change in
      roots.contains { walk.takes(change.path, below: $0) }
    }
    return try CheckSelection(
      concerned.filter(\.isPresent).map(\.path),
      removed: concerned.filter { !$0.isPresent }.map(\.path),
      features: concerned.reduce(into: []) { $0.formUnion(formerFeatures(in: $1)) },
      walk: walk, map: map)
  }

  /// The full names under which the older contents of a file had something of a feature.
  private func formerFeatures(in change: GitChange) -> Set<String> {
    guard let blob = change.oldBlob, case .contents(let bytes) = try? blobs.read(blob) else {
      return []
    }
    let facts = FileFactsReader.read(SwiftSource(bytes), path: change.path.string)
    return facts.types.reduce(into: []) { names, type in
      names.insert(type.fullName)
      if type.part != nil { names.insert(type.owner) }
    }
  }
}

extension AbsolutePath {
  /// What does not exist stays as it is.
  fileprivate var withoutLinks: AbsolutePath { (try? resolvingLinks()) ?? self }

  fileprivate var isSwiftFile: Bool { string.utf8.suffix(6).elementsEqual(".swift".utf8) }
}

extension GitChange {
  /// Whether the disk has other contents than before, line ends apart. Git asks time stamps first,
  /// and those of a copied or restored checkout say nothing.
  fileprivate func isReal(_ blobs: BlobReader) -> Bool {
    guard isPresent, let oldBlob, let new = try? WorkingTree().read(path),
      case .contents(let old) = try? blobs.read(oldBlob)
    else { return true }
    return old != new && old.withoutCarriageReturns != new.withoutCarriageReturns
  }
}

extension [UInt8] {
  fileprivate var withoutCarriageReturns: [UInt8] { filter { $0 != UInt8(ascii: "\r") } }
}

extension GitRepository {
  /// - Parameter changes: What is staged.
  fileprivate func indexTree(
    changes: [GitChange], blobs: BlobReader
  ) throws(GitError) -> IndexTree {
    var listing = IndexListing(
      try git.output(of: ["ls-files", "--stage", "-z", "--full-name", "--", top.string]))
    listing.remove(try announced(in: listing, changes: changes))
    return IndexTree(listing, of: self, blobs: blobs)
  }

  /// Files of which only the name is in the index (`git add --intent-to-add`): empty there, not in
  /// the commit before, and not among the changes.
  private func announced(
    in listing: IndexListing, changes: [GitChange]
  ) throws(GitError) -> Set<ArraySlice<UInt8>> {
    let known = Set(changes.map(\.path))
    let unchanged = listing.paths(ofBlob: emptyBlob).filter { !known.contains(absolute($0)) }
    guard !unchanged.isEmpty else { return [] }
    guard let head else { return Set(unchanged) }
    let committed = try git.output(
      of: ["ls-tree", "--full-tree", "--name-only", "-z", head, "--"]
        + unchanged.map { String(decoding: $0, as: UTF8.self) })
    return Set(unchanged).subtracting(committed.split(separator: 0))
  }
}
