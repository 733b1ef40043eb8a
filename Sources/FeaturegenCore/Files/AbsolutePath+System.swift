#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension AbsolutePath {
  /// The working directory, links resolved.
  package static func current() throws(FileError) -> AbsolutePath {
    guard let buffer = getcwd(nil, 0) else { throw .last(.resolve, .root) }
    defer { free(buffer) }
    guard let path = AbsolutePath(String(cString: buffer)) else {
      throw .system(.resolve, .root, ErrorNumber(ENOENT))
    }
    return path
  }

  /// The same place without any link in its path; it must exist.
  package func resolvingLinks() throws(FileError) -> AbsolutePath {
    guard let buffer = realpath(string, nil) else { throw .last(.resolve, self) }
    defer { free(buffer) }
    guard let text = String(validatingCString: buffer), let path = AbsolutePath(text) else {
      throw .undecodableName(self)
    }
    return path
  }

  /// This folder, its parent, and so on up to the root.
  package var ancestors: some Sequence<AbsolutePath> {
    sequence(first: self) { $0.parent }
  }
}
