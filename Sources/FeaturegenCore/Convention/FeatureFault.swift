/// Something a feature asks for that cannot be written.
package enum FeatureFault: Error, Sendable, Equatable {
  /// A required property of a type of which no value is known, and without example.
  case noExample(property: String, type: String)
  /// A child that is part of its own State.
  case endless(child: String)
  /// The error-handling child has to be presented.
  case errorChildInPlace(kind: String)
  /// An enum State holds one feature at a time: no children, stacks or alerts beside it.
  case enumStateHolds(String)
  case noParameters(String)
  /// Two members of one name in one place.
  case repeated(String)
  /// A method that cannot be called.
  case handlerName(String)
  /// A presentation that a platform of the view does not have.
  case unavailable(presentation: String, platform: String)
  /// Neither actions nor children: nothing to switch over.
  case noAction
}

extension FeatureFault {
  static func all(
    in feature: Feature, convention: Convention, children: [BlueprintChild],
    properties: [BlueprintProperty], needsSamples: Bool
  ) -> [FeatureFault] {
    var faults: [FeatureFault] = []
    if needsSamples {
      faults += properties.filter { $0.isRequired && $0.argument(in: .test) == nil }
        .map { .noExample(property: $0.name, type: $0.type) }
    }
    faults += childFaults(in: feature, convention: convention, children: children)
    let lists = feature.actions.compactMap(\.parameters) + feature.errors.compactMap(\.parameters)
    faults += lists.filter { BlueprintPayload(parameters: $0, besides: []) == nil }
      .map { .noParameters($0) }
    let methods =
      feature.actions.filter(\.hasHandler).map(\.name) + feature.alert + feature.confirmationDialog
    faults += methods.filter { $0 == "self" }.map { .handlerName($0) }
    if feature.actions.isEmpty, children.isEmpty, !feature.bindsState { faults.append(.noAction) }
    return faults
  }

  private static func childFaults(
    in feature: Feature, convention: Convention, children: [BlueprintChild]
  ) -> [FeatureFault] {
    var faults: [FeatureFault] = []
    let own = feature.name.typeName
    for child in children {
      let isOwn = child.type == own || child.cases.contains { $0.type == own }
      if isOwn, [.embedded, .optional, .state, .destination].contains(child.kind) {
        faults.append(.endless(child: child.name))
      }
      if convention.errorHandling, child.type == convention.errorChildType,
        child.kind != .presented
      {
        faults.append(.errorChildInPlace(kind: child.kind.rawValue))
      }
      if feature.viewPlatforms.contains("macOS"),
        ([child.modifier] + child.cases.map(\.modifier)).contains("fullScreenCover")
      {
        faults.append(.unavailable(presentation: "fullScreenCover", platform: "macOS"))
      }
    }
    if case .enumeration = feature.state {
      faults += children.filter { $0.kind != .state }.map { .enumStateHolds($0.name) }
    }
    return faults
  }
}

extension FeatureFault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noExample(let property, let type):
      "no value of type '\(type)' is known for the preview and tests of '\(property)'; "
        + "give one with 'example:'"
    case .endless(let child):
      "'\(child)' would hold itself without end; present the feature or make it a collection"
    case .errorChildInPlace(let kind):
      "the error-handling child has to be presented, but its kind is '\(kind)'; "
        + "write 'sheet', 'popover', 'fullScreenCover' or 'navigation'"
    case .enumStateHolds(let name):
      "an enum State cannot hold '\(name)' beside its cases; make it a struct"
    case .noParameters(let text):
      "'\(text)' is no list of parameters; write it as in 'String, at: Int'"
    case .repeated(let name):
      "'\(name)' would be declared twice; give one of them another name"
    case .handlerName(let name):
      "a method called '\(name)' cannot be called; give the action another name"
    case .unavailable(let presentation, let platform):
      "'\(presentation)' does not exist on \(platform); present the child in another way"
    case .noAction:
      "a feature in which nothing can happen has no reducer; give it an action"
    }
  }
}
