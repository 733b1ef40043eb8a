extension String {
  /// `nil` unless the bytes are UTF-8. The standard library's own check needs macOS 15.
  init?(utf8 bytes: some Collection<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    // What cannot be decoded has become U+FFFD.
    guard text.utf8.elementsEqual(bytes) else { return nil }
    self = text
  }

  /// Unlike `==`, which takes canonically equivalent strings for equal.
  func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    let isEqual = utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable { bytes.elementsEqual($0) }
    }
    return (isEqual ?? nil) ?? utf8.elementsEqual(other.utf8)
  }
}

extension UInt8 {
  static let slash = UInt8(ascii: "/")
}
