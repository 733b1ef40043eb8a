import Testing

@testable import Templating

/// The examples with which the design explains why the language is as it is.
@Suite struct DocumentedExampleTests {
  @Test(arguments: [(true, "public final class A {}"), (false, "public class A {}")])
  func textOnASharedLineIsNotTrimmed(_ isFinal: Bool, _ output: String) {
    let template = "public {% if x %}final {% endif %}class A {}"
    #expect(Rendered(template, ["x": .boolean(isFinal)]).text == output)
  }

  @Test func separatorsKeepTheirSpace() {
    let template =
      "f({% for a in args %}{{ a }}{% if not forloop.last %}, {% endif %}{% endfor %})"
    #expect(Rendered(template, ["args": ["a", "b", "c"]]).text == "f(a, b, c)")
    #expect(Rendered(template, ["args": []]).text == "f()")
  }

  @Test func aCommentLineLeavesNoBlankLine() {
    #expect(Rendered("a\n{# why #}\nb\n").text == "a\nb\n")
  }

  @Test func codeIsNotEscaped() {
    #expect(Rendered("{{ x }}", ["x": "a < b && \"c\" > 'd'"]).text == "a < b && \"c\" > 'd'")
  }

  @Test func parametersAreADictionary() {
    let context: [String: TemplateValue] = ["params": ["license": "MIT"]]
    #expect(Rendered("{{ params.license }}", context).text == "MIT")
    #expect(Rendered("{{ params.owner|default:'nobody' }}", context).text == "nobody")
    #expect(
      Rendered("{% if params.owner is defined %}x{% else %}y{% endif %}", context).text == "y")
    #expect(
      Rendered("// {{ params.licence }}", context).text
        == "t:1:14: error: unknown variable 'params.licence': did you mean 'params.license'?"
    )
  }

  @Test func mistakesInAnIncludeAreReportedThere() {
    let rendered = Rendered(
      "a\n  {% include \"arm\" %}\n",
      ["action": "tap"],
      including: ["arm": "{# 1 #}\ncase .{{ acton }}:\n"]
    )
    #expect(rendered.text == "arm:2:10: error: unknown variable 'acton': did you mean 'action'?")
  }

  @Test func fragmentsAreIndentedAsTheirTag() {
    let reducer = """
      switch action {
        {% for case in cases %}
        {% include "arm" %}
        {% endfor %}
      }

      """
    let arm = """
      case .{{ case }}:

        return .none

      """
    let output = """
      switch action {
        case .tap:

          return .none
        case .load:

          return .none
      }

      """
    let context: [String: TemplateValue] = ["cases": ["tap", "load"]]
    #expect(Rendered(reducer, context, including: ["arm": arm]).text == output)
  }
}
