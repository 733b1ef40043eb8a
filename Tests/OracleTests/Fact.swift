/// One thing both readers say of a file, in words that must be equal.
struct Fact: Hashable, Comparable, CustomStringConvertible {
  var offset: Int
  var text: String

  init(_ range: Range<Int>, _ text: String) {
    offset = range.lowerBound
    self.text = "\(range.lowerBound)..<\(range.upperBound) " + text
  }

  static func < (left: Fact, right: Fact) -> Bool {
    (left.offset, left.text) < (right.offset, right.text)
  }

  var description: String { text }
}

func spell(_ range: Range<Int>?) -> String {
  range.map { "\($0.lowerBound)..<\($0.upperBound)" } ?? "-"
}
