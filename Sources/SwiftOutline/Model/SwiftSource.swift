/// The bytes of one Swift file. Every range in an ``Outline`` is a range of offsets into them.
package struct SwiftSource: Sendable {
  package let bytes: [UInt8]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  package init(_ text: String) {
    self.bytes = Array(text.utf8)
  }

  /// The text of `range`; bytes that are no UTF-8 become U+FFFD.
  package func text(in range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
