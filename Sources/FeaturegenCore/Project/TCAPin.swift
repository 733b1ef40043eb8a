/// What a project says about the version of TCA it uses.
package struct TCAPin: Sendable, Hashable {
  package enum Requirement: Sendable, Hashable {
    /// The one in use.
    case version(TCAVersion)
    /// The lowest that a manifest allows.
    case lowerBound(TCAVersion)
    case branch(String)
    case revision(String)
    /// A copy on the disk.
    case folder(String)
  }

  package let requirement: Requirement
  /// The file that says so.
  package let file: AbsolutePath

  package init(requirement: Requirement, file: AbsolutePath) {
    self.requirement = requirement
    self.file = file
  }
}

extension TCAPin.Requirement: CustomStringConvertible {
  package var description: String {
    switch self {
    case .version(let version): "version \(version)"
    case .lowerBound(let version): "version \(version) or later"
    case .branch(let name): "the branch '\(name)'"
    case .revision(let name): "the revision '\(name)'"
    case .folder(let path): "the folder '\(path)'"
    }
  }
}

extension TCAPin {
  /// The last part of the address of The Composable Architecture and of its forks.
  static let packageName = "swift-composable-architecture"

  /// True for the identity, with or without a registry's scope, and for URLs and paths that end in it.
  static func names(_ location: String) -> Bool {
    var text = location.lowercased()[...]
    while text.last == "/" { text.removeLast() }
    if text.hasSuffix(".git") { text.removeLast(4) }
    guard text.hasSuffix(packageName) else { return false }
    let before = text.dropLast(packageName.count).last
    return before.map { "/:.\\".contains($0) } ?? true
  }
}
