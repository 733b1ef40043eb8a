extension Fix: CustomStringConvertible {
  /// In words: "insert 'public init() {}' into 'AppInfoFeature.Reducer'".
  package var description: String {
    changes.map(description(of:)).joined(separator: "; ")
  }

  package func description(of change: Change) -> String {
    switch change {
    case .insertConformance(let name, let symbol):
      "add the conformance '\(name)' to \(quoted(symbol))"
    case .insertRawType(let name): "add the raw type '\(name)' to \(quoted(.event))"
    case .insertAttribute(let name, let symbol): "add '@\(name)' to \(quoted(symbol))"
    case .insertAccess(let symbol): "add '\(access.rawValue)' to \(quoted(symbol))"
    case .restateConformance(let name, let part):
      "add ': \(name)' to the extension of \(quoted(part))"
    case .insertInitializer(let part, _): insertion(of: change, into: quoted(part))
    case .insertTypeAlias(_, _, let part):
      insertion(of: change, into: "the extension of \(quoted(part))")
    case .insertCase(_, _, let symbol): insertion(of: change, into: quoted(symbol))
    case .insertPart: insertion(of: change, into: quoted([]))
    case .insertStore: insertion(of: change, into: quoted(.view))
    case .insertChild(let child, let place): description(of: child, in: place)
    case .insertArm(_, let place):
      insertion(of: change, into: "the 'switch' of the \(place.words) of '\(feature)'")
    case .insertBindingReducer:
      insertion(of: change, into: "the body of \(quoted(.reducer))")
        + ", after the recorder and before the logic"
    case .insertPreview(let arguments):
      "insert a preview of \(quoted(.view))"
        + (arguments.isEmpty ? "" : " with '(\(arguments.joined(separator: ", ")))' for State")
    case .insertImport: insertion(of: change, into: "the file")
    case .createFile(_, let name): "create the file '\(name)'"
    default: descriptionOfReplacement(change)
    }
  }

  private func descriptionOfReplacement(_ change: Change) -> String {
    switch change {
    case .replaceKind: "declare \(quoted([])) as 'enum'"
    case .replaceAccess(let symbol): "declare \(quoted(symbol)) as '\(access.rawValue)'"
    case .replaceAttribute(let name, let newName, let symbol):
      "replace '@\(name)' of \(quoted(symbol)) by '@\(newName)'"
    case .replaceStore(let type, let wrapper):
      "declare \(quoted([Part.view.typeName, "store"])) as '@\(wrapper) var store: \(type)'"
    case .moveBindingReducer:
      "move 'BindingReducer()' in \(quoted(.reducer)) after the recorder and before the logic"
    case .move(let part, let file):
      "move \(quoted(part.map { [$0.typeName] } ?? [])) to '\(file)'"
    case .renameFile(let name): "rename the file to '\(name)'"
    case .renameMember(let name, let newName, let parts):
      "rename '\(name)' to '\(newName)' in "
        + parts.map(quoted).joined(separator: " and ")
    case .nameEvents(let name, _):
      "let 'idComponents' of \(quoted(.event)) begin with '\"\(name)\"'"
    default: ""
    }
  }

  private func description(of child: Child, in place: Place) -> String {
    let part = quoted(place.part)
    return switch place {
    case .state, .action: insertion(of: .insertChild(child, in: place), into: part)
    case .reducer:
      "add '\(child.composition)'" + (child.reducer.map { " with '\($0)()'" } ?? "")
        + " for '\(child.name)' to the body of \(part)"
    case .view:
      "add \(child.modifier.map { "'\($0)' with " } ?? "")'\(child.feature).View' "
        + "for '\(child.name)' to the body of \(part)"
    }
  }

  private func insertion(of change: Change, into place: String) -> String {
    "insert '\(code(of: change) ?? "")' into \(place)"
  }

  private func quoted(_ part: Part) -> String { quoted([part.typeName]) }

  private func quoted(_ symbol: [String]) -> String {
    "'" + ([feature] + symbol).joined(separator: ".") + "'"
  }
}

extension Fix.Switch {
  fileprivate var words: String {
    switch self {
    case .reducer: "reducer"
    case .recorder: "analytics recorder"
    }
  }
}
