#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Why a changeset was not written. Unless a case says otherwise, everything is as before.
package enum WriteError: Error, Sendable, Hashable {
  case conflicts([Conflict])
  /// A relative path that is empty, absolute or holds `..` or NUL.
  case badPath(String)
  /// Longer than 255 bytes.
  case nameTooLong(String)
  case duplicatePath(String)
  case linkLeavesRoot(link: AbsolutePath, destination: AbsolutePath, root: AbsolutePath)
  case danglingLink(AbsolutePath)
  /// Something else where a folder is needed.
  case notAFolder(AbsolutePath, FileStatus.Kind)
  case unreadable(FileError)
  case system(Operation, AbsolutePath, ErrorNumber)
  /// Another featuregen is writing below this folder.
  case locked(AbsolutePath)
  /// An interrupted run has to be undone first, with ``Writer/recover(_:)``.
  case unfinishedRun(journal: AbsolutePath)
  case damagedJournal(AbsolutePath)
  case foreignJournal(AbsolutePath)
  /// A signal arrived and everything has been undone; the caller restores the signal's default
  /// action and raises it again.
  case interrupted(signal: Int32)
  /// The tree is between before and after; the journal holds what is needed to try again.
  case notUndone(cause: String, journal: AbsolutePath)
  /// Injected by ``Faults/Fault/kill``; nothing has been undone.
  case killed

  package enum Operation: Sendable, Hashable {
    case prepare, makeFolder, write, install, replace, remove, sync, restore, lock
  }

  /// The exit status of a command that fails with this error.
  package var exitStatus: Int32 {
    switch self {
    case .conflicts: 1
    case .system(_, _, let code): Self.cannotCreateCodes.contains(code.rawValue) ? 73 : 74
    case .unreadable(let error): Self.cannotCreateCodes.contains(error.code.rawValue) ? 73 : 74
    case .damagedJournal, .foreignJournal, .notUndone, .killed: 74
    case .interrupted(let signal): 128 + signal
    case .badPath, .nameTooLong, .duplicatePath, .linkLeavesRoot, .danglingLink, .notAFolder,
      .locked, .unfinishedRun:
      73
    }
  }

  private static let cannotCreateCodes: Set<Int32> = [
    EACCES, EPERM, EROFS, ENOENT, ENOTDIR, EISDIR, EEXIST, ENOTEMPTY, ENAMETOOLONG, ELOOP, EXDEV,
    EMLINK, EILSEQ, EINVAL,
  ]
}

extension WriteError {
  /// What `body` reads; its errors become ``unreadable(_:)``.
  static func reading<Value>(
    _ body: () throws(FileError) -> Value
  ) throws(WriteError) -> Value {
    do throws(FileError) {
      return try body()
    } catch {
      throw .unreadable(error)
    }
  }
}

extension WriteError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .conflicts(let conflicts):
      conflicts.map { "'\($0.relativePath)' \($0.reason)" }.joined(separator: "\n")
    case .badPath(let path): "'\(path)' is no path below the root"
    case .nameTooLong(let name):
      "the name '\(name)' has \(name.utf8.count) bytes, file systems allow 255"
    case .duplicatePath(let path): "'\(path)' is planned twice"
    case .linkLeavesRoot(let link, let destination, let root):
      "the link '\(link)' leads to '\(destination)', outside '\(root)': nothing is written there"
    case .danglingLink(let link): "the link '\(link)' leads nowhere"
    case .notAFolder(let path, let kind): "'\(path)' is \(kind.described), not a folder"
    case .unreadable(let error): "\(error)"
    case .system(let operation, let path, let code): "cannot \(operation) '\(path)': \(code)"
    case .locked(let folder):
      "another featuregen is writing in '\(folder)': wait for it, then try again"
    case .unfinishedRun(let journal):
      "an interrupted run left '\(journal)': it has to be undone first"
    case .damagedJournal(let journal):
      "the journal of an interrupted run is damaged: compare the files in '\(journal)/old' "
        + "with yours, then delete '\(journal)'"
    case .foreignJournal(let journal):
      "'\(journal)' belongs to another user: it is not used, ask its owner to remove it"
    case .interrupted(let signal): "interrupted by signal \(signal), nothing was written"
    case .notUndone(let cause, let journal):
      "\(cause); not everything could be undone, run the command again to finish undoing "
        + "(kept in '\(journal)')"
    case .killed: "killed"
    }
  }
}

extension WriteError.Operation: CustomStringConvertible {
  package var description: String {
    switch self {
    case .prepare: "write in"
    case .makeFolder: "create the folder"
    case .write: "write"
    case .install: "create"
    case .replace: "replace"
    case .remove: "remove"
    case .sync: "sync"
    case .restore: "restore"
    case .lock: "lock"
    }
  }
}

extension Conflict.Reason: CustomStringConvertible {
  package var description: String {
    switch self {
    case .exists: "exists with other contents"
    case .existsAs(let name): "exists as '\(name)' on this volume"
    case .appeared: "has been created meanwhile"
    case .sameAsAnother: "is the name of another planned file on this volume"
    case .changed: "has been changed meanwhile"
    case .vanished: "has been removed meanwhile"
    }
  }
}
