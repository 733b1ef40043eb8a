/// An error on its way to where the template is known.
struct Fault: Error {
  let kind: TemplateError.Kind
  /// In the bytes of the template.
  let offset: Int

  init(_ kind: TemplateError.Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }

  func located(in text: TemplateText) -> TemplateError {
    TemplateError(kind, at: text.position(at: offset))
  }
}
