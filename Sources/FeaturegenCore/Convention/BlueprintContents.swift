import Templating

/// What a feature's files say, with every name worked out: made once, for the symbols that files
/// have to declare and for the templates that declare them.
struct BlueprintContents: Sendable {
  /// Those that are declared.
  let parts: Set<Part>
  let access: AccessLevel
  /// First of `idComponents`.
  let eventID: String
  /// State is a struct and has an initializer.
  let hasInitializer: Bool
  let conformances: [String]
  let properties: [BlueprintProperty]
  let bindsState: Bool
  let children: [BlueprintChild]
  /// In the order of the spec; those of a group stand together.
  let actions: [BlueprintAction]
  /// The groups that hold an action.
  let groups: [ActionGroup]
  /// Arms for the buttons of alerts and dialogs.
  let buttons: [BlueprintAction]
  /// Cases of Event, each once.
  let events: [String]
  let errors: [BlueprintError]
  let dependencies: [DependencyMember]
  let tests: TestFramework
  /// What the feature asks for and its dialect or convention cannot say.
  let faults: [FeatureFault]
}

/// A case of Error.
struct BlueprintError: Sendable {
  let name: String
  /// As written between the parentheses; `nil` without payload.
  let parameters: String?
  let payload: [BlueprintPayload.Element]
  let code: String
  /// Swift of type String; `nil`: the default of the support module.
  let message: String?
  let documentation: String?
  /// Values of its payload in tests, labels included; `nil` if a type has none.
  let sampleArguments: String?
}

extension BlueprintContents {
  init(of feature: Feature, convention: Convention, style: TCAStyle) {
    parts = feature.parts.intersection(convention.parts)
    access = feature.access ?? convention.access
    eventID = feature.eventID ?? feature.name.stem
    switch feature.state {
    case .enumeration:
      hasInitializer = false
      conformances = []
    case .structure(let conformances, let properties):
      hasInitializer = true
      let isIdentifiable =
        properties.contains { $0.name == "id" } && !conformances.contains("Identifiable")
      self.conformances = (isIdentifiable ? ["Identifiable"] : []) + conformances
    }
    let access = access
    let testFramework = feature.tests ?? convention.testFramework(dialect: style.dialect)
    let needsSamples = feature.parts.contains(.view) || testFramework != .off
    properties = feature.state.properties.map { BlueprintProperty($0, access: access) }
    bindsState = feature.bindsState
    children = convention.children(of: feature, access: access)
    var actionReader = BlueprintActionReader(feature: feature, convention: convention)
    actions = actionReader.actions
    buttons = actionReader.buttons(of: children)
    groups = convention.groups(of: feature)
    events = convention.events(of: feature)
    errors = feature.errors.map { BlueprintError($0, eventID: feature.name.stem) }
    dependencies = feature.dependencies
    tests = testFramework
    faults = FeatureFault.all(
      in: feature, convention: convention, children: children, properties: properties,
      needsSamples: needsSamples)
  }
}

extension BlueprintError {
  init(_ error: ErrorMember, eventID: String) {
    let payload =
      error.parameters.flatMap { BlueprintPayload(parameters: $0, besides: []) }?.elements ?? []
    self.init(
      name: error.name, parameters: error.parameters, payload: payload,
      code: error.code ?? "\(eventID).\(error.name)", message: error.message,
      documentation: error.documentation, sampleArguments: payload.sampleArguments)
  }
}

extension [BlueprintPayload.Element] {
  /// `"string", at: 1`; `nil` if a type has no known value.
  var sampleArguments: String? {
    var arguments: [String] = []
    for element in self {
      guard
        let value = BlueprintSample.value(of: element.type, named: element.localName, in: .test)
      else { return nil }
      arguments.append(element.label.map { "\($0): \(value)" } ?? value)
    }
    return arguments.joined(separator: ", ")
  }

  /// `string: String, at: Int`, as a function takes it.
  func declaration(names: [String: String]) -> [String] {
    map { element in
      "\(element.localName): \(SwiftWords.qualified(element.type, names: names))"
    }
  }
}

extension Feature {
  var bindsState: Bool { hasBindings || state.properties.contains(where: \.isBinding) }
}

extension Convention {
  /// The groups that hold an action, in the order in which actions need them.
  func groups(of feature: Feature) -> [ActionGroup] {
    var groups: [ActionGroup] = []
    for name in feature.actions.compactMap(\.group)
    where !groups.contains(where: { $0.name == name }) {
      let type =
        feature.groups.first { $0.name == name }?.type ?? typeName(ofGroup: name)
      groups.append(ActionGroup(name: name, type: type))
    }
    return groups
  }

  /// The cases of Event, in order, each once.
  func events(of feature: Feature) -> [String] {
    guard analytics else { return [] }
    var events: [String] = []
    for name in feature.actions.compactMap(\.event?.name) + (errorHandling ? ["errorOccurred"] : [])
    where !events.contains(name) {
      events.append(name)
    }
    return events
  }
}

/// Reads the actions of a feature and names their handlers.
struct BlueprintActionReader {
  let feature: Feature
  let convention: Convention
  private var names: HandlerNames

  init(feature: Feature, convention: Convention) {
    self.feature = feature
    self.convention = convention
    names = HandlerNames(
      of: feature.actions.filter(\.hasHandler).map(\.name) + feature.alert
        + feature.confirmationDialog)
  }

  var actions: [BlueprintAction] {
    mutating get { feature.actions.map { read($0) } }
  }

  mutating func buttons(of children: [BlueprintChild]) -> [BlueprintAction] {
    children.flatMap { child in
      child.buttons.map { name in
        BlueprintAction(
          button: name, group: child.name, handler: names.name(for: name, in: child.name))
      }
    }
  }

  private mutating func read(_ action: ActionMember) -> BlueprintAction {
    let handler = action.hasHandler ? names.name(for: action.name, in: action.group) : nil
    let hidden: Set<String> = ["state", "action", action.name, handler ?? action.name]
    let payload = action.parameters.flatMap {
      BlueprintPayload(parameters: $0, besides: hidden)
    }
    return BlueprintAction(
      name: action.name, group: action.group, parameters: action.parameters,
      payload: payload?.elements ?? [], event: convention.analytics ? action.event : nil,
      handler: handler, documentation: action.documentation,
      sampleArguments: (payload?.elements ?? []).sampleArguments)
  }
}
