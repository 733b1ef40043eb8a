extension [PathPattern] {
  /// The patterns as they apply below `root`, if they are written relative to `folder`.
  ///
  /// What is checked on purpose is checked: a pattern that takes in the root itself is left out.
  func seen(from root: AbsolutePath, writtenFor folder: AbsolutePath) -> [PathPattern] {
    guard root != folder, root.isInside(folder) else { return self }
    let path = root.relative(to: folder)
    return compactMap { pattern in
      pattern.matches(path) ? nil : pattern.relative(to: path)
    }
  }
}

extension PathPattern {
  /// The rest of the pattern below a folder; `nil` if it names nothing there.
  fileprivate func relative(to folder: String) -> PathPattern? {
    if description.hasPrefix("**") { return self }
    var words = description.split(separator: "/").filter { $0 != "." }
    for name in folder.split(separator: "/") {
      guard let first = words.first, first != "**" else { break }
      guard PathPattern(String(first)).matches(String(name)) else { return nil }
      words.removeFirst()
    }
    return words.isEmpty ? nil : PathPattern(words.joined(separator: "/"))
  }
}
