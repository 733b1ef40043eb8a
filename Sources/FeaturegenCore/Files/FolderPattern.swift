/// A pattern at the folder that it is written for.
package struct FolderPattern: Sendable, Hashable {
  package let pattern: PathPattern
  package let folder: AbsolutePath

  package init(_ pattern: PathPattern, in folder: AbsolutePath) {
    self.pattern = pattern
    self.folder = folder
  }

  /// True if `path`, or a folder on the way to it, is what the pattern names.
  package func matches(_ path: AbsolutePath) -> Bool {
    path.isInside(folder) && pattern.matches(path.below(folder))
  }
}

/// What a walk leaves out.
package struct Exclusions: Sendable {
  private struct Group: Sendable {
    let folder: AbsolutePath
    var patterns: [PathPattern]
  }

  private var groups: [Group] = []

  package init(_ patterns: [FolderPattern] = []) {
    add(patterns)
  }

  package mutating func add(_ patterns: [FolderPattern]) {
    for item in patterns {
      if let index = groups.firstIndex(where: { $0.folder == item.folder }) {
        groups[index].patterns.append(item.pattern)
      } else {
        groups.append(Group(folder: item.folder, patterns: [item.pattern]))
      }
    }
  }

  func contains(_ path: AbsolutePath) -> Bool {
    pattern(for: path) != nil
  }

  /// The first that names `path`.
  func pattern(for path: AbsolutePath) -> PathPattern? {
    for group in groups where path.isInside(group.folder) {
      let relative = path.below(group.folder)
      if let pattern = group.patterns.first(where: { $0.matches(relative) }) { return pattern }
    }
    return nil
  }
}

extension AbsolutePath {
  /// The way down from `folder`, which this path is inside; empty for the folder itself.
  fileprivate func below(_ folder: AbsolutePath) -> String {
    let length = folder.isRoot ? 1 : folder.string.utf8.count + 1
    return String(Substring(string.utf8.dropFirst(length)))
  }
}
