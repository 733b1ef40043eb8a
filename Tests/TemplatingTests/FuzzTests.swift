import TestSupport
import Testing

@testable import Templating

/// Whatever a template holds: never a trap, and every position is one of a template that took part.
@Suite struct FuzzTests {
  private static let valid = [
    "public {% if x %}final {% endif %}class {{ name|upperFirstLetter }} {}\n",
    "f({% for a in xs %}{{ a }}{% if not forloop.last %}, {% endif %}{% endfor %})\r\n",
    "  {% include \"part\" %}\n{# comment\n #}\n\t{%- set y name|default:'z' -%}\n{{ y }}",
    "{% for k, v in d where k in xs and (k != \"a\" or v is defined) %}\n{{ k }}\n{% empty %}-{% endfor %}\n",
    "{% set body %}\n  {% include name %}{% include 'part' %}\n{% endset %}\n{{ body|indent:2,' ',true }}\n",
    "{% if d.a >= -1 %}{{ xs.0|replace:'a','b'|swiftIdentifier:\"pretty\" }}{% elif xs.count < 2 %}é{% else %}ß{% endif %}",
    "{{ xs|join:', '|snakeToCamelCase:true }}{{ d.missing|default:(name|lowerFirstWord) }}{{ '{{' }}",
  ]
  private static let part = "{% for z in xs %}\n  p{{ forloop.counter }}\n\n{% endfor %}\n"
  private static let context: [String: TemplateValue] = [
    "x": true, "name": "part", "xs": ["a", "b_c"], "d": ["a": 1, "b": .none], "n": -1,
  ]

  /// Returns whether the template was rendered.
  private func check(_ template: String, _ comment: @autoclosure () -> String) -> Bool {
    let rendered = Rendered(template, Self.context, including: ["part": Self.part])
    let texts = [
      "t": TemplateText(name: "t", text: template),
      "part": TemplateText(name: "part", text: Self.part),
    ]
    func isInside(_ position: TemplatePosition) -> Bool {
      guard let text = texts[position.template] else { return false }
      let offsets = 0...text.bytes.count
      return offsets.contains { text.position(at: $0) == position }
    }
    switch rendered.result {
    case .failure(let error):
      #expect(isInside(error.position), "\(error) \(comment())")
      #expect(!error.kind.message.isEmpty)
      return false
    case .success(let rendering):
      let count = rendering.text.utf8.count
      for offset in [-1, 0, count / 2, count - 1, count] {
        #expect(isInside(rendering.origin(ofOffset: offset)), "\(offset) \(comment())")
      }
      return true
    }
  }

  @Test(arguments: 0..<4)
  func randomBytes(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let frequent = Array("{{%%}}##-'\"\\|:,.()=!<> \n\r\tifornset01a_é".utf8)
    for _ in 0..<500 {
      let count = Int.random(in: 0..<60, using: &generator)
      let bytes = (0..<count).map { _ in
        Bool.random(using: &generator)
          ? UInt8.random(in: .min ... .max, using: &generator)
          : frequent.randomElement(using: &generator) ?? 0
      }
      _ = check(String(decoding: bytes, as: UTF8.self), "\(bytes)")
    }
  }

  @Test(arguments: 0..<8)
  func splicesOfValidTemplates(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed &+ 1000)
    var renderedCount = 0
    for _ in 0..<250 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let source = Array((Self.valid.randomElement(using: &generator) ?? "").utf8)
        let isWhole = Bool.random(using: &generator)
        let low = isWhole ? 0 : Int.random(in: 0...source.count, using: &generator)
        let high = isWhole ? source.count : Int.random(in: low...source.count, using: &generator)
        bytes += source[low..<high]
      }
      let template = String(decoding: bytes, as: UTF8.self)
      if check(template, template.debugDescription) { renderedCount += 1 }
    }
    #expect(renderedCount > 10)
  }

  @Test func validTemplatesRender() {
    for template in Self.valid {
      #expect(check(template, template), "\(Rendered(template, Self.context).text)")
    }
  }

  /// Plain text comes out as it went in.
  @Test(arguments: 0..<4)
  func textIsCopied(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed &+ 2000)
    let letters = Array("ab \t\n{}%#-é👍")
    for _ in 0..<200 {
      let count = Int.random(in: 0..<40, using: &generator)
      let text = String((0..<count).map { _ in letters.randomElement(using: &generator) ?? "a" })
      let startsTag = ["{{", "{%", "{#"].contains { SubstringSearch($0).isFound(in: text) }
      guard !startsTag else { continue }
      #expect(Rendered(text).text == text)
    }
  }
}
