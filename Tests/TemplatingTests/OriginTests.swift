import Testing

@testable import Templating

@Suite struct OriginTests {
  @Test func linesComeFromWhereTheyWereWritten() throws {
    let root = "{# c #}\na\n  {% include 'p' %}\n{% for x in xs %}\n- {{ x }}\n{% endfor %}\nz"
    let rendered = Rendered(root, ["xs": ["1\n2", "3"]], including: ["p": "{# c #}\nb\n\nc\n"])
    let rendering = try rendered.result.get()
    #expect(rendering.text == "a\n  b\n\n  c\n- 1\n2\n- 3\nz")
    let origins = (1...8).map { rendering.origin(ofLine: $0).description }
    #expect(
      origins == ["t:2:1", "p:2:1", "p:3:1", "p:4:1", "t:5:1", "t:5:3", "t:5:1", "t:7:1"]
    )
    #expect(rendering.origin(ofLine: 2, column: 2).description == "p:2:1")
    #expect(rendering.origin(ofLine: 5, column: 3).description == "t:5:3")
  }

  @Test func everyByteOfTextKeepsItsColumn() throws {
    let rendering = try Rendered("ab{{ x }}cd\nef", ["x": "xyz"]).result.get()
    let columns = (0..<7).map { rendering.origin(ofOffset: $0).column }
    #expect(columns == [1, 2, 3, 3, 3, 10, 11])
    #expect(rendering.origin(ofOffset: 9).description == "t:2:2")
  }

  @Test func placesOutsideCountAsTheNearestInside() throws {
    let rendering = try Rendered("a\nb").result.get()
    #expect(rendering.origin(ofOffset: -5).description == "t:1:1")
    #expect(rendering.origin(ofOffset: .max).description == "t:2:2")
    #expect(rendering.origin(ofLine: 0, column: .min).description == "t:1:1")
    #expect(rendering.origin(ofLine: .max, column: .max).description == "t:2:2")
    #expect(try Rendered("").result.get().origin(ofLine: 3).description == "t:1:1")
  }

  /// Text that the template holds verbatim is found again at its origin.
  @Test(arguments: ["\n", "\r\n"])
  func verbatimTextIsFoundAtItsOrigin(_ lineBreak: String) throws {
    let lines = ["α", "{% if yes %}", "  β {{ v }} γ", "{% include 'p' %}", "{% endif %}", "δ"]
    let root = lines.joined(separator: lineBreak)
    let include = "ε\n  ζ\n"
    let rendering = try Rendered(root, ["yes": true, "v": "…"], including: ["p": include]).result
      .get()
    let texts = [
      "t": TemplateText(name: "t", text: root), "p": TemplateText(name: "p", text: include),
    ]
    for (offset, byte) in rendering.text.utf8.enumerated() where byte >= 0x80 {
      let position = rendering.origin(ofOffset: offset)
      let text = try #require(texts[position.template])
      let found = text.bytes.indices.first { text.position(at: $0) == position }
      let original = text.bytes[try #require(found)]
      #expect(original == byte || original == ASCII.leftBrace)
    }
  }
}
