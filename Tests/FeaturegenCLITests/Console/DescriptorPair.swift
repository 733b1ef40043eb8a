import Foundation

/// A pipe of the operating system; each end is closed once, by hand.
struct DescriptorPair: Sendable {
  struct CannotOpen: Error {}

  let reading: Int32
  let writing: Int32

  init() throws {
    var descriptors: [Int32] = [-1, -1]
    guard pipe(&descriptors) == 0 else { throw CannotOpen() }
    (reading, writing) = (descriptors[0], descriptors[1])
  }

  /// Reads until the writing end is closed, then closes the other.
  func readAll() -> String {
    defer { close(reading) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(reading, &chunk, chunk.count)
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += chunk.prefix(count)
    }
  }
}
