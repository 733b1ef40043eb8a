import Testing

@testable import Templating

@Suite struct ErrorTests {
  private let context: [String: TemplateValue] = [
    "name": "x", "n": 1, "xs": [1, "a"], "d": ["key": "v", "other": .none], "nothing": .none,
    "flag": true,
  ]

  private func description(_ template: String) -> String {
    Rendered(template, context, including: ["part": "p", "p/bad": "a\n{{"]).text
  }

  @Test(arguments: [
    ("a\nb {{ name", "2:3", "'{{' is never closed; write a literal one as {{ \"{{\" }}"),
    ("{% if name", "1:1", "'{%' is never closed; write a literal one as {{ \"{%\" }}"),
    ("x{# name #", "1:2", "'{#' is never closed; write a literal one as {{ \"{#\" }}"),
    ("{{ name }", "1:9", "unexpected '}'"),
    ("{{{ name }}}", "1:3", "unexpected '{': write a literal brace as {{ \"{\" }}"),
    ("ü{{ § }}", "1:6", "unexpected '§'"),
    ("{% if n = 1 %}", "1:9", "unexpected '=': compare with '==', set with {% set name value %}"),
    ("{% if n && n %}", "1:9", "unexpected '&': write 'and'"),
    ("{% if !n %}", "1:7", "unexpected '!': write 'not'"),
    ("{%+ if n %}", "1:3", "unexpected '+'"),
    ("{{ 'abc }}\n' }}", "1:4", "the string is not closed in its line"),
    ("{{ 'a\\d' }}", "1:6", "unknown escape '\\d': use \\n, \\r, \\t, \\\\, \\\" or \\'"),
    ("{{ 'a\\", "1:6", "unknown escape '\\': use \\n, \\r, \\t, \\\\, \\\" or \\'"),
    ("{{ 9223372036854775808 }}", "1:4", "'9223372036854775808' does not fit into 64 bits"),
    ("{{ }}", "1:4", "expected a value, found '}}'"),
    ("{{ n n }}", "1:6", "expected the end of the tag, found 'n'"),
    ("{{ n -1 }}", "1:6", "expected the end of the tag, found '-1'"),
    ("{{ 1.5 }}", "1:5", "expected the end of the tag, found '.'"),
    ("{{ (n }}", "1:7", "expected ')', found '}}'"),
    ("{{ n | }}", "1:8", "expected a filter's name, found '}}'"),
    ("{{ n. }}", "1:7", "expected a member's name or an index after '.', found '}}'"),
    ("{{ n and }}", "1:10", "expected a value, found '}}'"),
    ("{{ n is none }}", "1:9", "expected 'defined' after 'is', found 'none'"),
    ("{{ 1 is defined }}", "1:4", "expected a variable before 'is defined', found 'a value'"),
    ("{{ n == 1 == 1 }}", "1:11", "comparisons do not chain: use parentheses or 'and'"),
    ("{{ n == none }}", "1:9", "'none' is reserved: ask with 'is defined'"),
    ("{% set in 1 %}", "1:8", "'in' is reserved: use another name"),
    ("{% for forloop in xs %}", "1:8", "'forloop' is reserved: use another name"),
    ("{% for x xs %}", "1:10", "expected 'in', found 'xs'"),
    ("{% for x in xs if x %}", "1:16", "expected the end of the tag, found 'if'"),
    ("{% else if n %}", "1:1", "'{% else %}' stands outside '{% if %}'"),
    ("{% if n %}{% else if n %}", "1:19", "expected the end of the tag, found 'if'"),
    ("{% include %}", "1:12", "expected a value, found '%}'"),
    ("{% include 'part' d %}", "1:19", "expected the end of the tag, found 'd'"),
    ("{% %}", "1:4", "expected a tag's name, found '%}'"),
    ("{%-%}", "1:3", "expected a tag's name, found '-%}'"),
  ])
  func wordsAreRefused(_ template: String, _ position: String, _ message: String) {
    #expect(description(template) == "t:\(position): error: \(message)")
  }

