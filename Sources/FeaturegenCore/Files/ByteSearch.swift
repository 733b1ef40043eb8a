#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension [UInt8] {
  /// Whether `pattern` stands anywhere in these bytes.
  ///
  /// Candidates are found by the C library, since whole modules are searched.
  func contains(bytes pattern: [UInt8]) -> Bool {
    guard let first = pattern.first else { return true }
    return withUnsafeBytes { bytes in
      var rest = bytes[...]
      while rest.count >= pattern.count {
        let candidates = UnsafeRawBufferPointer(rebasing: rest)
        guard let start = candidates.baseAddress,
          let found = memchr(start, Int32(first), candidates.count - pattern.count + 1)
        else { return false }
        if memcmp(found, pattern, pattern.count) == 0 { return true }
        rest = rest.dropFirst(UnsafeRawPointer(found) - start + 1)
      }
      return false
    }
  }
}
