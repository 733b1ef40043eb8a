import BuiltInTemplates
import FeaturegenCore

extension TemplateLibrary {
  /// The templates embedded in the binary.
  package static let builtIn = TemplateLibrary { BuiltInTemplate(rawValue: $0)?.text }
}
