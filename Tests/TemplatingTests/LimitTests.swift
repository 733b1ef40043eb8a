import Testing

@testable import Templating

/// Templates that want to take the time, the memory or the stack of the process.
@Suite struct LimitTests {
  private let xs = TemplateValue.array(Array(repeating: .integer(1), count: 1000))

  @Test func includesThatNeverEnd() {
    let cycle = Rendered(
      "\n{% include 'a' %}", including: ["a": "{% include 'b' %}", "b": " {% include 'a' %}"])
    #expect(
      cycle.text
        == "b:1:2: error: includes are nested more than 16 deep: does a template include itself?"
    )
    let wide = String(repeating: "{% include 'a' %}", count: 20)
    #expect(
      Rendered("{% include 'a' %}", including: ["a": "x" + wide]).error?.position.template == "a")
  }

  @Test func includesAsDeepAsAllowed() {
    let templates = Dictionary(
      uniqueKeysWithValues: (0..<16).map {
        ("p\($0)", $0 == 0 ? "x" : "{% include 'p\($0 - 1)' %}")
      }
    )
    #expect(Rendered("{% include 'p15' %}", including: templates).text == "x")
    #expect(Rendered("{% if false %}{% include 't' %}{% endif %}y").text == "y")
  }

  @Test func widelyBranchingIncludes() {
    var templates = ["p0": ""]
    for level in 1..<16 {
      templates["p\(level)"] = String(repeating: "{% include 'p\(level - 1)' %}", count: 10)
    }
    let limits = TemplateLimits(includeDepth: 16, outputBytes: 1 << 20, loopSteps: 1000)
    let rendered = Rendered("{% include 'p15' %}", including: templates, limits: limits)
    #expect(
      rendered.message
        == "rendering takes too long: fewer loops, includes or long values are needed"
    )
  }

  @Test(arguments: [
    "{% for x in xs %}{{ long|replace:'a','b'|count }}{% endfor %}",
    "{% for x in xs %}{% set y %}{{ long }}{% endset %}{% endfor %}",
    "{% for x in xs where long == long %}{% endfor %}",
    "{% for x in xs where 'b' in long %}{% endfor %}",
    "{% for x in xs where 2 in xs %}{% endfor %}",
    "{% for x in xs where \(String(repeating: "x == 1 and ", count: 100)) true %}{% endfor %}",
    "{% for x in xs %}\(String(repeating: "{% if 0 %}{% endif %}", count: 60)){% endfor %}",
  ])
  func loopsThatDoMuchInEveryTurn(_ template: String) {
    let context = ["xs": xs, "long": .string(Self.times(2000, "a"))]
    let limits = TemplateLimits(includeDepth: 1, outputBytes: 1 << 20, loopSteps: 1000)
    #expect(Rendered(template, context, limits: limits).error?.kind == .tooMuchWork)
  }

  @Test func outputs() {
    let line = String(repeating: "x", count: 1023) + "\n"
    let full = Rendered(
      "{% for x in xs %}\(line){% endfor %}", ["xs": .array(Array(repeating: 1, count: 1024))])
    #expect(full.text.utf8.count == 1 << 20)
    let over = Rendered(
      "{% for x in xs %}\(line){% endfor %}x", ["xs": .array(Array(repeating: 1, count: 1024))])
    #expect(over.text == "t:2:13: error: the output is longer than 1048576 bytes")
  }

  struct Case: Sendable {
    let template: String
    let message: String?
  }

  private static func times(_ count: Int, _ text: String) -> String {
    String(repeating: text, count: count)
  }

  private static let tooLong = "the value is longer than 1048576 bytes"
  private static let tooManySteps = "loops take more than 100000 steps"
  private static let cases: [Case] = [
    Case(template: "{{ x|indent:1048577 }}", message: tooLong),
    Case(template: "{{ x|indent:9223372036854775807,'  ' }}", message: tooLong),
    Case(template: "{{ x|indent:1000000 }}", message: tooLong),
    Case(template: "{{ xs|join:long }}", message: tooLong),
    Case(
      template: "{% for x in xs %}{% set y %}{{ long }}{{ long }}{% endset %}{% endfor %}",
      message: nil
    ),
    Case(
      template: "{% set y 'aa' %}\(times(8, "{% set y y|replace:'a',y %}")){{ y }}",
      message: tooLong
    ),
    Case(
      template: "{% set y 'aa' %}\(times(30, "{% set y %}{{ y }}{{ y }}{% endset %}"))",
      message: "the output is longer than 1048576 bytes"
    ),
    Case(
      template: "{% for x in xs %}{% for y in xs %}{% endfor %}{% endfor %}",
      message: tooManySteps
    ),
    Case(
      template: times(101, "{% for x in xs where x == 2 %}{% endfor %}"),
      message: tooManySteps
    ),
    Case(
      template: "{% for x in xs %}{% for y in xs where x == 2 %}{% endfor %}{% endfor %}",
      message: tooManySteps
    ),
  ]

  @Test(arguments: cases)
  func hugeValuesAndLoops(_ test: Case) {
    let context: [String: TemplateValue] = [
      "x": "a\nb\nc", "xs": xs, "long": .string(Self.times(2000, "a")),
    ]
    #expect(Rendered(test.template, context).message == test.message)
  }

  @Test(arguments: [
    ("{{ ", "(", "1", ")", " }}"), ("{{ ", "not ", "true", "", " }}"),
    ("{{ 1|default:", "(1|default:", "1", ")", " }}"),
    ("{{ ", "(not ", "true", ")", " }}"),
  ])
  func nestedExpressions(
    _ start: String,
    _ open: String,
    _ middle: String,
    _ close: String,
    _ end: String
  ) {
    func nested(_ depth: Int) -> Rendered {
      Rendered(
        start + String(repeating: open, count: depth) + middle
          + String(repeating: close, count: depth) + end
      )
    }
    #expect(nested(16).error == nil)
    #expect(nested(50_000).message == "the expression is nested more than 32 deep")
  }

  @Test(arguments: [
    ("{% if true %}", "{% endif %}"), ("{% for x in d %}", "{% endfor %}"),
    ("{% set x %}", "{% endset %}"),
  ])
  func nestedBlocks(_ open: String, _ close: String) {
    func nested(_ depth: Int) -> Rendered {
      Rendered(
        String(repeating: open, count: depth) + String(repeating: close, count: depth),
        ["d": ["k": 1]]
      )
    }
    #expect(nested(64).error == nil)
    #expect(nested(65).message == "blocks are nested more than 64 deep")
    #expect(nested(20_000).error?.kind == .blocksTooDeep(limit: 64))
  }

  @Test func longChainsAreNotDeep() {
    let count = 20_000
    #expect(
      Rendered("{{ true" + String(repeating: " and true", count: count) + " }}").text == "true")
    #expect(
      Rendered("{{ 'a'" + String(repeating: "|lowerFirstLetter", count: count) + " }}").text == "a")
    #expect(
      Rendered("{{ d" + String(repeating: ".d", count: count) + "|default:1 }}", ["d": [:]]).text
        == "1")
    let branches = String(repeating: "{% elif false %}", count: count)
    #expect(Rendered("{% if false %}" + branches + "{% else %}x{% endif %}").text == "x")
  }
}
