import Spelling

/// Where templates come from and what they may use.
package struct TemplateEnvironment: Sendable {
  /// Finds a template, or returns `nil` if there is none of this name. A template that exists and
  /// cannot be read is an error, ``TemplateError/Kind/unreadableTemplate(reason:)``.
  package typealias Load = @Sendable (_ name: String) throws(TemplateError) -> TemplateSource?

  let limits: TemplateLimits
  private let names: [String]
  private let load: Load

  /// `names` are those that a message may suggest instead of an unknown one. `load` is asked for
  /// every template that is rendered or included, once in a rendering, and only for relative names
  /// without `..`.
  package init(
    names: [String] = [],
    load: @escaping Load,
    limits: TemplateLimits = .standard
  ) {
    self.names = names
    self.load = load
    self.limits = limits
  }

  package func render(
    _ name: String,
    context: [String: TemplateValue]
  ) throws(TemplateError) -> Rendering {
    let start = TemplatePosition(template: name, line: 1, column: 1)
    return try render(template(named: name, requestedAt: start), context: context)
  }

  /// Renders a template that need not be known to the environment; what it includes is.
  package func render(
    _ template: Template,
    context: [String: TemplateValue]
  ) throws(TemplateError) -> Rendering {
    try Renderer.render(template, context: context, in: self)
  }

  func template(
    named name: String,
    requestedAt position: TemplatePosition
  ) throws(TemplateError) -> Template {
    guard Self.isSafe(name) else { throw TemplateError(.unsafeTemplateName(name), at: position) }
    guard let source = try load(name) else {
      let nearest = nearestName(to: name, in: names.sorted())
      throw TemplateError(.unknownTemplate(name, nearest: nearest), at: position)
    }
    return try Template(name: source.name, text: source.text)
  }

  /// A name is a relative path: no `..` or empty component, no backslash, no control character.
  private static func isSafe(_ name: String) -> Bool {
    let components = name.split(separator: "/", omittingEmptySubsequences: false)
    return components.allSatisfy { !["", ".", ".."].contains($0) }
      && name.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0 != "\\" }
  }
}
