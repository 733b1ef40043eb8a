/// What State and Action hold besides a feature's own members: a child, an alert, a stack.
struct BlueprintChild: Sendable {
  enum Kind: String, Sendable {
    case presented, embedded, optional, collection, stack, destination, alert
    case confirmationDialog
    /// A case of an enum State.
    case state
  }

  let kind: Kind
  /// In State and Action: `childTagRows`, `alert`.
  let name: String
  /// `TagRowFeature`; for a stack and a destination the enum: `XFeature.Path`. Empty for alerts.
  let type: String
  /// The modifier that presents it: `sheet`, `navigationDestination`; empty for what is in place.
  var modifier = ""
  /// An embedded child's first value.
  var initial: String?
  /// The screens of a stack or destination.
  var cases: [BlueprintCase] = []
  /// Of an alert or a confirmation dialog.
  var buttons: [String] = []
  var documentation: String?
  /// Written before the property in State, blank included.
  var access = ""
  /// It is the feature itself, so that Action holds itself.
  var isRecursive = false

  /// In State as long as it is shown.
  var isPresented: Bool {
    switch kind {
    case .presented, .destination, .alert, .confirmationDialog: true
    case .embedded, .optional, .collection, .stack, .state: false
    }
  }

  /// The view needs a binding of the store for it.
  var needsBinding: Bool { isPresented || kind == .stack }

  /// Stands in the view's content.
  var isInPlace: Bool {
    switch kind {
    case .embedded, .optional, .collection: true
    case .presented, .stack, .destination, .alert, .confirmationDialog, .state: false
    }
  }

  /// The type in Action that declares the buttons: `Alert`.
  var buttonType: String {
    kind == .confirmationDialog ? "ConfirmationDialog" : "Alert"
  }
}

/// A screen of a stack or a destination.
struct BlueprintCase: Sendable {
  let name: String
  /// `DetailsFeature`
  let type: String
  /// The modifier that presents it; empty on a stack.
  let modifier: String
}

extension ChildMember.Kind {
  /// SwiftUI's modifier; empty for what is shown in place.
  var modifier: String {
    switch self {
    case .sheet, .fullScreenCover, .popover: rawValue
    case .navigation: "navigationDestination"
    case .embedded, .optional, .collection: ""
    }
  }

  fileprivate var blueprintKind: BlueprintChild.Kind {
    switch self {
    case .sheet, .fullScreenCover, .popover, .navigation: .presented
    case .embedded: .embedded
    case .optional: .optional
    case .collection: .collection
    }
  }
}

extension Convention {
  /// The namespace of a feature that a spec names: `TagRow` and `TagRowFeature` are the same.
  package func typeName(ofFeature name: String) -> String {
    name.hasSuffix(suffix) ? name : name + suffix
  }

  /// What a child is called in State and Action.
  package func memberName(ofChild stem: String) -> String {
    guard childPrefix.isEmpty else { return childPrefix + stem }
    return stem.prefix(1).lowercased() + stem.dropFirst()
  }

  /// A child's name in State and Action; that of a collection is a plural.
  package func memberName(of child: ChildMember) -> String {
    let stem =
      child.kind == .collection ? child.plural ?? PluralName.of(child.name) : child.name
    return memberName(ofChild: stem)
  }

  /// The error-handling child first, unless the spec lists it elsewhere, then the spec's children,
  /// then what is not one feature.
  func children(of feature: Feature, access: AccessLevel) -> [BlueprintChild] {
    var children = feature.children.map { blueprint(of: $0, access: access) }
    for index in children.indices {
      children[index].isRecursive = children[index].type == feature.name.typeName
    }
    if errorHandling, !children.contains(where: { $0.type == errorChildType }) {
      let child = ChildMember(name: "ErrorHandling", kind: .sheet)
      children.insert(blueprint(of: child, access: access), at: 0)
    }
    return children + states(of: feature) + compositions(of: feature)
  }

  private func blueprint(of child: ChildMember, access: AccessLevel) -> BlueprintChild {
    let type = typeName(ofFeature: child.feature)
    return BlueprintChild(
      kind: child.kind.blueprintKind, name: memberName(of: child), type: type,
      modifier: child.kind.modifier, initial: child.initial, documentation: child.documentation,
      access: errorHandling && type == errorChildType ? access.prefix : "")
  }

  private func states(of feature: Feature) -> [BlueprintChild] {
    guard case .enumeration(let cases) = feature.state else { return [] }
    return cases.map {
      BlueprintChild(kind: .state, name: $0.name, type: typeName(ofFeature: $0.feature))
    }
  }

  private func compositions(of feature: Feature) -> [BlueprintChild] {
    var children: [BlueprintChild] = []
    let namespace = feature.name.typeName
    if !feature.destination.isEmpty {
      children.append(
        BlueprintChild(
          kind: .destination, name: memberName(ofChild: "Destination"),
          type: namespace + ".Destination", cases: feature.destination.map(screen)))
    }
    if !feature.path.isEmpty {
      children.append(
        BlueprintChild(
          kind: .stack, name: memberName(ofChild: "Path"), type: namespace + ".Path",
          cases: feature.path.map(screen)))
    }
    if !feature.alert.isEmpty {
      children.append(
        BlueprintChild(kind: .alert, name: "alert", type: "", buttons: feature.alert))
    }
    if !feature.confirmationDialog.isEmpty {
      children.append(
        BlueprintChild(
          kind: .confirmationDialog, name: "confirmationDialog", type: "",
          buttons: feature.confirmationDialog))
    }
    return children
  }

  private func screen(_ screen: DestinationCase) -> BlueprintCase {
    BlueprintCase(
      name: screen.name, type: typeName(ofFeature: screen.feature), modifier: screen.kind.modifier)
  }
}
