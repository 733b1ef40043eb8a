extension FixFinder {
  func fileName(of part: Part?) -> String {
    convention.fileName(of: role(of: part), for: feature.name)
  }

  /// Beside the namespace's file, unless the name is taken.
  func file(of part: Part) -> Fix.Change? {
    let name = fileName(of: part)
    guard !isTaken(name, beside: feature.namespace.location.path) else { return nil }
    return .createFile(role(of: part), name: name)
  }

  /// What holds a platform's view may be named after the platform, so it has no one name.
  func renaming(of part: Part?, at place: SourceLocation) -> Fix.Change? {
    let name = fileName(of: part)
    guard let file = feature.module.file(at: place.path), !file.isForOnePlatform,
      !isTaken(name, beside: file.path)
    else { return nil }
    return .renameFile(to: name)
  }

  private func role(of part: Part?) -> FileRole {
    FileRole.allCases.first { $0.part == part } ?? .overview
  }

  /// In letter case a file may differ from itself only.
  private func isTaken(_ name: String, beside path: String) -> Bool {
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let newPath = (folder + [Substring(name)]).joined(separator: "/").lowercased()
    return feature.module.files.contains { $0.path != path && $0.path.lowercased() == newPath }
  }
}
