import SwiftOutline

/// A case of a feature's Action, or of an enum nested in it.
struct ActionCase: Sendable {
  var name: String
  /// Between the parentheses, as written; `nil` without payload.
  var parameters: String?
  var payload: [Payload]
  var documentation: String?
  var location: SourceLocation
  /// The case of Action that holds the enum this one is in.
  var group: String?

  struct Payload: Sendable {
    var label: String?
    var type: SwiftType?
  }

  /// The case's place in Action: `view.onAppear`.
  var key: String { group.map { "\($0).\(name)" } ?? name }

  /// The case that `BindableAction` asks for.
  var isBinding: Bool { name == "binding" && payload.first?.type?.path == ["BindingAction"] }

  /// What the case of a child carries.
  var child: ChildAction? {
    if payload.count == 2, payload.map(\.label) == ["id", "action"] {
      return payload[1].type?.owner(of: "Action").map {
        ChildAction(form: .collection, feature: $0)
      }
    }
    guard payload.count == 1, let type = payload[0].type else { return nil }
    if let feature = type.owner(of: "Action") { return ChildAction(form: .plain, feature: feature) }
    guard case .nominal(let names) = type, let generic = names.last, names.count < 3,
      let arguments = generic.arguments
    else { return nil }
    return ChildAction(wrapper: generic.name, arguments: arguments)
  }
}

/// The action of a child, as the parent's Action holds it.
struct ChildAction: Sendable {
  enum Form: Sendable {
    case plain, presented, collection, stack
  }

  var form: Form
  /// The dotted name of the child's namespace.
  var feature: [String]
}

extension ChildAction {
  fileprivate init?(wrapper: String, arguments: [SwiftType]) {
    let feature: [String]?
    switch wrapper {
    case "PresentationAction":
      form = .presented
      feature = arguments.first?.owner(of: "Action")
    case "PresentationActionOf":
      form = .presented
      feature = arguments.first?.reducerOwner
    case "IdentifiedActionOf":
      form = .collection
      feature = arguments.first?.reducerOwner
    case "IdentifiedAction":
      form = .collection
      feature = arguments.last?.owner(of: "Action")
    case "StackAction":
      form = .stack
      feature = arguments.last?.owner(of: "Action")
    case "StackActionOf":
      form = .stack
      feature = arguments.first?.path
    default: return nil
    }
    guard let feature, !feature.isEmpty else { return nil }
    self.feature = feature
  }
}

extension SwiftType {
  /// `X.State` → `["X"]`; `nil` for other types.
  func owner(of part: String) -> [String]? {
    let path = self.path
    return path.count > 1 && path.last == part ? Array(path.dropLast()) : nil
  }

  /// `X.Reducer` → `["X"]`, and a reducer of another convention itself.
  var reducerOwner: [String]? {
    owner(of: Part.reducer.typeName) ?? (path.isEmpty ? nil : path)
  }
}
