/// Carries out installations: stages all, records how to undo them, moves them in place.
struct Transaction {
  private let installations: [Installation]
  private let journal: JournalFolder
  private var disk: Disk
  private var entries: [[Journal.Entry]]
  private var installedCount = 0
  /// Without old bytes at stake, a loss of power costs only what can be generated again.
  private let isSynced: Bool

  init(_ installations: [Installation], journal: JournalFolder, disk: Disk) {
    self.installations = installations
    self.journal = journal
    self.disk = disk
    self.isSynced = installations.contains(where: \.isReplacement)
    self.entries = installations.enumerated().map { index, installation in
      installation.entries(index: index, base: journal.base)
    }
  }

  /// One call that puts everything in place needs no plan for undoing it.
  private var needsPlan: Bool { installations.count > 1 || isSynced }

  mutating func run() throws(WriteError) {
    do throws(WriteError) {
      try disk.makeFolder(journal.path, showing: journal.path, mode: 0o700)
    } catch .system(_, _, .fileExists) {
      throw .unfinishedRun(journal: journal.path)
    } catch .system(_, _, let code) {
      throw .system(.prepare, journal.base, code)
    }
    do throws(WriteError) {
      try stageAll()
      if needsPlan { try record() }
      for index in installations.indices { try install(index) }
      if needsPlan { try commit() }
    } catch {
      if !disk.isDead { try undo(after: error) }
      throw error
    }
    try cleanUp()
  }

  private mutating func stageAll() throws(WriteError) {
    try disk.makeFolder(journal.new, showing: journal.path)
    if isSynced { try disk.makeFolder(journal.old, showing: journal.path) }
    for (index, installation) in installations.enumerated() {
      do throws(WriteError) {
        try stage(installation, index)
      } catch .system(_, let path, .fileExists) {
        throw conflict(at: path, .sameAsAnother)
      }
    }
  }

  private mutating func stage(_ installation: Installation, _ index: Int) throws(WriteError) {
    let target = installation.target
    let staged = journal.new(index)
    switch installation.kind {
    case .file(let file):
      try disk.write(file, to: staged, showing: target, synced: isSynced)
    case .replacement(let old, let new, let status):
      try disk.write(old, to: journal.old(index), showing: target, like: status, synced: true)
      try disk.write(new, to: staged, showing: target, like: status, synced: true)
    case .folder(let folders, let files):
      try disk.makeFolder(staged, showing: target)
      for folder in folders {
        try disk.makeFolder(staged.appending(folder), showing: target.appending(folder))
      }
      for (path, file) in files {
        try disk.write(
          file, to: staged.appending(path), showing: target.appending(path), synced: isSynced)
      }
      guard isSynced else { return }
      try disk.sync(staged)
      for folder in folders { try disk.sync(staged.appending(folder)) }
    }
  }

  private mutating func record() throws(WriteError) {
    if isSynced {
      try disk.sync(journal.old)
      try disk.sync(journal.new)
    }
    let text = Journal(entries: entries.flatMap { $0 }).text
    try disk.write(
      Array(text.utf8), to: journal.planDraft, showing: journal.plan, synced: isSynced)
    try disk.move(journal.planDraft, to: journal.plan, as: .install)
    if isSynced {
      try disk.sync(journal.path)
      try disk.sync(journal.base)
    }
  }

  private mutating func install(_ index: Int) throws(WriteError) {
    let installation = installations[index]
    let target = installation.target
    let staged = journal.new(index)
    do throws(WriteError) {
      switch installation.kind {
      case .folder: try disk.installFolder(staged, as: target)
      case .file: try disk.installFile(staged, as: target)
      case .replacement(let old, _, _):
        try checkUnchanged(target, old)
        try disk.move(staged, to: target, as: .replace)
      }
    } catch .system(.install, _, .fileExists) {
      throw conflict(at: target, .appeared)
    }
    installedCount = index + 1
  }

  /// The last look before a file is replaced.
  private func checkUnchanged(_ path: AbsolutePath, _ expected: [UInt8]) throws(WriteError) {
    do throws(FileError) {
      if try FileReader.read(path) == expected { return }
    } catch {
      guard case .missing = error else { throw .unreadable(error) }
      throw conflict(at: path, .vanished)
    }
    throw conflict(at: path, .changed)
  }

  private func conflict(at path: AbsolutePath, _ reason: Conflict.Reason) -> WriteError {
    .conflicts([Conflict(relativePath: path.relative(to: journal.base), reason: reason)])
  }

  /// Removing the plan is the moment from which the new state holds.
  private mutating func commit() throws(WriteError) {
    if isSynced {
      for folder in Set(installations.compactMap(\.target.parent)).sorted() {
        try disk.sync(folder)
      }
    }
    try disk.removeFile(journal.plan)
  }

  /// What stays behind if this fails is removed by the next recovery.
  private mutating func cleanUp() throws(WriteError) {
    disk.heedsSignals = false
    do throws(WriteError) {
      try disk.removeTree(journal.path)
    } catch {
      if disk.isDead { throw error }
    }
  }

  private mutating func undo(after cause: WriteError) throws(WriteError) {
    disk.heedsSignals = false
    var undo = Undo(journal: journal, disk: disk)
    defer { disk = undo.disk }
    do throws(WriteError) {
      let done = entries[..<installedCount].flatMap { $0 }
      _ = try undo.run(Journal(entries: done))
    } catch {
      if case .killed = error { throw error }
      throw .notUndone(cause: "\(cause)", journal: journal.path)
    }
  }
}
