/// A planned file beside what the disk holds in its place.
struct PreparedFile: Sendable {
  let planned: PlannedFile
  let target: TargetResolver.Target
  /// The bytes that are there; empty if nothing is.
  let existing: [UInt8]
  let state: ExaminedFile.State

  init(_ planned: PlannedFile, resolver: TargetResolver) throws(WriteError) {
    self.planned = planned
    self.target = try resolver.target(of: planned.relativePath)
    guard let status = target.existing else {
      self.existing = []
      self.state = planned.disposition == .create ? .new : .conflict(.vanished, existing: [])
      return
    }
    do throws(FileError) {
      self.existing = try FileReader.read(target.path)
      self.state = try Self.state(of: planned, at: target.path, status, existing: existing)
    } catch {
      throw .unreadable(error)
    }
  }

  private static func state(
    of planned: PlannedFile, at path: AbsolutePath, _ status: FileStatus, existing: [UInt8]
  ) throws(FileError) -> ExaminedFile.State {
    switch planned.disposition {
    case .create:
      if let name = try otherSpelling(of: path, status.identity) {
        return .conflict(.existsAs(name: name), existing: existing)
      }
      return existing == planned.contents ? .identical : .conflict(.exists, existing: existing)
    case .replace(let expected):
      if existing == planned.contents { return .identical }
      return existing == expected ? .update : .conflict(.changed, existing: existing)
    }
  }

  /// The name under which the volume keeps a file, where it differs in letter case or normalisation.
  private static func otherSpelling(
    of path: AbsolutePath, _ identity: FileStatus.Identity
  ) throws(FileError) -> String? {
    guard let folder = path.parent else { return nil }
    let names = try FolderStream.names(in: folder)
    if names.contains(where: { $0.hasSameBytes(as: path.name) }) { return nil }
    for name in names {
      let status = try FileStatus.read(folder.appending(component: name))
      if status?.identity == identity { return name }
    }
    return nil
  }

  var examined: ExaminedFile {
    ExaminedFile(relativePath: planned.relativePath, path: target.path, state: state)
  }

  var conflict: Conflict? {
    guard case .conflict(let reason, _) = state else { return nil }
    return Conflict(relativePath: planned.relativePath, reason: reason)
  }

  var written: WrittenFile {
    let outcome: WrittenFile.Outcome =
      switch state {
      case .identical: .identical
      case .update: .updated
      case .new, .conflict: .created
      }
    return WrittenFile(relativePath: planned.relativePath, path: target.path, outcome: outcome)
  }
}
