import Testing

@testable import Templating

@Suite struct ExpressionTests {
  private let context: [String: TemplateValue] = [
    "a": true, "b": false, "s": "text", "n": 3, "xs": ["p", "q"], "none_": .none, "e": "",
    "d": ["k": "v", "in": 1, "deep": ["x": [10, 20]]], "größe": 5, "no": [],
  ]

  @Test(arguments: [
    ("a or b and b", true), ("(a or b) and b", false), ("not b", true), ("not not a", true),
    ("not a or a", true), ("not b and a", true), ("not n == 3", false), ("a == not b", nil),
    ("n == 3", true), ("n != 3", false), ("n < 4", true), ("n > 3", false), ("n <= 3", true),
    ("n >= 4", false), ("-1 < 0", true), ("s == 'text'", true), ("s != \"x\"", true),
    ("'p' in xs", true), ("'z' in xs", false), ("not 'z' in xs", true), ("'ex' in s", true),
    ("'' in s", true), ("'k' in d", true), ("'v' in d", false), ("1 in no", false),
    ("xs == xs", true), ("xs != xs", false), ("d == d", true), ("a == true", true),
    ("s is defined", true), ("q is defined", false), ("none_ is defined", false),
    ("d.k is defined", true), ("d.z.y is defined", false), ("s.z is defined", false),
    ("q is defined and q == 1", false), ("a or q", true), ("xs.0 is defined", true),
    ("xs.2 is defined", false), ("no.first is defined", false), ("'p' in xs and a", true),
  ])
  func conditionsHold(_ condition: String, _ holds: Bool?) {
    let rendered = Rendered("{{ \(condition) }}", context)
    #expect((rendered.error == nil ? rendered.text : nil) == holds.map { $0 ? "true" : "false" })
  }

  @Test(arguments: [
    ("s", true), ("e", false), ("n", true), ("0", false), ("-1", false), ("xs", true),
    ("no", false),
    ("d", true), ("none_", false), ("'x'", true), ("a", true), ("b", false),
  ])
  func valuesAreTrueOrFalse(_ value: String, _ isTrue: Bool) {
    #expect(
      Rendered("{% if \(value) %}y{% else %}n{% endif %}", context).text == (isTrue ? "y" : "n"))
  }

  @Test(arguments: [
    ("d.k", "v"), ("d.in", "1"), ("d.deep.x.1", "20"), ("d.deep.x.last", "20"), ("xs.first", "p"),
    ("xs.count", "2"), ("größe", "5"), ("-12", "-12"),
    ("'it\\'s \\\"q\\\" \\\\ \\t'", "it's \"q\" \\ \t"),
    ("9223372036854775807", "9223372036854775807"),
    ("-9223372036854775808", "-9223372036854775808"),
    ("true", "true"), ("(s)", "text"), ("q|default:s|upperFirstLetter", "Text"),
    ("q|default:(s|upperFirstLetter)", "Text"), ("none_|default:'x'", "x"), ("e|default:'x'", ""),
    ("(none_)|default:'x'", "x"), ("d.z.y|default:-1", "-1"), ("s|default:unknown", "text"),
    ("  s\n | \t upperFirstLetter", "Text"), ("'«ü»'", "«ü»"),
  ])
  func valuesAreWritten(_ expression: String, _ output: String) {
    #expect(Rendered("{{ \(expression) }}", context).text == output)
  }
}
