/// Tells whether a file still holds certain bytes; not made against forgery.
struct Fingerprint: Sendable, Hashable {
  let count: Int
  /// FNV-1a, 64 bits.
  let hash: UInt64

  init(_ bytes: [UInt8]) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    self.count = bytes.count
    self.hash = hash
  }

  init(count: Int, hash: UInt64) {
    self.count = count
    self.hash = hash
  }
}
