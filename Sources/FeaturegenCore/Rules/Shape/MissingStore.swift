extension Rule {
  static let missingStore = Rule.shape(
    .missingStore,
    fixes: [.safe, .unsafe],
    summary: "View holds the feature's store in the form that its use and the dialect want",
    rationale: """
      The store is all a view knows of its feature: it shows the state and sends actions. In the \
      observation dialect bindings are made of '$store', which only a wrapped property has: \
      '@Bindable', or '@Perception.Bindable' where the config says 'perception: true'. A view \
      that makes no bindings needs no wrapper.
      """,
    example: Example(
      violating: """
        public struct View: FeatureView {
        }
        """,
      fixed: """
        public struct View: FeatureView {
          let store: FeatureStore<AppInfoFeature>
        }
        """
    )
  ) { pass in
    let properties = pass.feature.part(.view).declarations.flatMap(\.properties)
    let hasStore = properties.contains { $0.name == "store" }
    return pass.findings(subject: { _ in hasStore ? "wrapper" : nil }) { demand in
      guard case .store(let type, let wrapper) = demand else { return nil }
      if let wrapper, hasStore {
        return (.notBindable(in: pass.typeName, wrapper: wrapper, type: type), ["View", "store"])
      }
      return (.noStore(in: pass.typeName, type: type), ["View", "store"])
    }
  }
}

extension String {
  fileprivate static func noStore(in namespace: String, type: String) -> String {
    "'\(namespace).View' lacks the feature's store, 'let store: \(type)'"
  }

  fileprivate static func notBindable(
    in namespace: String, wrapper: String, type: String
  ) -> String {
    "'\(namespace).View' makes bindings of '$store'; declare '@\(wrapper) var store: \(type)'"
  }
}
