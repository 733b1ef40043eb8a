/// The calls and switches of a range.
struct Bodies: Sendable {
  let range: Range<Int>
  /// In source order.
  let calls: [Call]
  /// In source order.
  let switches: [Switch]

  func cover(_ other: Range<Int>) -> Bool {
    range.lowerBound <= other.lowerBound && other.upperBound <= range.upperBound
  }

  func calls(in range: Range<Int>) -> [Call] {
    Self.part(of: calls, in: range, rangeOf: \.range)
  }

  func switches(in range: Range<Int>) -> [Switch] {
    Self.part(of: switches, in: range, rangeOf: \.range)
  }

  private static func part<Element>(
    of elements: [Element], in range: Range<Int>, rangeOf: (Element) -> Range<Int>
  ) -> [Element] {
    var low = 0
    var high = elements.count
    while low < high {
      let middle = (low + high) / 2
      if rangeOf(elements[middle]).lowerBound < range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return Array(elements[low...].prefix { rangeOf($0).lowerBound < range.upperBound })
  }
}
