import Testing
import YAML

/// What the format refuses: where, and with which advice.
@Suite struct RefusedTests {
  struct Case: CustomTestStringConvertible {
    var yaml: String
    var refusal: String
    var testDescription: String { yaml.debugDescription }

    init(_ yaml: String, _ refusal: String) {
      self.yaml = yaml
      self.refusal = refusal
    }
  }

  @Test(arguments: unsupported + layout + keys) func structure(_ example: Case) {
    #expect(refusal(of: example.yaml) == example.refusal)
  }

  @Test(arguments: plains + quotes + brackets + blockScalars) func scalars(_ example: Case) {
    #expect(refusal(of: example.yaml) == example.refusal)
  }

  static let unsupported = [
    Case(
      "a: &b c",
      "1:4: '&' begins an anchor, which is not supported: remove it, "
        + "or quote the value if it is text"
    ),
    Case(
      "doc: *bold*",
      "1:6: '*' begins an alias, which is not supported: repeat what it stands for, "
        + "or quote the value if it is text"
    ),
    Case(
      "a: [!b c]",
      "1:5: '!' begins a tag, which is not supported: remove it, or quote the value if it is text"
    ),
    Case("<<: b", "1:1: the merge key '<<' is not supported: repeat the keys"),
    Case("? a\n: b", "1:1: only a plain or quoted word can be a key: quote it"),
    Case("[a]: b", "1:1: only a plain or quoted word can be a key: quote it"),
    Case("a: {{b: c}: d}", "1:5: only a plain or quoted word can be a key: quote it"),
    Case("a: [? b]", "1:5: only a plain or quoted word can be a key: quote it"),
    Case(": a", "1:1: no key before ':': write one, or quote the ':' if it is text"),
    Case(
      "a: {b: c, : d}",
      "1:11: no key before ':': write one, or quote the ':' if it is text"
    ),
    Case(
      "%YAML 1.2\n---\na: b",
      "1:1: '%' begins a directive, which is not supported: remove the line"
    ),
    Case("a: b\n---\nc: d", "2:1: a second document: give each document a file of its own"),
    Case("a\n...\nb", "3:1: a second document: give each document a file of its own"),
    Case("a\n... b", "2:5: a second document: give each document a file of its own"),
  ]

  static let layout = [
    Case("a:\n\tb: c", "2:2: a tab as indentation: use spaces"),
    Case("a:\n\t- b", "2:2: a tab as indentation: use spaces"),
    Case("a: b\n\tc: d", "2:2: a tab as indentation: use spaces"),
    Case("-\t- a", "1:3: a tab as indentation: use spaces"),
    Case("a: 'b\n\tc'", "2:2: a tab as indentation: use spaces"),
    Case("a: |\n\tb", "2:1: a tab as indentation: use spaces"),
    Case(
      "a:\n  b: c\n d: e",
      "3:2: wrong indentation: begin in column 1, like the lines it belongs to"
    ),
    Case(
      "  a: b\nc: d",
      "2:1: wrong indentation: begin in column 3, like the lines it belongs to"
    ),
    Case(
      "a: 'b'\n  c: d",
      "2:3: wrong indentation: begin in column 1, like the lines it belongs to"
    ),
    Case(
      "a: - b",
      "1:4: a list or mapping cannot begin on the line of ':': begin it on the next one, "
        + "or quote it if it is text"
    ),
    Case(
      "--- a: b",
      "1:5: a list or mapping cannot begin on the line of '---': begin it on the next one, "
        + "or quote it if it is text"
    ),
    Case(
      "a: b\n- c",
      "2:1: a list item ('- ') among the keys of a mapping: remove the '-' "
        + "or correct the indentation"
    ),
    Case("- a\nb: c", "2:1: no list item: begin it with '- ' or correct the indentation"),
    Case("a: 'b'#c", "1:7: no space before '#': write one, or quote the '#' if it is text"),
    Case("a: [b,#c\n d]", "1:7: no space before '#': write one, or quote the '#' if it is text"),
    Case(
      "a # b\nc",
      "2:1: text behind the end of the document's value: remove it, or quote the whole value"
    ),
    Case(
      "'a\n--- b'",
      "2:1: '---' at the start of a line ends the document inside a value: "
        + "close the value before it, or indent the line"
    ),
    Case(
      "[a,\n...\n]",
      "2:1: '...' at the start of a line ends the document inside a value: "
        + "close the value before it, or indent the line"
    ),
  ]

  static let keys = [
    Case("a: b\nc\nd: e", "2:1: no ':' after the key 'c': write ':' and a value"),
    Case("\"a\":b", "1:4: no space after ':': write one"),
    Case("a: b\nc:d\ne: f", "2:2: no space after ':': write one"),
    Case("{a:[b]}", "1:4: no space after ':': write one"),
    Case("a: b\nc: d\na: e", "3:1: duplicate key 'a', first in line 1: remove or rename one"),
    Case("{a: b, 'a': c}", "1:8: duplicate key 'a', first in line 1: remove or rename one"),
    Case("'a\n b': c", "1:1: a key has to be on one line, together with its ':'"),
    Case("[a\n: b]", "1:2: a key has to be on one line, together with its ':'"),
    Case(
      String(repeating: "k", count: 1_025) + ": v",
      "1:1: a key of more than 1024 characters: shorten it"
    ),
  ]

