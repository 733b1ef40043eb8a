#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where a journal and its parts are, and reading them.
struct JournalFolder: Sendable {
  /// The folder that holds the journal, and the only place it may change anything in.
  let base: AbsolutePath
  let path: AbsolutePath

  init(in base: AbsolutePath) {
    self.base = base
    self.path = base.appending(component: Journal.folderName)
  }

  var plan: AbsolutePath { path.appending(component: "plan") }
  var planDraft: AbsolutePath { path.appending(component: "plan.draft") }
  var new: AbsolutePath { path.appending(component: "new") }
  var old: AbsolutePath { path.appending(component: "old") }

  func new(_ index: Int) -> AbsolutePath { new.appending(component: String(index)) }
  func old(_ index: Int) -> AbsolutePath { old.appending(component: String(index)) }

  /// Throws if something there cannot be a journal of this user.
  func exists() throws(WriteError) -> Bool {
    let status = try WriteError.reading { () throws(FileError) in try FileStatus.read(path) }
    guard let status else { return false }
    guard status.kind == .folder else { throw .damagedJournal(path) }
    guard status.owner == geteuid() else { throw .foreignJournal(path) }
    return true
  }

  func isOwn() throws(WriteError) -> Bool {
    let status = try WriteError.reading { () throws(FileError) in try FileStatus.read(path) }
    return status?.kind == .folder && status?.owner == geteuid()
  }

  /// `nil` if nothing has to be undone.
  func read() throws(WriteError) -> Journal? {
    let bytes: [UInt8]
    do throws(FileError) {
      guard let status = try FileStatus.read(plan) else { return nil }
      guard status.kind == .file else { throw FileError.notAFile(plan, status.kind) }
      bytes = try FileReader.read(plan)
    } catch {
      throw .damagedJournal(path)
    }
    guard let text = String(utf8: bytes), let journal = Journal(text: text)
    else { throw .damagedJournal(path) }
    return journal
  }
}
