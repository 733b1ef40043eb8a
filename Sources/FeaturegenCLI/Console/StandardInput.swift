#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a command is given on standard input.
package struct StandardInput: Sendable {
  private let read: @Sendable (_ limit: Int) -> [UInt8]

  /// That of the process.
  package static let process = StandardInput { limit in
    bytes(of: STDIN_FILENO, atMost: limit)
  }

  /// For tests.
  package static func memory(_ bytes: [UInt8]) -> StandardInput {
    StandardInput { Array(bytes.prefix($0)) }
  }

  /// Everything up to the end, but no more than `limit` bytes.
  package func bytes(atMost limit: Int) -> [UInt8] {
    read(limit)
  }

  /// A failing read is the end.
  private static func bytes(of descriptor: Int32, atMost limit: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: limit) { buffer, filled in
      while filled < limit, let start = buffer.baseAddress {
        #if canImport(Darwin)
          let count = Darwin.read(descriptor, start + filled, limit - filled)
        #elseif canImport(Glibc)
          let count = Glibc.read(descriptor, start + filled, limit - filled)
        #elseif canImport(Musl)
          let count = Musl.read(descriptor, start + filled, limit - filled)
        #endif
        if count > 0 {
          filled += count
        } else if count == 0 || errno != EINTR {
          return
        }
      }
    }
  }
}