  static let plains = [
    Case(
      "doc: Note: this",
      "1:10: ': ' inside a plain value: quote it: \"Note: this\", or correct the indentation"
    ),
    Case(
      "a: b\n  c: d",
      "2:4: ': ' inside a plain value: quote it, or correct the indentation"
    ),
    Case("{a: b: c}", "1:6: ': ' inside a plain value: quote it, or correct the indentation"),
    Case(
      "a: @Shared(.appStorage(\"count\"))",
      "1:4: a plain value cannot begin with '@': quote it: '@Shared(.appStorage(\"count\"))'"
    ),
    Case("a: @b # c", "1:4: a plain value cannot begin with '@': quote it: \"@b\""),
    Case("a: `b`", "1:4: a plain value cannot begin with '`': quote it: \"`b`\""),
    Case("a: %b", "1:4: a plain value cannot begin with '%': quote it: \"%b\""),
    Case("a: , b", "1:4: a plain value cannot begin with ',': quote it: \", b\""),
    Case("[-]", "1:2: a plain value cannot begin with '-': quote it"),
    Case(
      "|a: b",
      "1:2: after '|' only '+', '-', a digit from 1 to 9 and a comment may follow: "
        + "begin the text on the next line, or quote the value"),
  ]

  static let quotes = [
    Case("a: 'b", "1:4: no closing ' for this one: write it"),
    Case("a: \"b\\", "1:4: no closing \" for this one: write it"),
    Case(
      "a: \"b\" c",
      "1:8: text after the closing \": quote the whole value, with \\\" or ' for the inner quotes"
    ),
    Case(
      "a: 'b' c",
      "1:8: text after the closing ': quote the whole value, with '' for the inner quotes"
    ),
    Case(
      "a: 'b\nc: d'",
      "2:1: the quote in line 1 is still open: close it, or indent this line deeper "
        + "than the line the quote belongs to"
    ),
    Case(
      #"a: "b\.c""#,
      #"1:6: unknown escape '\.': write '\\' for a backslash, or use single quotes"#
    ),
    Case(
      #"a: "\x4g""#,
      #"1:5: '\x4g' is no Unicode character: correct the hexadecimal digits"#
    ),
    Case(
      #"a: "\uD83D""#,
      #"1:5: '\uD83D' is no Unicode character: correct the hexadecimal digits"#
    ),
    Case(
      #"a: "\U00110000""#,
      #"1:5: '\U00110000' is no Unicode character: correct the hexadecimal digits"#
    ),
  ]

  static let brackets = [
    Case(
      "tags: [Item] = []",
      "1:14: text after ']': a value that begins with a bracket and is text has to be quoted"
        + ": \"[Item] = []\""
    ),
    Case(
      "a: {b} c",
      "1:8: text after '}': a value that begins with a bracket and is text has to be quoted"
        + ": \"{b} c\""
    ),
    Case(
      "a: { type: [Item] = [] }",
      "1:19: text after ']': a value that begins with a bracket and is text has to be quoted"
    ),
    Case("a: [b", "1:4: '[' is never closed: close it, or quote the value if it is text"),
    Case("a: {b: [c]", "1:4: '{' is never closed: close it, or quote the value if it is text"),
    Case(
      "a: [b}",
      "1:6: '}' where ']' is due: correct it, or quote the value if it is text"
    ),
    Case("a: [b]]", "1:7: ']' closes nothing: remove it, or quote the value if it is text"),
    Case("a: ]", "1:4: ']' closes nothing: remove it, or quote the value if it is text"),
    Case(
      "[a 'b', 'c' d]",
      "1:13: no ',' between two values in brackets: write it, "
        + "or quote the whole value if it is text"
    ),
    Case("[, a]", "1:2: nothing before ',': remove it, or write '' for an empty value"),
    Case("{a: b,, c: d}", "1:7: nothing before ',': remove it, or write '' for an empty value"),
    Case(
      "a: [b,\nc]",
      "2:1: the bracket in line 1 is still open: close it, or indent this line deeper "
        + "than the line the bracket belongs to"
    ),
    Case(
      "a: [\n  b\n]",
      "3:1: ']' has to be indented deeper than the line its counterpart belongs to: "
        + "write spaces before it"
    ),
  ]

  static let blockScalars = [
    Case(
      "a: |b\n  c",
      "1:5: after '|' only '+', '-', a digit from 1 to 9 and a comment may follow: "
        + "begin the text on the next line, or quote the value"
    ),
    Case(
      "a: >0\n  c",
      "1:5: after '>' only '+', '-', a digit from 1 to 9 and a comment may follow: "
        + "begin the text on the next line, or quote the value"
    ),
    Case("[|\n a]", "1:2: '|' cannot begin a value inside brackets: quote it"),
    Case(
      "--- |1\n a",
      "1:6: an indentation digit on a text that is the whole document: remove the digit"
    ),
    Case(
      "a: |\n    \n  b",
      "3:3: an empty line before the text has more spaces than the text's first line: remove them"
    ),
    Case(
      "a: |\n    b\n  c",
      "3:3: wrong indentation: begin in column 1, like the lines it belongs to"
    ),
  ]
}
