/// What users write in config, suppressions and baselines. Never renamed silently.
package enum RuleID: String, CaseIterable, Sendable, Hashable {
  case parseError = "parse_error"
  case unreadableFile = "unreadable_file"
  case namespaceKind = "namespace_kind"
  case namespaceConformance = "namespace_conformance"
  case missingPart = "missing_part"
  case partConformance = "part_conformance"
  case missingFile = "missing_file"
  case conformanceNotRestated = "conformance_not_restated"
  case misplacedPart = "misplaced_part"
  case missingInitializer = "missing_initializer"
  case missingTypealias = "missing_typealias"
  case bindingWiring = "binding_wiring"
  case errorHandling = "error_handling"
  case missingPreview = "missing_preview"
}
