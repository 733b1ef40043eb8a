/// A place in a template. Lines and columns count from 1; columns count UTF-8 bytes, as the Swift
/// compiler does.
package struct TemplatePosition: Sendable, Hashable, CustomStringConvertible {
  package let template: String
  package let line: Int
  package let column: Int

  package init(template: String, line: Int, column: Int) {
    self.template = template
    self.line = line
    self.column = column
  }

  package var description: String { "\(template):\(line):\(column)" }
}
