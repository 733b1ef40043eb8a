import Testing

@testable import Templating

/// The rendered template's first line break decides for the whole output.
@Suite struct LineBreakTests {
  @Test func templatesWithCRLFGiveCRLF() {
    let template = "{% for x in xs %}\r\n  {{ x }}\r\n{% endfor %}\r\n\r\nend\r\n"
    #expect(Rendered(template, ["xs": ["a", "b\nc"]]).text == "  a\r\n  b\r\nc\r\n\r\nend\r\n")
  }

  @Test func includesTakeTheLineBreaksOfTheirRoot() {
    let unix = "{\n\n  x\n}\n"
    let windows = "{\r\n\r\n  x\r\n}\r\n"
    let includeInWindows = Rendered("a\r\n  {% include 'p' %}\r\n", including: ["p": unix])
    #expect(includeInWindows.text == "a\r\n  {\r\n\r\n    x\r\n  }\r\n")
    let includeInUnix = Rendered("a\n  {% include 'p' %}\n", including: ["p": windows])
    #expect(includeInUnix.text == "a\n  {\n\n    x\n  }\n")
  }

  @Test func aTemplateOfOneLineTakesThoseOfItsInclude() {
    #expect(Rendered("{% include 'p' %}", including: ["p": "a\r\nb"]).text == "a\r\nb")
    #expect(Rendered("{{ x }}", ["x": "a\r\nb"]).text == "a\nb")
  }

  @Test func setBlocksHoldLineFeeds() {
    let template = "{% set x %}\r\na\r\nb\r\n{% endset %}\r\n{{ x|replace:'\\n','|' }}\r\n"
    #expect(Rendered(template).text == "a|b|\r\n")
  }

  @Test func aByteOrderMarkIsLeftOut() {
    #expect(Rendered("\u{FEFF}{# c #}\na").text == "a")
    #expect(Rendered("\u{FEFF}{{ x }}").error?.position.column == 4)
  }

  @Test func aLoneCarriageReturnIsText() {
    #expect(Rendered("a\rb\n{# c #}\nd").text == "a\rb\nd")
  }
}
