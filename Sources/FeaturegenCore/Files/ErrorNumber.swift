#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An `errno` value with a text for people.
package struct ErrorNumber: Sendable, Hashable, CustomStringConvertible {
  package let rawValue: Int32

  package init(_ rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// The error of the system call that has just failed on this thread.
  package static var last: ErrorNumber { ErrorNumber(errno) }

  /// The system's words in lower case: `no such file or directory`.
  package var description: String {
    guard let text = strerror(rawValue) else { return "error \(rawValue)" }
    let words = String(cString: text)
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}

extension ErrorNumber {
  static let fileExists = ErrorNumber(EEXIST)
  static let notEmpty = ErrorNumber(ENOTEMPTY)
}
