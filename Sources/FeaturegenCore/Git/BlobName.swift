/// The name that git gives to contents in repositories that use SHA-1.
enum BlobName {
  /// The SHA-1 of `blob SIZE\0` and the contents, in hexadecimal digits.
  static func sha1(of contents: [UInt8]) -> [UInt8] {
    var text = Array("blob \(contents.count)".utf8)
    text.reserveCapacity(contents.count + 160)
    text.append(0)
    text += contents
    let bitCount = UInt64(text.count) &* 8
    text.append(0x80)
    text += [UInt8](repeating: 0, count: (120 - text.count % 64) % 64)
    for shift in stride(from: 56, through: 0, by: -8) {
      text.append(UInt8(truncatingIfNeeded: bitCount >> UInt64(shift)))
    }
    var state = State()
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 80) { words in
      text.withUnsafeBufferPointer { bytes in
        for start in stride(from: 0, to: bytes.count, by: 64) {
          state.take(UnsafeBufferPointer(rebasing: bytes[start..<start + 64]), words)
        }
      }
    }
    return state.digits
  }

  /// FIPS 180-4, section 6.1.
  private struct State {
    var a: UInt32 = 0x6745_2301
    var b: UInt32 = 0xefcd_ab89
    var c: UInt32 = 0x98ba_dcfe
    var d: UInt32 = 0x1032_5476
    var e: UInt32 = 0xc3d2_e1f0

    /// - Parameters:
    ///   - block: 64 bytes.
    ///   - words: Room for 80.
    mutating func take(
      _ block: UnsafeBufferPointer<UInt8>, _ words: UnsafeMutableBufferPointer<UInt32>
    ) {
      for index in 0..<16 {
        words[index] =
          UInt32(block[4 * index]) << 24 | UInt32(block[4 * index + 1]) << 16
          | UInt32(block[4 * index + 2]) << 8 | UInt32(block[4 * index + 3])
      }
      for index in 16..<80 {
        words[index] =
          (words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]).rotated(1)
      }
      var next = self
      for word in words[..<20] {
        next.mix(word, next.d ^ (next.b & (next.c ^ next.d)), 0x5a82_7999)
      }
      for word in words[20..<40] { next.mix(word, next.b ^ next.c ^ next.d, 0x6ed9_eba1) }
      for word in words[40..<60] {
        next.mix(word, (next.b & next.c) | (next.d & (next.b | next.c)), 0x8f1b_bcdc)
      }
      for word in words[60..<80] { next.mix(word, next.b ^ next.c ^ next.d, 0xca62_c1d6) }
      a = a &+ next.a
      b = b &+ next.b
      c = c &+ next.c
      d = d &+ next.d
      e = e &+ next.e
    }

    private mutating func mix(_ word: UInt32, _ function: UInt32, _ constant: UInt32) {
      let new = a.rotated(5) &+ function &+ e &+ constant &+ word
      (a, b, c, d, e) = (new, a, b.rotated(30), c, d)
    }

    var digits: [UInt8] {
      let digits = Array("0123456789abcdef".utf8)
      return [a, b, c, d, e].flatMap { word in
        stride(from: 28, through: 0, by: -4).map { digits[Int(word >> UInt32($0)) & 15] }
      }
    }
  }
}

extension UInt32 {
  fileprivate func rotated(_ count: UInt32) -> UInt32 {
    self &<< count | self &>> (32 &- count)
  }
}
