#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Every call that changes the file system, one step each.
///
/// `showing` is the path an error names: the final place of what is still in the journal folder.
struct Disk {
  private let faults: Faults
  private let watchesSignals: Bool
  private let isDurable: Bool
  private var steps = 0
  /// After an injected kill nothing may change any more.
  private(set) var isDead = false
  /// Off when there is nothing left to undo, and while undoing.
  var heedsSignals = true

  init(faults: Faults, watchesSignals: Bool, isDurable: Bool) {
    self.faults = faults
    self.isDurable = isDurable
    self.watchesSignals = watchesSignals
  }

  mutating func makeFolder(
    _ path: AbsolutePath, showing: AbsolutePath, mode: mode_t = 0o777
  ) throws(WriteError) {
    try begin(.makeFolder, path, showing: showing)
    guard mkdir(path.string, mode) == 0 else { throw .system(.makeFolder, showing, .last) }
  }

  mutating func write(
    _ file: PlannedFile, to path: AbsolutePath, showing: AbsolutePath, synced: Bool
  ) throws(WriteError) {
    try write(
      file.contents, to: path, showing: showing, mode: file.isExecutable ? 0o777 : 0o666,
      synced: synced)
  }

  /// Creates a file that must not exist; `like` gives it mode and, where allowed, owner of another.
  mutating func write(
    _ bytes: [UInt8],
    to path: AbsolutePath,
    showing: AbsolutePath,
    like: FileStatus? = nil,
    mode: mode_t = 0o666,
    synced: Bool
  ) throws(WriteError) {
    let fault = try begin(.write, path, showing: showing, diesHalfway: true)
    let descriptor = open(path.string, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode)
    guard descriptor >= 0 else { throw .system(.write, showing, .last) }
    defer { close(descriptor) }
    let part = fault == .kill ? bytes[..<(bytes.count / 2)] : bytes[...]
    try Self.write(part, to: descriptor, showing: showing)
    if fault == .kill { throw .killed }
    if let like {
      // Not everyone may give files away; the mode is what counts.
      _ = fchown(descriptor, like.owner, like.group)
      guard fchmod(descriptor, mode_t(like.permissions)) == 0 else {
        throw .system(.write, showing, .last)
      }
    }
    if synced, isDurable, fsync(descriptor) != 0 { throw .system(.sync, showing, .last) }
  }

  private static func write(
    _ bytes: ArraySlice<UInt8>, to descriptor: Int32, showing: AbsolutePath
  ) throws(WriteError) {
    let code = bytes.withUnsafeBytes { buffer -> ErrorNumber? in
      var done = 0
      while done < buffer.count, let start = buffer.baseAddress {
        let count = writeBytes(descriptor, start + done, buffer.count - done)
        if count >= 0 {
          done += count
        } else if errno != EINTR {
          return .last
        }
      }
      return nil
    }
    if let code { throw .system(.write, showing, code) }
  }

  /// Moves a folder to a name that must be free.
  mutating func installFolder(_ path: AbsolutePath, as target: AbsolutePath) throws(WriteError) {
    try begin(.install, target, showing: target)
    if try exists(target) { throw .system(.install, target, .fileExists) }
    guard rename(path.string, target.string) == 0 else {
      throw .system(.install, target, .last)
    }
  }

  /// Gives a file a name that must be free, without ever replacing what is there.
  mutating func installFile(_ path: AbsolutePath, as target: AbsolutePath) throws(WriteError) {
    try begin(.install, target, showing: target)
    // A second name is refused if the first is taken; not all file systems have second names.
    if link(path.string, target.string) == 0 { return }
    var isTaken = errno == EEXIST
    if !isTaken { isTaken = try exists(target) }
    if isTaken { throw .system(.install, target, .fileExists) }
    guard rename(path.string, target.string) == 0 else {
      throw .system(.install, target, .last)
    }
  }

  /// Replaces what has the name `target`.
  mutating func move(
    _ path: AbsolutePath, to target: AbsolutePath, as operation: WriteError.Operation
  ) throws(WriteError) {
    try begin(operation, target, showing: target)
    guard rename(path.string, target.string) == 0 else {
      throw .system(operation, target, .last)
    }
  }

  mutating func removeFile(_ path: AbsolutePath) throws(WriteError) {
    try begin(.remove, path, showing: path)
    guard unlink(path.string) == 0 || errno == ENOENT else {
      throw .system(.remove, path, .last)
    }
  }

  /// False if the folder is not empty.
  mutating func removeFolder(_ path: AbsolutePath) throws(WriteError) -> Bool {
    try begin(.remove, path, showing: path)
    if rmdir(path.string) == 0 || errno == ENOENT { return true }
    if errno == ENOTEMPTY || errno == EEXIST { return false }
    throw .system(.remove, path, .last)
  }

  /// Makes the names in a folder survive a loss of power.
  mutating func sync(_ folder: AbsolutePath) throws(WriteError) {
    try begin(.sync, folder, showing: folder)
    guard isDurable else { return }
    let descriptor = open(folder.string, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(.sync, folder, .last) }
    defer { close(descriptor) }
    // Some file systems cannot sync folders and say so with EINVAL.
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw .system(.sync, folder, .last) }
  }

  private func exists(_ path: AbsolutePath) throws(WriteError) -> Bool {
    try WriteError.reading { () throws(FileError) in try FileStatus.read(path) != nil }
  }

  @discardableResult
  private mutating func begin(
    _ operation: WriteError.Operation,
    _ path: AbsolutePath,
    showing: AbsolutePath,
    diesHalfway: Bool = false
  ) throws(WriteError) -> Faults.Fault? {
    if isDead { throw .killed }
    let fault = faults.fault(Faults.Step(index: steps, operation: operation, path: path))
    steps += 1
    switch fault {
    case .error(let code):
      throw .system(operation, showing, ErrorNumber(code))
    case .signal(let number) where heedsSignals:
      throw .interrupted(signal: number)
    case .kill:
      isDead = true
      if !diesHalfway { throw .killed }
    case .signal, nil:
      break
    }
    if heedsSignals, watchesSignals, let number = SignalWatch.received {
      throw .interrupted(signal: number)
    }
    return fault
  }
}

/// The system's `write`, which ``Disk`` has a method of the same name for.
private func writeBytes(_ descriptor: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, start, count)
}
