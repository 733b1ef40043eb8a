/// The text of a template and the name that messages show for it, such as its path.
package struct TemplateSource: Sendable {
  package let name: String
  package let text: String

  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}
