/// A path or glob of the config, relative to the folder it is written for.
///
/// It names a place and everything below it: `Legacy`, `App/Generated`, `App/*/Mocks`, `**/Mocks`.
/// `*` stands for any part of one name, `**` for any number of folders; everything else for itself.
package struct PathPattern: Sendable, Hashable, CustomStringConvertible {
  package let description: String
  private let components: [[UInt8]]

  /// Slashes at both ends and `.` components are ignored. What is left empty matches nothing.
  package init(_ text: String) {
    self.description = text
    self.components = text.utf8.split(separator: .slash)
      .filter { !$0.elementsEqual(".".utf8) }
      .map { Array($0) }
  }

  /// True if `relativePath`, or a folder on the way to it, is what the pattern names.
  package func matches(_ relativePath: String) -> Bool {
    matches(relativePath.utf8.split(separator: .slash))
  }

  /// Greedy with one point to come back to: of two `**`, only the later one can need another try.
  private func matches(_ path: [Substring.UTF8View]) -> Bool {
    guard !components.isEmpty else { return false }
    var patternIndex = 0
    var pathIndex = 0
    var retry: (pattern: Int, path: Int)?
    while patternIndex < components.count {
      if components[patternIndex] == Self.anyFolders {
        patternIndex += 1
        retry = (patternIndex, pathIndex)
        // At the end, `**` demands something below the folder.
        if patternIndex == components.count { return pathIndex < path.count }
      } else if pathIndex < path.count,
        Self.matches(name: path[pathIndex], glob: components[patternIndex])
      {
        patternIndex += 1
        pathIndex += 1
      } else if let last = retry, last.path < path.count {
        retry = (last.pattern, last.path + 1)
        patternIndex = last.pattern
        pathIndex = last.path + 1
      } else {
        return false
      }
    }
    return true
  }

  /// What a pattern names below some folder.
  package enum Rest: Sendable, Hashable {
    case everything
    /// Patterns relative to that folder; none if nothing there is named.
    case some([PathPattern])
  }

  /// What the pattern names below a folder, itself given relative to that of the pattern.
  package func rest(below folder: String) -> Rest {
    guard !components.isEmpty else { return .some([]) }
    var indices = following(0)
    for name in folder.utf8.split(separator: .slash) where !name.elementsEqual(".".utf8) {
      var next: Set<Int> = []
      for index in indices {
        if components[index] == Self.anyFolders {
          // At the end it takes in all that is below.
          if index == components.count - 1 { return .everything }
          next.formUnion(following(index))
        } else if Self.matches(name: name, glob: components[index]) {
          if index == components.count - 1 { return .everything }
          next.formUnion(following(index + 1))
        }
      }
      indices = next
    }
    let rests = indices.sorted().filter { index in
      index == 0 || !indices.contains(index - 1) || components[index - 1] != Self.anyFolders
    }
    return .some(rests.map { PathPattern(components[$0...]) })
  }

  /// Where matching can go on: behind `**` too, which may stand for no folder.
  private func following(_ index: Int) -> Set<Int> {
    var index = index
    var indices: Set = [index]
    while components[index] == Self.anyFolders, index + 1 < components.count {
      index += 1
      indices.insert(index)
    }
    return indices
  }

  private init(_ components: ArraySlice<[UInt8]>) {
    self.components = Array(components)
    description = components.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
  }

  /// The folders that every match is in, as far as they have no `*`; the match itself if none has.
  package var literalStart: (path: String, isWhole: Bool) {
    let names = components.prefix { !$0.contains(UInt8(ascii: "*")) }
    let path = names.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
    return (path, names.count == components.count)
  }

  package var isEmpty: Bool { components.isEmpty }

  private static let anyFolders = Array("**".utf8)

  private static func matches(name: Substring.UTF8View, glob: [UInt8]) -> Bool {
    let star = UInt8(ascii: "*")
    var globIndex = 0
    var index = name.startIndex
    var retry: (glob: Int, name: Substring.UTF8View.Index)?
    while index < name.endIndex {
      if globIndex < glob.count, glob[globIndex] == star {
        globIndex += 1
        retry = (globIndex, index)
      } else if globIndex < glob.count, glob[globIndex] == name[index] {
        globIndex += 1
        index = name.index(after: index)
      } else if let last = retry {
        index = name.index(after: last.name)
        globIndex = last.glob
        retry = (globIndex, index)
      } else {
        return false
      }
    }
    return glob[globIndex...].allSatisfy { $0 == star }
  }
}
