/// What a feature is meant to be: said by a spec or a bare name, or read from what code intends.
package struct Feature: Sendable, Equatable {
  package var name: FeatureName
  /// The parts it has; without ``Part/view`` it is headless.
  package var parts: Set<Part>
  /// Its own actions, in order; what the convention adds (`errorOccurred`, children) is not here.
  package var actions: [ActionMember]
  /// Some of its state is bound by controls.
  package var hasBindings: Bool

  package init(
    name: FeatureName, parts: Set<Part> = Set(Part.allCases), actions: [ActionMember] = [],
    hasBindings: Bool = false
  ) {
    self.name = name
    self.parts = parts
    self.actions = actions
    self.hasBindings = hasBindings
  }

  /// What `featuregen new NAME` writes: a screen that records its appearance.
  package static func bare(_ name: FeatureName) -> Feature {
    Feature(name: name, actions: [ActionMember(name: "onAppear", event: "onAppear")])
  }
}

/// An action of a feature's own.
package struct ActionMember: Sendable, Equatable {
  /// Without backticks.
  package var name: String
  /// The analytics event that records it; `nil` if nothing does.
  package var event: String?

  package init(name: String, event: String? = nil) {
    self.name = name
    self.event = event
  }
}
