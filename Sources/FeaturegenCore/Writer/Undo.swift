/// Takes back what a journal says has been done, and removes the journal.
///
/// It may be stopped at any point and started again.
struct Undo {
  let journal: JournalFolder
  var disk: Disk
  private var kept: [Recovery.Kept] = []

  init(journal: JournalFolder, disk: Disk) {
    self.journal = journal
    self.disk = disk
    self.disk.heedsSignals = false
  }

  /// Undoes what the plan on the disk says.
  mutating func recover() throws(WriteError) -> Recovery {
    guard let plan = try journal.read() else {
      try disk.removeTree(journal.path)
      return Recovery(journal: journal.path, outcome: .leftoversRemoved)
    }
    return try run(plan)
  }

  mutating func run(_ plan: Journal) throws(WriteError) -> Recovery {
    for entry in plan.entries.reversed() {
      guard let path = path(of: entry) else {
        throw .damagedJournal(journal.path)
      }
      guard isReachedWithoutLinks(path) else { continue }
      switch entry {
      case .folder:
        try removeFolder(path)
      case .file(_, let new):
        try removeFile(path, new)
      case .replacement(_, let index, let old, let new):
        try restore(path, from: journal.old(index), old: old, new: new)
      }
    }
    if plan.entries.contains(where: \.isReplacement) {
      let folders = plan.entries.compactMap { path(of: $0)?.parent }
      for folder in Set(folders).sorted() where isFolder(folder) { try disk.sync(folder) }
    }
    try disk.removeFile(journal.plan)
    try disk.removeTree(journal.path)
    return Recovery(journal: journal.path, outcome: .undone(kept: kept))
  }

  private mutating func removeFolder(_ path: AbsolutePath) throws(WriteError) {
    if contents(of: path) == .missing { return }
    if isFolder(path), try disk.removeFolder(path) { return }
    kept.append(Recovery.Kept(path: path, oldContents: nil))
  }

  private mutating func removeFile(_ path: AbsolutePath, _ new: Fingerprint) throws(WriteError) {
    switch contents(of: path) {
    case .missing: break
    case .file(new): try disk.removeFile(path)
    case .file, .other: kept.append(Recovery.Kept(path: path, oldContents: nil))
    }
  }

  private mutating func restore(
    _ path: AbsolutePath, from saved: AbsolutePath, old: Fingerprint, new: Fingerprint
  ) throws(WriteError) {
    let current = contents(of: path)
    guard contents(of: saved) == .file(old), current != .file(old) else { return }
    if current == .file(new) {
      try disk.move(saved, to: path, as: .restore)
      return
    }
    // Somebody has changed it since: both versions are left to them.
    guard let copy = freeName(beside: path) else { throw .damagedJournal(journal.path) }
    try disk.installFile(saved, as: copy)
    kept.append(Recovery.Kept(path: path, oldContents: copy))
  }

  private enum Contents: Equatable {
    case missing, other
    case file(Fingerprint)
  }

  private func contents(of path: AbsolutePath) -> Contents {
    do throws(FileError) {
      guard let status = try FileStatus.read(path) else { return .missing }
      guard status.kind == .file else { return .other }
      return .file(Fingerprint(try FileReader.read(path)))
    } catch {
      return .other
    }
  }

  private func freeName(beside path: AbsolutePath) -> AbsolutePath? {
    guard let folder = path.parent else { return nil }
    let names = [".orig"] + (2...99).map { ".orig\($0)" }
    return names.lazy.map { folder.appending(component: path.name + $0) }
      .first { contents(of: $0) == .missing }
  }

  /// `nil` if the entry names nothing below the journal's own folder.
  private func path(of entry: Journal.Entry) -> AbsolutePath? {
    let path = AbsolutePath(entry.relativePath, relativeTo: journal.base)
    let isBelow = path.isInside(journal.base) && path != journal.base
    return isBelow && !path.isInside(journal.path) ? path : nil
  }

  /// Runs resolve links before they plan, so a link on the way is not from them.
  private func isReachedWithoutLinks(_ path: AbsolutePath) -> Bool {
    var folder = path.parent
    while let next = folder, next != journal.base {
      if !isFolder(next) { return false }
      folder = next.parent
    }
    return folder != nil
  }

  private func isFolder(_ path: AbsolutePath) -> Bool {
    (try? FileStatus.read(path))?.kind == .folder
  }
}

extension Journal.Entry {
  fileprivate var isReplacement: Bool {
    if case .replacement = self { true } else { false }
  }
}
