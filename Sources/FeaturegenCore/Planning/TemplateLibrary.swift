import Templating

/// Finds templates by the names that files and includes use: `reducer`, `child-view`.
///
/// A name stands for the template of its preset and dialect if there is one, else for the one of
/// its preset: `feature-namespace.classic.view`, `feature-namespace.reducer`.
package struct TemplateLibrary: Sendable {
  private let builtIn: @Sendable (String) -> String?

  /// - Parameter builtIn: The text of a template by its full name, without file extension.
  package init(builtIn: @escaping @Sendable (String) -> String?) {
    self.builtIn = builtIn
  }

  func environment(preset: Preset, dialect: Dialect) -> TemplateEnvironment {
    TemplateEnvironment { [builtIn] name in
      for fullName in [
        "\(preset.rawValue).\(dialect.rawValue).\(name)", "\(preset.rawValue).\(name)",
      ] {
        guard let text = builtIn(fullName) else { continue }
        return TemplateSource(name: fullName + ".stencil", text: text)
      }
      return nil
    }
  }
}
