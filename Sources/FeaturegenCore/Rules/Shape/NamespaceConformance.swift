extension Rule {
  static let namespaceConformance = Rule.shape(
    .namespaceConformance,
    fixes: [.safe],
    summary: "the namespace conforms to the feature protocol",
    rationale: """
      The protocol is what lets the compiler check that the parts fit together: that the reducer \
      works on this State and this Action, that the view takes this store. Without the conformance \
      nothing is checked, and types such as 'FeatureStore' cannot name the feature.
      """,
    example: Example(
      violating: """
        public enum AppInfoFeature {
          public struct State: FeatureState { … }
        }
        """,
      fixed: """
        public enum AppInfoFeature: Feature {
          public struct State: FeatureState { … }
        }
        """
    )
  ) { pass in
    pass.findings { demand in
      guard case .namespaceConformance(let name) = demand else { return nil }
      return (.missingConformance(of: pass.typeName, to: name), [])
    }
  }
}

extension String {
  fileprivate static func missingConformance(of type: String, to name: String) -> String {
    "'\(type)' holds the parts of a feature but does not conform to '\(name)'; add ': \(name)'"
  }
}
