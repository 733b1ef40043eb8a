/// A template that has been read and is free of mistakes of syntax.
package struct Template: Sendable {
  let text: TemplateText
  let nodes: [Node]

  /// What messages call it.
  package var name: String { text.name }

  /// Tags, filters and the number of a filter's arguments are checked here; variables and includes
  /// when the template is rendered.
  package init(name: String, text: String) throws(TemplateError) {
    self.text = TemplateText(name: name, text: text)
    do {
      nodes = try TemplateParser.nodes(of: self.text)
    } catch {
      throw error.located(in: self.text)
    }
  }
}