  @Test(arguments: [
    ("{% iff n %}", "1:4", "unknown tag 'iff': did you mean 'if'?"),
    ("{% macro n %}", "1:4", "unknown tag 'macro'"),
    ("a\n {% endif %}", "2:2", "'{% endif %}' stands outside '{% if %}'"),
    ("{% empty %}", "1:1", "'{% empty %}' stands outside '{% for %}'"),
    ("{% endset %}", "1:1", "'{% endset %}' stands outside '{% set %}'"),
    ("\n{% if n %}\n{% for x in xs %}{% endfor %}", "2:1", "'{% if %}' has no '{% endif %}'"),
    ("{% set x %}", "1:1", "'{% set %}' has no '{% endset %}'"),
    (
      "{% if n %}\n{% for x in xs %}\n{% endif %}", "3:1",
      "expected '{% endfor %}' for the tag in line 2, found '{% endif %}'"
    ),
    (
      "{% if n %}{% empty %}", "1:11",
      "expected '{% endif %}' for the tag in line 1, found '{% empty %}'"
    ),
    ("{% if n %}{% else %}{% else %}", "1:21", "'{% else %}' after '{% else %}'"),
    ("{% if n %}{% else %}{% elif n %}", "1:21", "'{% elif %}' after '{% else %}'"),
    ("{% for x in xs %}{% empty %}{% empty %}", "1:29", "'{% empty %}' after '{% empty %}'"),
  ])
  func tagsAreRefused(_ template: String, _ position: String, _ message: String) {
    #expect(description(template) == "t:\(position): error: \(message)")
  }

  @Test(arguments: [
    ("{{ nmae }}", "1:4", "unknown variable 'nmae': did you mean 'name'?"),
    ("{{ Name }}", "1:4", "unknown variable 'Name': did you mean 'name'?"),
    (
      "{{ entirely }}", "1:4",
      "unknown variable 'entirely'; '|default' and 'is defined' ask about what may be missing"
    ),
    ("{{ d.keys }}", "1:6", "unknown variable 'd.keys': did you mean 'd.key'?"),
    ("{{ xs.counts }}", "1:7", "unknown variable 'xs.counts': did you mean 'xs.count'?"),
    (
      "{{ forloop.first }}", "1:4",
      "unknown variable 'forloop'; '|default' and 'is defined' ask about what may be missing"
    ),
    ("{{ name.first }}", "1:9", "'name' is a string and has no members"),
    ("{{ nothing }}", "1:1", "'nothing' has no value; '|default' and 'is defined' ask about that"),
    (
      "{{ d.other.x }}", "1:12",
      "'d.other' has no value; '|default' and 'is defined' ask about that"
    ),
    ("{{ n|uper }}", "1:6", "unknown filter 'uper'"),
    ("{{ n|indnet }}", "1:6", "unknown filter 'indnet': did you mean 'indent'?"),
    ("{% include 'prat' %}", "1:12", "unknown template 'prat': did you mean 'part'?"),
    ("{% include 'other' %}", "1:12", "unknown template 'other'"),
    (
      "{% include '../part' %}", "1:12",
      "'../part' is no template name: use a relative path without '..'"
    ),
    (
      "{% include '/part' %}", "1:12",
      "'/part' is no template name: use a relative path without '..'"
    ),
    ("{% include '' %}", "1:12", "'' is no template name: use a relative path without '..'"),
    (
      "{% include 'a\\\\b' %}", "1:12",
      "'a\\b' is no template name: use a relative path without '..'"
    ),
  ])
  func namesAreRefused(_ template: String, _ position: String, _ message: String) {
    #expect(description(template) == "t:\(position): error: \(message)")
  }

