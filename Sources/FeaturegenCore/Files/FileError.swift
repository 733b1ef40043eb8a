#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Why something on the disk cannot be read.
package enum FileError: Error, Sendable, Hashable {
  /// Nothing of that name, or a file where one of its folders should be.
  case missing(AbsolutePath)
  /// A folder, pipe, socket or device where a file is wanted.
  case notAFile(AbsolutePath, FileStatus.Kind)
  /// Sizes in bytes; `size` is what had been seen when reading stopped.
  case tooLarge(AbsolutePath, size: Int, limit: Int)
  /// A name that is no UTF-8, shown with U+FFFD for what cannot be decoded.
  case undecodableName(AbsolutePath)
  case system(Operation, AbsolutePath, ErrorNumber)

  package enum Operation: String, Sendable {
    case open, read, inspect, list, resolve
  }

  package var path: AbsolutePath {
    switch self {
    case .missing(let path), .notAFile(let path, _), .tooLarge(let path, _, _),
      .undecodableName(let path), .system(_, let path, _):
      path
    }
  }

  package var code: ErrorNumber {
    switch self {
    case .missing: ErrorNumber(ENOENT)
    case .notAFile(_, .folder): ErrorNumber(EISDIR)
    case .notAFile: ErrorNumber(EINVAL)
    case .tooLarge: ErrorNumber(EFBIG)
    case .undecodableName: ErrorNumber(EILSEQ)
    case .system(_, _, let code): code
    }
  }

  /// The error for a failed call, from `errno`.
  static func last(_ operation: Operation, _ path: AbsolutePath) -> FileError {
    let code = ErrorNumber.last
    return code.rawValue == ENOENT || code.rawValue == ENOTDIR
      ? .missing(path) : .system(operation, path, code)
  }
}

extension FileError: CustomStringConvertible {
  /// What is wrong, without the path, for messages that begin with it.
  package var reason: String {
    switch self {
    case .missing: "does not exist"
    case .notAFile(_, let kind): "is \(kind.described), not a file"
    case .tooLarge(_, let size, let limit):
      "has \(size) bytes or more, the limit is \(limit)"
    case .undecodableName: "has a name that is not UTF-8"
    case .system(let operation, _, let code): "cannot be \(operation.participle): \(code)"
    }
  }

  package var description: String { "'\(path)' \(reason)" }
}

extension FileError.Operation {
  fileprivate var participle: String {
    switch self {
    case .open: "opened"
    case .read: "read"
    case .inspect: "inspected"
    case .list: "listed"
    case .resolve: "resolved"
    }
  }
}
