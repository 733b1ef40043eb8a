/// The output of a template, and from where in the templates it came.
///
/// What a variable put into the output comes from the `{{` that wrote it, an indentation from what
/// it indents. An offset or line outside the output counts as the nearest one inside.
package struct Rendering: Sendable {
  package let text: String
  private let lines: LineTable
  private let origins: OriginMap
  /// The templates that took part, the rendered one first.
  private let sources: [TemplateText]

  init(_ output: OutputWriter, sources: [TemplateText]) {
    text = output.text
    lines = LineTable(output.bytes)
    origins = output.origins
    self.sources = sources
  }

  /// The origin of the byte at `offset` in the output's UTF-8.
  package func origin(ofOffset offset: Int) -> TemplatePosition {
    guard let origin = origins.origin(of: offset), sources.indices.contains(origin.source) else {
      return TemplatePosition(template: sources.first?.name ?? "", line: 1, column: 1)
    }
    return sources[origin.source].position(at: origin.offset)
  }

  /// The origin of the place in `line` and `column` of the output. Both count from 1, columns in
  /// UTF-8 bytes.
  package func origin(ofLine line: Int, column: Int = 1) -> TemplatePosition {
    let start = lines.start(ofLine: line)
    return origin(ofOffset: start + min(max(column, 1) - 1, text.utf8.count - start))
  }
}
