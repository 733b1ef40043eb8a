/// A named convention to start from.
package enum Preset: String, CaseIterable, Sendable {
  case featureNamespace = "feature-namespace"

  package var convention: Convention {
    switch self {
    case .featureNamespace: .featureNamespace
    }
  }
}
