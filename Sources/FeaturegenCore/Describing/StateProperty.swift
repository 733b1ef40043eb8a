import SwiftOutline

/// A stored property of State, as code has it.
struct StateProperty: Sendable {
  var name: String
  /// As written, or as its value shows; `nil` if only the compiler knows.
  var type: String?
  /// What stands behind `=`.
  var value: String?
  /// Names without `@`, and the attributes as written.
  var attributes: [(name: String, text: String)]
  var isConstant: Bool
  var access: AccessLevel?
  var documentation: String?
  var location: SourceLocation

  func hasAttribute(_ names: String...) -> Bool {
    attributes.contains { attribute in
      names.contains(String(attribute.name.split(separator: ".").last ?? ""))
    }
  }

  /// How its type holds a child; `nil` if it holds none.
  var child: ChildState? {
    guard let type, let parsed = try? SwiftType(parsing: type) else { return nil }
    return ChildState(parsed)
  }
}

/// The state of a child, as the parent's State holds it.
struct ChildState: Sendable {
  enum Form: Sendable {
    case plain, optional, collection, stack, alert, confirmationDialog
  }

  var form: Form
  /// The dotted name of the child's namespace; empty for an alert or a dialog.
  var feature: [String]

  fileprivate init?(_ type: SwiftType) {
    feature = []
    switch type {
    case .optional(.nominal(let names)) where names.last?.name == "AlertState": form = .alert
    case .optional(.nominal(let names)) where names.last?.name == "ConfirmationDialogState":
      form = .confirmationDialog
    case .optional(let type):
      guard let owner = type.owner(of: Part.state.typeName) else { return nil }
      form = .optional
      feature = owner
    case .nominal(let names):
      if let owner = type.owner(of: Part.state.typeName) {
        form = .plain
        feature = owner
        return
      }
      guard let generic = names.last, let element = generic.arguments?.last,
        let owner = element.owner(of: Part.state.typeName)
      else { return nil }
      switch generic.name {
      case "IdentifiedArrayOf", "IdentifiedArray": form = .collection
      case "StackState": form = .stack
      default: return nil
      }
      feature = owner
    default: return nil
    }
  }
}
