/// What a feature is meant to be: said by a spec or a bare name, or read from what code intends.
///
/// Members are in the order in which they are written. What the convention adds to every feature
/// (`errorOccurred`, the error-handling child, its event) is not among them, unless the spec lists
/// the child to give it another kind or place.
package struct Feature: Sendable, Equatable {
  package var name: FeatureName
  /// The parts it has; without ``Part/view`` it is headless.
  package var parts: Set<Part>
  /// Documentation comment of the namespace, without slashes; `nil` for none.
  package var documentation: String?
  /// `nil`: the convention's.
  package var access: AccessLevel?
  /// The module it is written into; leaves no trace in code.
  package var module: String?
  /// First of `idComponents`; `nil`: the name's stem.
  package var eventID: String?
  /// `nil`: the convention's; leaves no trace in code.
  package var tests: TestFramework?
  package var imports: [ModuleImport]
  /// Platforms with a view file of their own, such as `iOS`; empty for one view file.
  package var viewPlatforms: [String]
  package var state: StateShape
  package var actions: [ActionMember]
  /// Groups that actions can be in, besides those of the convention.
  package var groups: [ActionGroup]
  package var children: [ChildMember]
  /// Presentations that exclude each other, as one enum `Destination`.
  package var destination: [DestinationCase]
  /// The screens of a navigation stack, as one enum `Path`.
  package var path: [DestinationCase]
  /// The buttons of an alert; empty for no alert.
  package var alert: [String]
  /// The buttons of a confirmation dialog; empty for none.
  package var confirmationDialog: [String]
  package var errors: [ErrorMember]
  package var dependencies: [DependencyMember]
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
    imports = []
    viewPlatforms = []
    state = .structure(conformances: [], properties: [])
    groups = []
    children = []
    destination = []
    path = []
    alert = []
    confirmationDialog = []
    errors = []
    dependencies = []
  }

  /// What `featuregen new NAME` writes: a screen that records its appearance.
  package static func bare(_ name: FeatureName) -> Feature {
    Feature(
      name: name, actions: [ActionMember(name: "onAppear", event: EventMember(name: "onAppear"))])
  }
}

/// A module that the feature's files import besides those of the convention.
package struct ModuleImport: Sendable, Equatable {
  package var module: String
  /// `public`, `package` …; `nil` for none.
  package var access: String?
  /// The condition of an `#if` around it, as written: `canImport(UIKit)`.
  package var condition: String?

  package init(module: String, access: String? = nil, condition: String? = nil) {
    self.module = module
    self.access = access
    self.condition = condition
  }
}
