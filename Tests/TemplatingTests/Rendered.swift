@testable import Templating

/// A template named `t` together with what it may include.
struct Rendered {
  let result: Result<Rendering, TemplateError>

  init(
    _ text: String,
    _ context: [String: TemplateValue] = [:],
    including templates: [String: String] = [:],
    limits: TemplateLimits = .standard
  ) {
    let environment = TemplateEnvironment(
      names: templates.keys.sorted(),
      load: { name in
        let text = name == "t" ? text : templates[name]
        return text.map { TemplateSource(name: name, text: $0) }
      },
      limits: limits
    )
    do throws(TemplateError) {
      result = .success(try environment.render("t", context: context))
    } catch {
      result = .failure(error)
    }
  }

  /// The output, or the error's description.
  var text: String {
    switch result {
    case .success(let rendering): rendering.text
    case .failure(let error): error.description
    }
  }

  var error: TemplateError? {
    switch result {
    case .success: nil
    case .failure(let error): error
    }
  }

  /// The error without its position.
  var message: String? { error?.kind.message }
}
