/// One thing a transaction puts in place with one call: a new folder with all that is in it, a new
/// file, or new contents for a file.
struct Installation: Sendable {
  enum Kind: Sendable {
    /// Folders below the target, outermost first, and the files, as seen from the target.
    case folder(folders: [String], files: [(relativePath: String, file: PlannedFile)])
    case file(PlannedFile)
    case replacement(old: [UInt8], new: [UInt8], status: FileStatus)
  }

  let target: AbsolutePath
  let kind: Kind

  var isReplacement: Bool {
    if case .replacement = kind { true } else { false }
  }

  /// What undoing it needs to know.
  func entries(index: Int, base: AbsolutePath) -> [Journal.Entry] {
    let path = target.relative(to: base)
    switch kind {
    case .file(let file):
      return [.file(path, Fingerprint(file.contents))]
    case .replacement(let old, let new, _):
      return [.replacement(path, index: index, old: Fingerprint(old), new: Fingerprint(new))]
    case .folder(let folders, let files):
      return [.folder(path)] + folders.map { .folder("\(path)/\($0)") }
        + files.map { .file("\(path)/\($0.relativePath)", Fingerprint($0.file.contents)) }
    }
  }
}

extension Installation {
  /// Groups files by the topmost folder that is missing on their way.
  static func all(for files: [PreparedFile]) -> [Installation] {
    var result: [Installation] = []
    var folders: [AbsolutePath: [PreparedFile]] = [:]
    var order: [AbsolutePath] = []
    for file in files {
      let target = file.target
      if let status = target.existing {
        let kind = Kind.replacement(
          old: file.existing, new: file.planned.contents, status: status)
        result.append(Installation(target: target.path, kind: kind))
      } else if target.missing.count == 1 {
        result.append(Installation(target: target.path, kind: .file(file.planned)))
      } else {
        let top = target.folder.appending(component: target.missing[0])
        if folders[top] == nil { order.append(top) }
        folders[top, default: []].append(file)
      }
    }
    return order.map { folder(at: $0, files: folders[$0] ?? []) } + result
  }

  private static func folder(at top: AbsolutePath, files: [PreparedFile]) -> Installation {
    var folders: [String] = []
    for file in files {
      let names = file.target.missing.dropFirst().dropLast()
      for count in names.indices {
        let folder = names[...count].joined(separator: "/")
        if !folders.contains(where: { $0.hasSameBytes(as: folder) }) { folders.append(folder) }
      }
    }
    let contents = files.map { file in
      (file.target.missing.dropFirst().joined(separator: "/"), file.planned)
    }
    return Installation(target: top, kind: .folder(folders: folders, files: contents))
  }
}
