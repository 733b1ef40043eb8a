/// A text under construction that never grows beyond a limit.
struct BoundedText {
  private let limit: Int
  private var bytes: [UInt8] = []

  init(limit: Int) {
    self.limit = limit
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func append(_ piece: some Collection<UInt8>) throws(TemplateError.Kind) {
    guard piece.count <= limit - bytes.count else { throw .valueTooLong(limit: limit) }
    bytes.append(contentsOf: piece)
  }
}
