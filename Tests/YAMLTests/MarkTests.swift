import Testing
import YAML

/// Where nodes and the characters of scalars stand.
@Suite struct MarkTests {
  @Test func rangesOfNodes() throws {
    let yaml = "\u{FEFF}a: 'b'\r\nkey:\r\n  - [c]\r\n  -\r\nd:"
    let root = try #require(try parse(yaml))
    #expect(
      places(root) == [
        "1:1–5:3", "1:1–1:2", "1:4–1:7", "2:1–2:4", "3:3–4:4", "3:5–3:8",
        "3:6–3:7", "4:4–4:4", "5:1–5:2", "5:3–5:3",
      ])
  }

  private func places(_ node: YAMLNode) -> [String] {
    let (start, end) = (node.range.start, node.range.end)
    let place = "\(start.line):\(start.column)–\(end.line):\(end.column)"
    switch node.content {
    case .scalar: return [place]
    case .sequence(let items): return [place] + items.flatMap(places)
    case .mapping(let entries):
      return [place] + entries.flatMap { places($0.key) + places($0.value) }
    }
  }

  struct Case: CustomTestStringConvertible {
    var yaml: String
    /// `line:column` of every byte of the value's text and of its end.
    var places: String
    var testDescription: String { yaml.debugDescription }
  }

  @Test(arguments: [
    Case(yaml: "a: bcd", places: "1:4 1:5 1:6 1:7"),
    Case(yaml: "a: 'b''c'", places: "1:5 1:6 1:8 1:9"),
    Case(yaml: #"a: "b\u00e9\n""#, places: "1:5 1:6 1:6 1:12 1:14"),
    Case(yaml: "a: b\n\n  c\n  d", places: "1:4 1:5 3:3 3:4 4:3 4:4"),
    Case(yaml: "a: \"b\\\n  c\"", places: "1:5 2:3 2:4"),
    Case(yaml: "a: |\n  b\n\n  c\n", places: "2:3 2:4 2:4 4:3 4:4 4:4"),
    Case(yaml: "a: >-\n  é\n  b", places: "2:3 2:4 2:5 3:3 3:4"),
    Case(yaml: "a: ''", places: "1:5"),
    Case(yaml: "a:", places: "1:3"),
  ])
  func placesInText(_ example: Case) throws {
    let root = try #require(try parse(example.yaml))
    guard case .mapping(let entries) = root.content,
      case .scalar(let scalar) = entries[0].value.content
    else {
      Issue.record("not a mapping to a scalar")
      return
    }
    let marks = (0...scalar.text.utf8.count).map { scalar.mark(atTextOffset: $0) }
    #expect(marks.map { "\($0.line):\($0.column)" }.joined(separator: " ") == example.places)
    #expect(scalar.mark(atTextOffset: .max) == marks.last)
    #expect(scalar.mark(atTextOffset: -1) == marks.first)
  }

  @Test func offsetsPointAtTheBytesOfTheFile() throws {
    let yaml = "화면:\r\n  값: \"ab\"\r\n"
    let bytes = Array(yaml.utf8)
    let root = try #require(try YAMLDocument.parse(bytes))
    guard case .mapping(let entries) = root.content,
      case .mapping(let inner) = entries[0].value.content
    else {
      Issue.record("not a mapping in a mapping")
      return
    }
    let range = inner[0].value.range
    let text = String(decoding: bytes[range.start.offset..<range.end.offset], as: UTF8.self)
    #expect(text == "\"ab\"")
    #expect(range.start.column == 8)
  }
}
