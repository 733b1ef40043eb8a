import Testing
import YAML

/// What the format accepts, and what it reads.
@Suite struct AcceptedTests {
  struct Case: CustomTestStringConvertible {
    var yaml: String
    var sketch: String
    var testDescription: String { yaml.debugDescription }

    init(_ yaml: String, _ sketch: String) {
      self.yaml = yaml
      self.sketch = sketch
    }
  }

  @Test(arguments: documents + blocks + flows) func structure(_ example: Case) throws {
    #expect(try sketch(parse(example.yaml)) == example.sketch)
  }

  @Test(arguments: plains + quotes + blockScalars) func scalars(_ example: Case) throws {
    #expect(try sketch(parse(example.yaml)) == example.sketch)
  }

  @Test(arguments: ["\n", "\r\n", "\r"]) func lineBreaks(_ lineBreak: String) throws {
    let yaml = "a: |\n  x\n\n  y\nb: 'c\n\n  d'\ne: f\n  g\nh: [i,\n  j]\n"
    let bytes = yaml.replacing("\n", with: lineBreak)
    #expect(
      try sketch(parse(bytes)) == "{a: |x⏎⏎y⏎|, b: 'c⏎d', e: f g, h: [i, j]}"
    )
  }

  static let documents = [
    Case("", ""),
    Case("\n \n# only comments\n", ""),
    Case("---\n", ""),
    Case("---\n...\n", ""),
    Case("...\n", ""),
    Case("\u{FEFF}a: b", "{a: b}"),
    Case("---\na: b\n...\n# behind\n", "{a: b}"),
    Case("--- text", "text"),
    Case("--- [a]", "[a]"),
    Case("---a: b", "{---a: b}"),
    Case("''", "''"),
    Case("  a: b\n  c: d\n", "{a: b, c: d}"),
    Case(
      #"{"a": [1, 2.50, true, null], "b": {"c": "\u00e9\/"}}"#,
      "{\"a\": [1, 2.50, true, null], \"b\": {\"c\": \"é/\"}}"),
    Case("{\n\t\"a\": [\n\t\t1\n\t]\n}\n", "{\"a\": [1]}"),
  ]

  static let blocks = [
    Case("a: b\nc: d\n", "{a: b, c: d}"),
    Case("a:\n  b:\n    c: d\n  e: f\ng: h", "{a: {b: {c: d}, e: f}, g: h}"),
    Case("a:\nb: ''\nc:\n", "{a: ~, b: '', c: ~}"),
    Case("a:\n- b\n- c\nd: e", "{a: [b, c], d: e}"),
    Case("a:\n  - b\n  - c\nd: e", "{a: [b, c], d: e}"),
    Case("- - a\n  - b\n-\n  - c\n-", "[[a, b], [c], ~]"),
    Case("- a: b\n  c: d\n-   e: f\n    g: h", "[{a: b, c: d}, {e: f, g: h}]"),
    Case("a   :   b", "{a: b}"),
    Case("a:\tb\t# c", "{a: b}"),
    Case("a: # comment\n  # comment\n  b # comment\n# comment\n\nc: d", "{a: b, c: d}"),
    Case("화면: 값\n🐙: é", "{화면: 값, 🐙: é}"),
    Case("'a: b': c\n\"d\\n\": e", "{'a: b': c, \"d⏎\": e}"),
    Case("'': a\n\"<<\": b", "{'': a, \"<<\": b}"),
    Case("a b c: d", "{a b c: d}"),
    Case("a:: b\n:c: d\n-e: f\n?g: h", "{a:: b, :c: d, -e: f, ?g: h}"),
    Case("a: 1\n\t\nb: 2", "{a: 1, b: 2}"),
    Case("a:\n \tb", "{a: b}"),
    Case("1: a\n1.0: b\ntrue: c", "{1: a, 1.0: b, true: c}"),
  ]

  static let flows = [
    Case("a: []\nb: {}", "{a: [], b: {}}"),
    Case("a: [b, 'c', \"d\", [e], {f: g}]", "{a: [b, 'c', \"d\", [e], {f: g}]}"),
    Case("a: { b: c, d: [e, f,], }", "{a: {b: c, d: [e, f]}}"),
    Case("a: {b, c: , d}", "{a: {b: ~, c: ~, d: ~}}"),
    Case("a: [b: c, d]", "{a: [{b: c}, d]}"),
    Case("a: [b:, 'c':d]", "{a: [{b: ~}, {'c': d}]}"),
    Case("a: {\"b\":c, 'd': e, f: g}", "{a: {\"b\": c, 'd': e, f: g}}"),
    Case("a: {b:c}", "{a: {b:c: ~}}"),
    Case("a: [\n  b, # comment\n  # comment\n\n  c\n  ]\nd: e", "{a: [b, c], d: e}"),
    Case("a: {b\n  c\n  : d}", "{a: {b c: d}}"),
    Case("[a b,\n c\n d]", "[a b, c d]"),
    Case("[http://a.b/c?d=e, ::f, -1, g#h]", "[http://a.b/c?d=e, ::f, -1, g#h]"),
    Case(
      "{ type: Bool, default: false, binding: true }", "{type: Bool, default: false, binding: true}"
    ),
    Case("[String: Int]", "[{String: Int}]"),
  ]

  static let plains = [
    Case("a: 1.10", "{a: 1.10}"),
    Case("a: ~\nb: null\nc: no", "{a: ~, b: null, c: no}"),
    Case("a: b#c :d -e ?f", "{a: b#c :d -e ?f}"),
    Case("a: b [c] {d}, e", "{a: b [c] {d}, e}"),
    Case("a: Defaults[.icon]", "{a: Defaults[.icon]}"),
    Case("a: (Int, String) -> Void", "{a: (Int, String) -> Void}"),
    Case("a: it's \"so\"", "{a: it's \"so\"}"),
    Case("a: b\\n%@`&*!|>", "{a: b\\n%@`&*!|>}"),
    Case("a: b\n c\n\n  d\n\n\n e", "{a: b c⏎d⏎⏎e}"),
    Case("a: b\n - c\n # d\n", "{a: b - c}"),
    Case("a:\n  b\n  c", "{a: b c}"),
    Case("a\nb\n\nc", "a b⏎c"),
    Case("- a\n \tb", "[a b]"),
    Case("a: 1\u{85}2\u{2028}3", "{a: 1\u{85}2\u{2028}3}"),
  ]

  static let quotes = [
    Case("'it''s'", "'it's'"),
    Case(#"'a\n"b"'"#, #"'a\n"b"'"#),
    Case("'a: b # c'", "'a: b # c'"),
    Case("' a\n  b  \n\n\tc '", "' a b⏎c '"),
    Case("a: '\n  '", "{a: ' '}"),
    Case(#""\0\a\b\t\n\v\f\r\e\ \"\/\\""#, "\"\0\u{7}\u{8}→⏎\u{B}\u{C}\r\u{1B} \"/\\\""),
    Case(#""\N\_\L\P\x41\u00e9\U0001F600""#, "\"\u{85}\u{A0}\u{2028}\u{2029}Aé😀\""),
    Case(#""\uD83D\uDE00""#, "\"😀\""),
    Case("\"a\\\n  b \\\n  \\ c\\\td\"", "\"ab  c→d\""),
    Case("\"a\\\n\n\n  b\"", "\"a⏎⏎b\""),
    Case("\"a\\t \n b\"", "\"a→ b\""),
    Case("\"a\n\n\n b\"", "\"a⏎⏎b\""),
    Case("a: 'b'   # c", "{a: 'b'}"),
    Case("\"---\n ---\"", "\"--- ---\""),
  ]

  static let blockScalars = [
    Case("a: |\n  b\n   c\n\n  d\n\n", "{a: |b⏎ c⏎⏎d⏎|}"),
    Case("a: |-\n  b\n\nc: d", "{a: |b|, c: d}"),
    Case("a: |+\n  b\n\nc: d", "{a: |b⏎⏎|, c: d}"),
    Case("a: |\n\nb: c", "{a: ||, b: c}"),
    Case("a: |+\n\nb: c", "{a: |⏎|, b: c}"),
    Case("a: |2\n   b\n  c\n", "{a: | b⏎c⏎|}"),
    Case("a: |+1\n  b\n", "{a: | b⏎|}"),
    Case("a: >1- # c\n  b\n", "{a: > b>}"),
    Case("a: >\n  b\n  c\n\n  d\n   e\n  f\n", "{a: >b c⏎d⏎ e⏎f⏎>}"),
    Case("a: >\n\n  b\n\n\n  c\n", "{a: >⏎b⏎⏎c⏎>}"),
    Case("a: |\n  # b\n  - c: d\n# e\nf: g", "{a: |# b⏎- c: d⏎|, f: g}"),
    Case("a: |\n \tb\n", "{a: |→b⏎|}"),
    Case("- |\n a\n- >\n b", "[|a⏎|, >b⏎>]"),
    Case("|\na\n  b\n...", "|a⏎  b⏎|"),
    Case("a: |\n  b\n   ", "{a: |b⏎ ⏎|}"),
  ]
}
