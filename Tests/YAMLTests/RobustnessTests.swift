import Testing
import YAML

/// Any bytes give a document or an error inside the file, in time that grows with their number.
@Suite struct RobustnessTests {
  @Test(arguments: 0..<8) func anyBytes(_ seed: UInt64) {
    var random = RandomYAML(seed: seed)
    for _ in 0..<1_000 {
      check(random.bytes())
      check(random.soup())
      check(random.spoiled())
    }
  }

  private func check(_ bytes: [UInt8]) {
    do throws(YAMLError) {
      guard let root = try YAMLDocument.parse(bytes) else { return }
      let written = YAMLWriter().document(value(of: root))
      let again = (try? parse(written)).map { $0.map(value) }
      #expect(again == value(of: root), "\(written.debugDescription)")
    } catch {
      let before = bytes.prefix(error.mark.offset)
      #expect(error.mark.offset >= 0 && error.mark.offset <= bytes.count)
      #expect(error.mark.line == lineCount(before), "\(bytes) \(error)")
      #expect(error.mark.column >= 1 && error.mark.column <= bytes.count + 1)
      #expect(!error.message.isEmpty && !error.message.contains("\n"))
    }
  }

  private func lineCount(_ bytes: ArraySlice<UInt8>) -> Int {
    let breaks = bytes.indices.filter { index in
      bytes[index] == 0x0A && !(index > 0 && bytes[index - 1] == 0x0D) || bytes[index] == 0x0D
    }
    return breaks.count + 1
  }

  private func value(of node: YAMLNode) -> YAMLValue {
    switch node.content {
    case .scalar(let scalar): node.isEmpty ? .empty : .text(scalar.text)
    case .sequence(let items): .list(items.map(value))
    case .mapping(let entries):
      .mapping(entries.map { YAMLMember($0.name, value(of: $0.value)) })
    }
  }

  struct Shape: CustomTestStringConvertible {
    var start = ""
    var piece: String
    var end = ""
    var testDescription: String { (start + piece + end).debugDescription }
  }

  @Test(arguments: [
    Shape(piece: "- a\n"),
    Shape(piece: "-\n"),
    Shape(piece: "- a: b\n  c: d\n"),
    Shape(piece: "- [[a, b], {c: d}]\n"),
    Shape(piece: "\n"),
    Shape(piece: "# comment\n"),
    Shape(start: "- a", piece: " \t"),
    Shape(start: "- a", piece: "\n\n  b"),
    Shape(start: "- a", piece: "\n \t"),
    Shape(start: "[a", piece: "\n", end: "]"),
    Shape(start: "[a", piece: " # c\n", end: "]"),
    Shape(start: "[", piece: "a, ", end: "]"),
    Shape(start: "[", piece: "a: b,\n# c\n", end: "]"),
    Shape(start: "{a", piece: "\n b", end: "}"),
    Shape(start: "'", piece: "a''\n\n", end: "'"),
    Shape(start: "\"", piece: "\\n \\\n", end: "\""),
    Shape(start: "a: |\n", piece: "  b\n\n"),
    Shape(start: "a: >+\n", piece: "\n"),
    Shape(start: "a: >\n", piece: "    \n"),
    Shape(piece: "a"),
    Shape(piece: "a :b"),
    Shape(start: "? ", piece: "a"),
  ])
  func growth(_ shape: Shape) throws {
    let count = 200_000 / shape.piece.utf8.count
    let yaml = shape.start + String(repeating: shape.piece, count: count) + shape.end
    let limits = YAMLLimits(bytes: .max, depth: 64, nodes: .max)
    var parser = try YAMLParser(Array(yaml.utf8), limits: limits)
    _ = try? parser.document()
    #expect(parser.distance <= 6 * yaml.utf8.count)
  }
}
