import Testing

@testable import Templating

/// The rules that the Mustache specification (comments, sections, inverted, partials) has for lines
/// that hold only tags, in this language's syntax.
@Suite struct StandaloneLineTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let template: String
    let output: String
    var partials: [String: String] = [:]

    var testDescription: String { template.debugDescription }
  }

  private func output(of test: Case) -> String {
    let context: [String: TemplateValue] = ["yes": true, "no": false, "mark": "|", "two": "<\n->"]
    return Rendered(test.template, context, including: test.partials).text
  }

  @Test(arguments: [
    Case(template: "12{# c #}34", output: "1234"),
    Case(template: "12{#\n c\n c\n#}34\n", output: "1234\n"),
    Case(template: "A\n{# c #}\nB\n", output: "A\nB\n"),
    Case(template: "A\n  {# c #}\nB\n", output: "A\nB\n"),
    Case(template: "A\n \t{# c #}\t \nB\n", output: "A\nB\n"),
    Case(template: "|\r\n{# c #}\r\n|", output: "|\r\n|"),
    Case(template: "  {# c #}\n!", output: "!"),
    Case(template: "!\n  {# c #}", output: "!\n"),
    Case(template: "A\n{#\nc\n#}\nB\n", output: "A\nB\n"),
    Case(template: "A\n  {#\n    c\n  #}\nB\n", output: "A\nB\n"),
    Case(template: "  12 {# c #}\n", output: "  12 \n"),
    Case(template: "12 {# c #} 34", output: "12  34"),
    Case(template: "A {#\n c #}\nB\n", output: "A \nB\n"),
  ])
  func comments(_ test: Case) {
    #expect(output(of: test) == test.output)
  }

  @Test(arguments: [
    Case(template: " | {% if yes %}\t|\t{% endif %} | \n", output: " | \t|\t | \n"),
    Case(
      template: " | {% if yes %} {# c #}\n {% endif %} | \n",
      output: " |  \n  | \n"
    ),
    Case(
      template: " {% if yes %}YES{% endif %}\n {% if yes %}GOOD{% endif %}\n",
      output: " YES\n GOOD\n"
    ),
    Case(template: "| A\n{% if yes %}\n|\n{% endif %}\n| B\n", output: "| A\n|\n| B\n"),
    Case(template: "| A\n  {% if yes %}\n|\n  {% endif %}\n| B\n", output: "| A\n|\n| B\n"),
    Case(template: "|\r\n{% if yes %}\r\n{% endif %}\r\n|", output: "|\r\n|"),
    Case(template: "  {% if yes %}\n#{% endif %}\n/", output: "#\n/"),
    Case(template: "#{% if yes %}\n/\n  {% endif %}", output: "#\n/\n"),
    Case(template: "|{%if yes%}={%endif%}|", output: "|=|"),
    Case(template: " | {% if no %}\t|\t{% endif %} | \n", output: " |  | \n"),
    Case(template: " {% if not no %}NO{% endif %}\n {% if no %}X{% endif %}\n", output: " NO\n \n"),
    Case(template: "| A\n{% if no %}\n|\n{% endif %}\n| B\n", output: "| A\n| B\n"),
    Case(template: "^{% if not no %}\n/\n  {% endif %}", output: "^\n/\n"),
  ])
  func blocks(_ test: Case) {
    #expect(output(of: test) == test.output)
  }

  @Test(arguments: [
    Case(template: "| {% include \"p\" %} |", output: "| \t|\t |", partials: ["p": "\t|\t"]),
    Case(
      template: "  {{ mark }}  {% include \"p\" %}\n",
      output: "  |  >\n>\n",
      partials: ["p": ">\n>"]
    ),
    Case(template: "|\r\n{% include \"p\" %}\r\n|", output: "|\r\n>|", partials: ["p": ">"]),
    Case(template: "  {% include \"p\" %}\n>", output: "  >\n  >>", partials: ["p": ">\n>"]),
    Case(template: ">\n  {% include \"p\" %}", output: ">\n  >\n  >", partials: ["p": ">\n>"]),
    Case(template: "|{% include \"p\" %}|", output: "|[]|", partials: ["p": "[]"]),
    Case(template: "|{% include 'p' %}|", output: "||", partials: ["p": ""]),
  ])
  func includes(_ test: Case) {
    #expect(output(of: test) == test.output)
  }

  /// Mustache leaves the further lines of a value where they are. Here a value is indented with the
  /// template that writes it: `|indent` could not know how deep the include stands.
  @Test func includeIndentsTheLinesOfAValue() {
    let test = Case(
      template: "\\\n {% include \"p\" %}\n/\n",
      output: "\\\n |\n <\n ->\n |\n/\n",
      partials: ["p": "|\n{{ two }}\n|\n"]
    )
    #expect(output(of: test) == test.output)
  }

  @Test(arguments: [
    Case(
      template: "A\n  {% if yes %} {% if yes %}\nB\n{% endif %}{% endif %}\nC", output: "A\nB\nC"),
    Case(template: "A\n{% for x in xs %} {% endfor %}\nB", output: "A\nB"),
    Case(template: "A\n{{ '' }}\nB", output: "A\n\nB"),
    Case(template: "{% set x 1 %}\n{{ x }}\n", output: "1\n"),
    Case(template: "{% if\n  yes\n%}\nA\n{% endif %}\n", output: "A\n"),
    Case(template: "{% for\n x in xs %}\n  {{ x }},\n{% endfor %}\n", output: "  1,\n  2,\n"),
    Case(template: "\n\n{% if yes %}\n\n{% endif %}\n\n", output: "\n\n\n\n"),
  ])
  func severalTagsOnALine(_ test: Case) {
    #expect(Rendered(test.template, ["yes": true, "xs": [1, 2]]).text == test.output)
  }

  @Test(arguments: [
    Case(template: "A \n\t{%- if yes %}B{% endif -%}\n\n C", output: "ABC"),
    Case(template: "A\n{%- if yes -%}\n B\n{%- endif %}\nC", output: "ABC"),
    Case(template: "A {%- if yes %} B {% endif -%} C", output: "A B C"),
    Case(template: "A {{ 1 }} {%- if yes %} B{% endif %}", output: "A 1 B"),
    Case(template: "{% if yes -%}   {# c #}  A{% endif %}", output: "  A"),
    Case(template: "{{ -1 }}{{ 2 }}", output: "-12"),
  ])
  func trimMarks(_ test: Case) {
    #expect(output(of: test) == test.output)
  }
}
