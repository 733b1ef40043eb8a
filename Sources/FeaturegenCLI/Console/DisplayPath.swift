#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Shows paths as somebody in the working directory would type them.
package struct DisplayPath: Sendable, Equatable {
  private let workingDirectory: [Substring]

  /// - Parameter workingDirectory: absolute; anything else leaves all paths as they are.
  package init(workingDirectory: String) {
    self.workingDirectory = Self.components(of: workingDirectory) ?? []
  }

  /// Relative to the process's working directory, in which links are resolved.
  package static func current() -> DisplayPath {
    guard let buffer = getcwd(nil, 0) else { return DisplayPath(workingDirectory: "") }
    defer { free(buffer) }
    return DisplayPath(workingDirectory: String(cString: buffer))
  }

  /// The absolute path relative to the working directory if it is inside, or if `../` makes it
  /// shorter. Relative paths, and those with `..` (which links may lead elsewhere), stay as they
  /// are. The text is not escaped.
  package func text(for path: String) -> String {
    guard !workingDirectory.isEmpty, let components = Self.components(of: path) else {
      return path
    }
    let common = zip(workingDirectory, components).prefix { $0 == $1 }.count
    let ascent = workingDirectory.count - common
    let steps = Array(repeating: "..", count: ascent) + components.dropFirst(common)
    let relative = steps.isEmpty ? "." : steps.joined(separator: "/")
    return ascent == 0 || relative.utf8.count < path.utf8.count ? relative : path
  }

  private static func components(of path: String) -> [Substring]? {
    guard path.hasPrefix("/") else { return nil }
    let components = path.split(separator: "/").filter { $0 != "." }
    return components.contains("..") ? nil : components
  }
}
