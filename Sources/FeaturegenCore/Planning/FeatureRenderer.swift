import Templating

/// Renders the files of blueprints.
package struct FeatureRenderer: Sendable {
  private let library: TemplateLibrary

  package init(library: TemplateLibrary) {
    self.library = library
  }

  /// The text of one file of a feature.
  ///
  /// - Parameter module: The module the feature belongs to; tests need it.
  func text(
    of file: BlueprintFile, in blueprint: Blueprint, module: String?
  ) throws(TemplateError) -> String {
    try render(
      file.role.rawValue,
      context: blueprint.templateContext(for: file, module: module),
      convention: blueprint.convention,
      dialect: blueprint.style.dialect
    )
  }

  /// The text of one file of the support module.
  package func supportFile(
    _ file: SupportModule.File, convention: Convention, style: TCAStyle
  ) throws(RenderError) -> String {
    do throws(TemplateError) {
      return try render(
        file.templateName,
        context: convention.templateContext(style: style),
        convention: convention,
        dialect: style.dialect
      )
    } catch {
      throw .template(error)
    }
  }

  private func render(
    _ template: String, context: [String: TemplateValue], convention: Convention, dialect: Dialect
  ) throws(TemplateError) -> String {
    let environment = library.environment(preset: convention.preset, dialect: dialect)
    let rendering = try environment.render(template, context: context)
    return convention.layout.apply(to: rendering.text)
  }
}

extension SupportModule.File {
  fileprivate var templateName: String {
    switch self {
    case .feature: "support-feature"
    case .analytics: "support-analytics"
    case .analyticsClient: "support-analytics-client"
    case .analyticsEvent: "support-analytics-event"
    case .analyticsEventRecorder: "support-analytics-event-recorder"
    case .errorHandlingFeature: "support-error-handling"
    case .helpfulError: "support-helpful-error"
    }
  }
}
