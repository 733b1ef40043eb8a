import TestSupport
import YAML

/// Seeded inputs for property tests.
struct RandomYAML {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func int(_ range: Range<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[int(0..<elements.count)]
  }

  /// Any text, but rich in what YAML gives a meaning.
  mutating func text(atMost count: Int = 10) -> String {
    var result = String.UnicodeScalarView()
    for _ in 0..<int(0..<count + 1) {
      if int(0..<20) > 0 {
        result.append(contentsOf: pick(Self.pieces).unicodeScalars)
      } else if let scalar = Unicode.Scalar(UInt32(int(0..<0x11_0000))) {
        result.append(scalar)
      }
    }
    return String(result)
  }

  mutating func value(depth: Int = 0) -> YAMLValue {
    switch int(0..<(depth > 4 ? 4 : 9)) {
    case 0: return .empty
    case 1...3: return .text(text())
    case 4...5: return .list((0..<int(0..<4)).map { _ in value(depth: depth + 1) })
    default:
      var names: Set<String> = []
      let members = (0..<int(0..<4)).compactMap { _ -> YAMLMember? in
        let name = text()
        guard names.insert(name).inserted else { return nil }
        let comments = int(0..<5) == 0 ? [text()] : []
        return YAMLMember(name, value(depth: depth + 1), comments: comments)
      }
      return .mapping(members, layout: int(0..<3) == 0 ? .block : .automatic)
    }
  }

  /// Pieces of YAML in any order.
  mutating func soup() -> [UInt8] {
    (0..<int(0..<40)).flatMap { _ in Array(pick(Self.pieces + Self.layout).utf8) }
  }

  mutating func bytes() -> [UInt8] {
    (0..<int(0..<64)).map { _ in UInt8(int(0..<256)) }
  }

  /// A document that the format accepts, spoiled: cut, bytes replaced, pieces inserted.
  mutating func spoiled() -> [UInt8] {
    var bytes = Array(YAMLWriter(width: int(20..<100)).document(value()).utf8)
    for _ in 0..<int(0..<4) {
      let index = int(0..<bytes.count + 1)
      switch int(0..<4) {
      case 0: bytes.removeSubrange(index...)
      case 1: bytes.insert(contentsOf: Array(pick(Self.pieces + Self.layout).utf8), at: index)
      case 2:
        bytes.replaceSubrange(index..<min(index + 1, bytes.count), with: [UInt8(int(0..<256))])
      default: bytes.removeSubrange(index..<min(index + int(0..<5), bytes.count))
      }
    }
    return bytes
  }

  private static let pieces = [
    "a", "b", "key", " ", "  ", ":", ": ", "-", "- ", "?", "? ", "#", " #", ",", "[", "]", "{", "}",
    "'", "\"", "\\", "|", ">", "&", "*", "!", "%", "@", "`", "~", "<<", "---", "...", "\n", "\n\n",
    "\t", "\r", "true", "1.10", "[Item] = []", "é", "한", "👩‍👩‍👧", "\u{85}", "\u{2028}", "\u{202E}",
    "\u{FEFF}", "\0", "\u{7F}", "\u{A0}", "\u{301}",
  ]

  private static let layout = [
    "\n", "\n  ", "\n    ", "\n- ", "\nkey: ", ": |\n  ", ": >-\n  ", "[a, b]", "{a: b}", "\"a\": ",
    "\r\n", "\n\t", "\\u00e9", "|2-\n", "# c\n",
  ]
}
