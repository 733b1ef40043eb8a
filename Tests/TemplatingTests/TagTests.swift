import Testing

@testable import Templating

@Suite struct TagTests {
  private let context: [String: TemplateValue] = [
    "yes": true, "no": false, "xs": [1, 2, 3], "empty": [],
    "people": [["name": "Ada", "admin": true], ["name": "Bob", "admin": false]],
    "ages": ["bob": 7, "ada": 36],
  ]

  @Test(arguments: [
    ("{% if no %}1{% elif yes %}2{% elif yes %}3{% else %}4{% endif %}", "2"),
    ("{% if no %}1{% elif no %}2{% else %}4{% endif %}", "4"),
    ("{% if no %}1{% endif %}", ""),
    ("{% if yes %}{% if no %}1{% else %}2{% endif %}{% else %}3{% endif %}", "2"),
    ("{% for x in xs %}{{ x }}{% endfor %}", "123"),
    ("{% for x in empty %}{{ x }}{% empty %}none{% endfor %}", "none"),
    ("{% for x in xs where x > 1 %}{{ forloop.counter }}:{{ x }} {% endfor %}", "1:2 2:3 "),
    ("{% for x in xs where x > 5 %}{{ x }}{% empty %}none{% endfor %}", "none"),
    ("{% for p in people where p.admin %}{{ p.name }}{% endfor %}", "Ada"),
    ("{% for k, v in ages %}{{ k }}={{ v }};{% endfor %}", "ada=36;bob=7;"),
    ("{% for k in ages %}{{ k }};{% endfor %}", "ada;bob;"),
    (
      "{% for x in xs %}{{ forloop.first }} {{ forloop.last }} {{ forloop.counter }} "
        + "{{ forloop.counter0 }} {{ forloop.length }}|{% endfor %}",
      "true false 1 0 3|false false 2 1 3|false true 3 2 3|"
    ),
    (
      "{% for x in xs %}{% for y in xs %}{{ forloop.counter }}{% endfor %}{{ forloop.counter }} "
        + "{% endfor %}",
      "1231 1232 1233 "
    ),
    (
      "{{ '{{' }} {{ \"{%\" }} {{ '}}' }} {{ '{#' }} } }} %} #} { {x", "{{ {% }} {# } }} %} #} { {x"
    ),
  ])
  func tagsRender(_ template: String, _ output: String) {
    #expect(Rendered(template, context).text == output)
  }

  @Test(arguments: [
    ("{% set x 'a' %}{{ x }}", "a"),
    ("{% set x xs %}{{ x|join:'-' }}", "1-2-3"),
    ("{% set x %}a{{ 1 }}{% endset %}[{{ x }}]", "[a1]"),
    ("{% set x %}{% endset %}[{{ x }}]", "[]"),
    ("{% set x %}{% set y %}a{% endset %}{{ y }}{{ y }}{% endset %}{{ x }}{{ y }}", "aaa"),
    ("{% set x 1 %}{% if yes %}{% set x 2 %}{% endif %}{{ x }}", "2"),
    ("{% set x 1 %}{% for y in xs %}{% set x y %}{{ x }}{% endfor %}{{ x }}", "1231"),
    ("{% for x in xs %}{% endfor %}{{ x is defined }}", "false"),
    ("{% set yes 'mine' %}{{ yes }}", "mine"),
    ("{% set x 1 %}{% include 'setter' %}{{ x }}", "21"),
    ("{% set x 1 %}{% include 'printer' %}", "1"),
    ("{% for x in xs %}{% include 'printer' %}{{ forloop.counter }}{% endfor %}", "112233"),
  ])
  func variablesHaveScopes(_ template: String, _ output: String) {
    let templates = ["setter": "{% set x 2 %}{{ x }}", "printer": "{{ x }}"]
    #expect(Rendered(template, context, including: templates).text == output)
  }

  @Test func includesTakeAnyStringAsName() {
    let templates = ["a/b.stencil": "AB", "c": "C"]
    let template = "{% for n in names %}{% include n %}{% endfor %}{% include x|default:'c' %}"
    let context: [String: TemplateValue] = ["names": ["c", "a/b.stencil"]]
    #expect(Rendered(template, context, including: templates).text == "CABC")
  }

  @Test func includesIndentWhatTheyHold() {
    let templates = [
      "outer": "o {\n  {% include 'inner' %}\n}\n",
      "inner": "i1\n\n\ti2\n",
      "piece": "p1\np2",
    ]
    let nested = Rendered("\t{% include 'outer' %}\nend\n", including: templates)
    #expect(nested.text == "\to {\n\t  i1\n\n\t  \ti2\n\t}\nend\n")
    let shared = Rendered(
      "  {% include 'piece' %},\n  x {% include 'piece' %}", including: templates)
    #expect(shared.text == "  p1\n  p2,\n  x p1\np2")
    let behindTag = Rendered(
      "  {% if true %}{% include 'inner' %}{% endif %}\nend",
      including: templates
    )
    #expect(behindTag.text == "  i1\n\n  \ti2\nend")
    let trimmed = Rendered("a\n  {%- include 'piece' %}\nb", including: templates)
    #expect(trimmed.text == "ap1\np2b")
  }

  @Test func setBlocksAreNotIndentedTwice() {
    let templates = ["outer": "{% set x %}\n{% include 'inner' %}\n{% endset %}\n{{ x }}"]
    let rendered = Rendered(
      "  {% include 'outer' %}\n",
      including: templates.merging(["inner": "a\nb\n"]) { $1 }
    )
    #expect(rendered.text == "  a\n  b\n")
  }
}
