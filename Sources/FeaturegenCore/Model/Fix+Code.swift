extension Fix {
  /// The Swift that the change comes to, as far as one line shows it; `nil` where it is no
  /// declaration.
  func code(of change: Change) -> String? {
    switch change {
    case .insertPart(let part, let conformances):
      access.prefix + "\(part.keyword) \(part.typeName): " + conformances.joined(separator: ", ")
    case .insertInitializer(_, let parameters):
      access.prefix + "init("
        + parameters.map { "\(SwiftLiteral.name($0.name)): \($0.type)" }.joined(separator: ", ")
        + ")"
        + (parameters.isEmpty ? " {}" : "")
    case .insertTypeAlias(let name, let type, _):
      access.prefix + "typealias \(name) = \(type)"
    case .insertCase(let name, let payload, _):
      "case \(SwiftLiteral.name(name))" + (payload.map { "(\($0))" } ?? "")
    case .insertArm(let arm, _): "case \(arm.pattern)"
    case .insertStore(let type, let wrapper):
      (wrapper.map { "@\($0) var" } ?? "let") + " store: \(type)"
    case .insertChild(let child, .state): child.property
    case .insertChild(let child, .action): "case " + child.actionCase(style.dialect)
    case .insertBindingReducer(let group):
      "BindingReducer(" + (group.map { "action: " + keyPath(to: $0) } ?? "") + ")"
    case .insertImport(let module): "import \(module)"
    default: nil
    }
  }

  private func keyPath(to action: String) -> String {
    style.dialect == .classic ? "/Action.\(action)" : "\\.\(action)"
  }
}

extension Fix.Arm {
  /// `.view(.onAppear)`
  var pattern: String {
    switch self {
    case .open(let path):
      path.map { "." + $0 }.joined(separator: "(")
        + String(repeating: ")", count: max(0, path.count - 1))
    case .passive(let name): "." + name
    case .error(let name): ".\(name)(let error)"
    }
  }
}

extension Fix.Child {
  /// In State.
  var property: String {
    let name = SwiftLiteral.name(name)
    let before = (wrapper.map { "@\($0) " } ?? "") + access.prefix
    return switch form {
    case .presented, .optional, .destination: "\(before)var \(name): \(feature).State?"
    case .embedded: "\(before)var \(name) = \(feature).State()"
    case .collection: "\(before)var \(name): IdentifiedArrayOf<\(feature).State> = []"
    case .stack: "\(before)var \(name) = StackState<\(feature).State>()"
    }
  }

  /// In Action, without `case`.
  func actionCase(_ dialect: Dialect) -> String {
    let name = SwiftLiteral.name(name)
    return switch form {
    case .presented, .destination: "\(name)(PresentationAction<\(feature).Action>)"
    case .optional, .embedded: "\(name)(\(feature).Action)"
    case .collection where dialect == .classic:
      "\(name)(id: \(feature).State.ID, action: \(feature).Action)"
    case .collection: "\(name)(IdentifiedActionOf<\(feature).Reducer>)"
    case .stack: "\(name)(StackAction<\(feature).State, \(feature).Action>)"
    }
  }

  /// What runs it in the reducer's body.
  var composition: String {
    switch form {
    case .presented, .optional, .destination: "ifLet"
    case .embedded: "Scope"
    case .collection, .stack: "forEach"
    }
  }

  /// `nil` where an enum of screens has its own.
  var reducer: String? {
    switch form {
    case .presented, .optional, .embedded, .collection: feature + ".Reducer"
    case .stack, .destination: nil
    }
  }
}

extension Part {
  /// How a new feature declares it.
  fileprivate var keyword: String {
    switch self {
    case .state, .reducer, .view: "struct"
    case .action, .event, .error: "enum"
    }
  }
}
