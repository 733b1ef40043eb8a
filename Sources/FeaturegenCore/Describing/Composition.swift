import SwiftOutline

/// What the `body` of a reducer is composed of.
struct Composition: Sendable {
  /// The closures of analytics recorders.
  private(set) var recorders: [Range<Int>] = []
  /// The closures and methods in which the feature decides.
  private(set) var logic: [Range<Int>] = []
  /// What neither runs a child nor is one of the above.
  private(set) var strangers: [(name: String, range: Range<Int>)] = []

  init(of piece: TypePiece) {
    for member in piece.members {
      guard let declaration = member.declaration else { continue }
      switch declaration.detail {
      case .variable(let bindings):
        for binding in bindings where binding.composes {
          if let body = binding.accessors { read(body, in: piece.file) }
        }
      case .function(let signature) where declaration.kind == .function && signature.reduces:
        if let body = declaration.body { logic.append(body) }
      default: break
      }
    }
  }

  private mutating func read(_ body: Range<Int>, in file: SourceFile) {
    var inner: [Range<Int>] = []
    for call in file.outline.calls(in: body) {
      guard !inner.contains(where: { $0.contains(call.range.lowerBound) }),
        let name = call.callee.last?.text
      else { continue }
      switch name {
      case "AnalyticsEventRecorder", "AnalyticsEventRecorderOf":
        recorders += call.trailingClosures.map(\.range)
        inner += call.trailingClosures.map(\.range)
      case "Reduce":
        logic += call.trailingClosures.map(\.range)
        inner += call.trailingClosures.map(\.range)
      case "BindingReducer", "CombineReducers", "EmptyReducer", "Scope", "forEach", "ifCaseLet",
        "ifLet":
        inner += call.arguments.map(\.value)
      case "Path", "Destination", Part.reducer.typeName: break
      case _
      where name.first?.isUppercase == true && call.arguments.isEmpty
        && call.trailingClosures.isEmpty:
        // The reducer of a child that is one itself.
        break
      default:
        strangers.append((name, call.callee.last?.range ?? call.range))
        inner += call.arguments.map(\.value) + call.trailingClosures.map(\.range)
      }
    }
  }
}

extension Binding {
  /// `body`, and other properties that are reducers.
  var composes: Bool {
    name?.text == "body"
      || (accessors != nil
        && type.map { $0.text.hasPrefix("some ") && $0.text.contains("Reducer") }
          ?? false)
  }
}

extension Signature {
  /// `reduce(into:action:)`, `core(state:action:)` and the like.
  var reduces: Bool {
    parameters.contains { $0.name?.text == "action" && $0.type?.path.last == "Action" }
      && parameters.contains { $0.type?.text.hasPrefix("inout ") == true }
  }
}

extension SourceFile {
  /// The first `switch` directly in a closure or body.
  func firstSwitch(in range: Range<Int>) -> Switch? {
    outline.switches(in: range).min { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Statements beside the switch, a closing `return .none` aside.
  func hasCode(around choice: Range<Int>, in closure: Range<Int>) -> Bool {
    let before = words(in: closure.lowerBound..<choice.lowerBound)
    let after = words(in: choice.upperBound..<closure.upperBound).filter { $0 != "}" }
    let signature = before.firstIndex(of: "in").map { before[..<$0] }
    let isLoop = signature?.contains("for") ?? true
    let statements = before.dropFirst(isLoop ? 1 : (signature?.count ?? 0) + 1)
    return !(statements.isEmpty || statements.elementsEqual(["return"]))
      || !(after.isEmpty || after == ["return", ".", "none"])
  }
}
