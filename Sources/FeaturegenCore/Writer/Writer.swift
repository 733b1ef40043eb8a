#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Applies changesets, each as a whole or not at all. The only thing that changes the file system.
///
/// New folders are filled in a hidden folder and get their names with one call. Where more than
/// that is to do, a journal of the old bytes comes first, so that a failed run undoes itself and a
/// killed one is undone by ``recover(_:)``. Plans that replace files are synced to the disk before
/// the first file is touched.
///
/// INT, TERM and HUP wait for the end of a step; only one changeset may be applied at a time in a
/// process that wants them to.
package struct Writer: Sendable {
  private let faults: Faults
  private let watchesSignals: Bool
  private let isDurable: Bool

  /// - Parameter isDurable: wait until replaced files are safe from a loss of power.
  package init(
    faults: Faults = .none, watchesSignals: Bool = true, isDurable: Bool = true
  ) {
    self.faults = faults
    self.watchesSignals = watchesSignals
    self.isDurable = isDurable
  }

  /// Compares a plan with the disk and changes nothing. The result has the order of the files.
  package func examine(_ changeset: Changeset) throws(WriteError) -> [ExaminedFile] {
    let resolver = try TargetResolver(root: changeset.root)
    return try prepare(changeset, resolver).map(\.examined)
  }

  /// Writes what differs. The result has the order of the files.
  @discardableResult
  package func apply(_ changeset: Changeset) throws(WriteError) -> [WrittenFile] {
    if changeset.files.isEmpty { return [] }
    let root = try LockedRoot(changeset.root)
    let journal = JournalFolder(in: root.resolver.base)
    guard try !journal.exists() else { throw .unfinishedRun(journal: journal.path) }
    let files = try prepare(changeset, root.resolver)
    let conflicts = files.compactMap(\.conflict)
    guard conflicts.isEmpty else { throw .conflicts(conflicts) }
    let changed = files.filter { $0.state != .identical }
    if !changed.isEmpty {
      try run(Installation.all(for: changed), journal: journal)
    }
    _ = consume root
    return files.map(\.written)
  }

  private func run(
    _ installations: [Installation], journal: JournalFolder
  ) throws(WriteError) {
    let watch = SignalWatch(isActive: watchesSignals)
    let disk = Disk(faults: faults, watchesSignals: watchesSignals, isDurable: isDurable)
    var transaction = Transaction(installations, journal: journal, disk: disk)
    try transaction.run()
    _ = consume watch
    // It came too late to undo anything; now it does what it would have done before.
    if watchesSignals, let number = SignalWatch.received { kill(getpid(), number) }
  }

  /// Undoes what interrupted runs left at `root` and at the folders above it.
  ///
  /// Files that have been edited since are left as they are, and named in the report.
  package func recover(_ root: AbsolutePath) throws(WriteError) -> [Recovery] {
    let (base, _) = try TargetResolver.existingFolder(of: root)
    var reports: [Recovery] = []
    for folder in base.ancestors {
      let journal = JournalFolder(in: folder)
      // What others left in a folder above is in nobody's way.
      if folder != base, try !journal.isOwn() { continue }
      guard try journal.exists() else { continue }
      let lock = try FolderLock(folder)
      // The run that held the lock may have finished meanwhile.
      guard try journal.exists() else { continue }
      let disk = Disk(faults: faults, watchesSignals: false, isDurable: isDurable)
      var undo = Undo(journal: journal, disk: disk)
      reports.append(try undo.recover())
      _ = consume lock
    }
    return reports
  }

  private func prepare(
    _ changeset: Changeset, _ resolver: TargetResolver
  ) throws(WriteError) -> [PreparedFile] {
    var files: [PreparedFile] = []
    var paths: Set<AbsolutePath> = []
    for planned in changeset.files {
      let file = try PreparedFile(planned, resolver: resolver)
      guard paths.insert(file.target.path).inserted else {
        throw .duplicatePath(planned.relativePath)
      }
      files.append(file)
    }
    for file in files {
      if let folder = file.target.path.ancestors.dropFirst().first(where: paths.contains) {
        throw .notAFolder(folder, .file)
      }
    }
    return files
  }
}

/// A root whose existing part nobody else writes to.
private struct LockedRoot: ~Copyable {
  let resolver: TargetResolver
  private let lock: FolderLock

  /// Looks again after waiting for the lock: the run before may have created the root.
  init(_ root: AbsolutePath) throws(WriteError) {
    var resolver = try TargetResolver(root: root)
    while true {
      let lock = try FolderLock(resolver.base)
      let current = try TargetResolver(root: root)
      if current.base == resolver.base {
        self.resolver = current
        self.lock = lock
        return
      }
      resolver = current
    }
  }
}
