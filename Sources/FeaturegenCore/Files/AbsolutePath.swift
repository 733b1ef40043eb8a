/// A path from the root of the file system, in one spelling: no `.`, no `..`, no empty component, no
/// slash at the end.
///
/// Equality and order are those of the bytes, as on disk: "é" in one code point and in two are
/// different names. `..` is resolved lexically; links are only followed by ``resolvingLinks()``.
package struct AbsolutePath: Sendable, CustomStringConvertible {
  package static let root = AbsolutePath(normalised: "/")

  package let string: String

  /// `nil` unless `text` begins with a slash. A NUL, which no file system can hold, becomes U+FFFD.
  package init?(_ text: String) {
    guard text.utf8.first == .slash else { return nil }
    self.string = Self.normalise(text)
  }

  /// `text` as seen from `base`; an absolute `text` stands for itself.
  package init(_ text: String, relativeTo base: AbsolutePath) {
    if text.utf8.first == .slash {
      self.string = Self.normalise(text)
    } else {
      self.string = Self.normalise(base.string + "/" + text)
    }
  }

  private init(normalised string: String) {
    self.string = string
  }

  package var description: String { string }

  package var isRoot: Bool { string.utf8.count == 1 }

  /// The last component; empty for the root.
  package var name: String {
    guard let slash = string.utf8.lastIndex(of: .slash) else { return string }
    return String(string[string.utf8.index(after: slash)...])
  }

  /// `nil` for the root.
  package var parent: AbsolutePath? {
    guard !isRoot, let slash = string.utf8.lastIndex(of: .slash) else { return nil }
    if slash == string.utf8.startIndex { return .root }
    return AbsolutePath(normalised: String(string[..<slash]))
  }

  /// From the root down, the root itself not included.
  package var components: [String] {
    string.utf8.split(separator: .slash).map { String(Substring($0)) }
  }

  /// `relative` may have several components, `.` and `..`; a slash at its start is ignored.
  package func appending(_ relative: String) -> AbsolutePath {
    AbsolutePath(normalised: Self.normalise(string + "/" + relative))
  }

  /// Appends one name as it is; it must hold no slash and be neither empty nor `.` nor `..`.
  func appending(component name: String) -> AbsolutePath {
    AbsolutePath(normalised: isRoot ? "/" + name : string + "/" + name)
  }

  /// True for `folder` itself and for everything below it.
  package func isInside(_ folder: AbsolutePath) -> Bool {
    if folder.isRoot { return true }
    let bytes = string.utf8
    let prefix = folder.string.utf8
    guard bytes.starts(with: prefix) else { return false }
    return bytes.count == prefix.count
      || bytes[bytes.index(bytes.startIndex, offsetBy: prefix.count)] == .slash
  }

  /// The way from `base` to here, with `..` where needed; `.` if they are the same.
  package func relative(to base: AbsolutePath) -> String {
    let own = components
    let other = base.components
    var shared = 0
    while shared < own.count, shared < other.count, own[shared].hasSameBytes(as: other[shared]) {
      shared += 1
    }
    let steps = Array(repeating: "..", count: other.count - shared) + own[shared...]
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }

  private static func normalise(_ text: String) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    for component in text.utf8.split(separator: .slash) {
      if component.elementsEqual(".".utf8) { continue }
      if component.elementsEqual("..".utf8) {
        result.removeSubrange((result.lastIndex(of: .slash) ?? 0)...)
        continue
      }
      result.append(.slash)
      for byte in component {
        if byte == 0 {
          result.append(contentsOf: "\u{FFFD}".utf8)
        } else {
          result.append(byte)
        }
      }
    }
    return result.isEmpty ? "/" : String(decoding: result, as: UTF8.self)
  }
}

extension AbsolutePath: Hashable, Comparable {
  package static func == (left: AbsolutePath, right: AbsolutePath) -> Bool {
    left.string.hasSameBytes(as: right.string)
  }

  package static func < (left: AbsolutePath, right: AbsolutePath) -> Bool {
    left.string.utf8.lexicographicallyPrecedes(right.string.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    let isContiguous: Void? = string.utf8.withContiguousStorageIfAvailable {
      hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
    if isContiguous == nil {
      Array(string.utf8).withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }
}