  @Test(arguments: [
    ("a {{ xs }}", "1:3", "cannot write an array: use 'for', a filter or one of its members"),
    ("{{ d }}", "1:1", "cannot write a dictionary: use 'for', a filter or one of its members"),
    (
      "{% for c in name %}{% endfor %}", "1:13",
      "cannot loop over a string: only over an array or a dictionary"
    ),
    (
      "{% for a, b in xs %}{% endfor %}", "1:16",
      "two loop variables take a dictionary, not an array"
    ),
    ("{% include n %}", "1:12", "'include' takes a string, not an integer"),
    ("{{ n == '1' }}", "1:6", "cannot compare an integer with a string"),
    ("{{ nothing != 1 }}", "1:12", "cannot compare a variable without value with an integer"),
    ("{{ 'b' in xs }}", "1:8", "cannot compare an integer with a string"),
    ("{{ 1 in name }}", "1:6", "cannot compare an integer with a string"),
    ("{{ name < 'z' }}", "1:9", "only integers are less or greater, not a string"),
    (
      "{{ 1 in n }}", "1:6",
      "'in' looks into a string, an array or a dictionary's keys, not into an integer"
    ),
    ("{{ n|upperFirstLetter }}", "1:6", "'upperFirstLetter' takes a string, not an integer"),
    ("{{ name|join }}", "1:9", "'join' takes an array, not a string"),
    (
      "{{ nothing|count }}", "1:12",
      "'count' takes a string, an array or a dictionary, not a variable without value"
    ),
    ("{{ name|indent:'2' }}", "1:9", "argument 1 of 'indent' must be an integer, not a string"),
    ("{{ name|indent:-2 }}", "1:9", "argument 1 of 'indent' must be a width from 0, not -2"),
    ("{{ name|indent:2,2 }}", "1:9", "argument 2 of 'indent' must be a string, not an integer"),
    (
      "{{ name|snakeToCamelCase:'x' }}", "1:9",
      "argument 1 of 'snakeToCamelCase' must be a boolean, not a string"
    ),
    (
      "{{ name|replace:'','x' }}", "1:9",
      "argument 1 of 'replace' must be a string that is not empty, not \"\""
    ),
    (
      "{{ name|swiftIdentifier:'nice' }}", "1:9",
      "argument 1 of 'swiftIdentifier' must be \"valid\", \"normal\" or \"pretty\", not \"nice\""
    ),
    ("{{ name|replace:'a' }}", "1:9", "'replace' takes 2 arguments, not 1"),
    ("{{ name|count:1 }}", "1:9", "'count' takes no arguments, not 1"),
    ("{{ name|default }}", "1:9", "'default' takes 1 argument, not 0"),
    ("{{ xs|join:1,2 }}", "1:7", "'join' takes 0 to 1 argument, not 2"),
  ])
  func valuesAreRefused(_ template: String, _ position: String, _ message: String) {
    #expect(description(template) == "t:\(position): error: \(message)")
  }

  @Test func errorsOfIncludesStandThere() {
    #expect(
      description("{% include 'p/bad' %}").hasPrefix("p/bad:2:1: error: '{{' is never closed"))
  }

  @Test func mistakesOfSyntaxAreFoundWithoutRendering() {
    let error = #expect(throws: TemplateError.self) {
      try Template(name: "file", text: "{% if false %}{{ a|b }}{% endif %}")
    }
    #expect(error?.description == "file:1:20: error: unknown filter 'b'")
  }

  @Test func aLoaderSaysWhyItCannotRead() {
    let place = TemplatePosition(template: "f", line: 1, column: 1)
    let environment = TemplateEnvironment(
      load: { _ throws(TemplateError) in
        throw TemplateError(.unreadableTemplate(reason: "not UTF-8"), at: place)
      }
    )
    let error = #expect(throws: TemplateError.self) { try environment.render("x", context: [:]) }
    #expect(error?.description == "f:1:1: error: not UTF-8")
  }

  @Test func unknownRootsAreErrors() {
    let environment = TemplateEnvironment(
      names: ["reducer.stencil"],
      load: { _ throws(TemplateError) in nil }
    )
    let error = #expect(throws: TemplateError.self) {
      try environment.render("reduce.stencil", context: [:])
    }
    #expect(
      error?.description == "reduce.stencil:1:1: error: unknown template 'reduce.stencil': "
        + "did you mean 'reducer.stencil'?"
    )
  }
}
