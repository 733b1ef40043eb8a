import SwiftOutline

/// Reads from a declaration or extension of Reducer what it does with actions.
struct ReducerFactsReader {
  private let outline: Outline
  private let conditions: ConditionMap
  /// The namespace's own name.
  private let feature: String
  private let locate: (Range<Int>) -> SourceLocation
  private(set) var flows: [ActionFlow] = []
  private(set) var recorder = RecorderFacts()
  private(set) var runsUnknownReducers = false
  private(set) var scopedReducers: [Set<String>] = []
  private(set) var definesReduce = false
  /// Its `Action` is not the one beside it, so nothing is known of the cases.
  private var hasForeignAction = false

  init(
    _ declaration: Declaration, feature: String, outline: Outline, conditions: ConditionMap,
    locate: @escaping (Range<Int>) -> SourceLocation
  ) {
    self.outline = outline
    self.conditions = conditions
    self.feature = feature
    self.locate = locate
    var pending: [Item] = declaration.members.reversed()
    while let item = pending.popLast() {
      switch item {
      case .declaration(let member): read(member)
      case .conditional(let block): pending += block.clauses.flatMap(\.items).reversed()
      case .code: break
      }
    }
    if hasForeignAction {
      flows = [ActionFlow(origin: .reducer, isUndecided: true)]
      flows.append(ActionFlow(origin: .recorder, isUndecided: true))
      recorder.isUndecided = true
    }
  }

  private mutating func read(_ member: Declaration) {
    switch member.detail {
    case .variable(let bindings):
      for binding in bindings where binding.reducesOwnState {
        if let body = binding.accessors { read(body: body) }
      }
    case .function(let signature) where member.kind == .function:
      if let body = member.body, let name = member.name?.text { read(name, signature, body) }
    case .alias(let type) where member.name?.text == Part.action.typeName:
      let owner = type?.path.dropLast().last
      hasForeignAction = type?.path.last != Part.action.typeName || owner != feature
    default:
      if member.name?.text == Part.action.typeName, member.kind == .enum { hasForeignAction = true }
    }
  }

  private mutating func read(_ name: String, _ signature: Signature, _ body: Range<Int>) {
    let isRoot =
      name == "reduce" && signature.parameters.map { $0.label?.text } == ["into", "action"]
    definesReduce = definesReduce || isRoot
    var reader: ActionFlowReader?
    for parameter in signature.parameters {
      guard let local = parameter.name?.text, let type = parameter.type?.path, mayHoldAction(type)
      else { continue }
      let known =
        reader ?? ActionFlowReader(outline, in: body, conditions: conditions, locate: locate)
      reader = known
      var flow = known.flow(isRoot ? .reducer : .method(name), of: local, in: body)
      flow.type = type
      flows.append(flow)
    }
    if signature.result?.text.contains("Event") ?? false { readMembers(in: body) }
  }

  /// `Action`, `ViewAction`, `Action.View`, `SearchFeature.View`
  private func mayHoldAction(_ type: [String]) -> Bool {
    type.contains { $0.hasSuffix("Action") || $0.hasSuffix("Actions") }
      || (type.count > 1 && type.contains(feature))
  }

  /// Reads the reducers that run on the feature's own state; those in other closures may not.
  private mutating func read(body: Range<Int>) {
    var others: [Range<Int>] = []
    for call in outline.calls(in: body) {
      guard !others.contains(where: { $0.contains(call.range.lowerBound) }),
        let name = call.callee.last?.text, name != "CombineReducers"
      else { continue }
      others += call.trailingClosures.map(\.range) + call.arguments.map(\.value)
      switch name {
      case "Reduce": read(call, as: .reducer)
      case "AnalyticsEventRecorder", "AnalyticsEventRecorderOf": read(call, as: .recorder)
      case _ where Self.passive.contains(name): break
      default:
        let scope = scope(of: call)
        if scope.isEmpty { runsUnknownReducers = true } else { scopedReducers.append(scope) }
      }
    }
  }

  /// The words of the path to actions that a reducer of the team's own takes: `Case(/Action.view)`.
  private func scope(of call: Call) -> Set<String> {
    guard !call.isMember, call.trailingClosures.count == 1, call.arguments.count == 1,
      let argument = call.arguments.first
    else { return [] }
    let tokens = outline.tokens(in: argument.value)
    let isPath = tokens.first.map { $0.kind == .backslash || outline.text(of: $0) == "/" } ?? false
    return isPath
      ? Set(tokens.filter { $0.kind == .word }.map(outline.text(of:))) : []
  }

  /// Calls in a body that run nothing that is not among their arguments and closures.
  private static let passive: Set<String> = [
    "BindingReducer", "EmptyReducer", "Scope", "_printChanges", "dependency", "forEach",
    "ifCaseLet", "ifLet", "signpost", "transformDependency",
  ]

  private mutating func read(_ call: Call, as origin: ActionFlow.Origin) {
    let ranges = call.trailingClosures.map(\.range) + call.arguments.map(\.value)
    guard ranges.count == 1, let range = ranges.first else {
      flows.append(ActionFlow(origin: origin, isUndecided: true))
      return
    }
    let tokens = outline.tokens(in: range)
    if tokens.first?.kind == .leftBrace {
      flows.append(flow(of: range, tokens, as: origin))
      if origin == .recorder { readRecorder(range) }
      return
    }
    if origin == .recorder { recorder.isUndecided = true }
    let words = tokens.map(outline.text(of:))
    let name = words.starts(with: ["self", "."]) ? words.dropFirst(2) : words[...]
    if let method = name.first, name.count == 1 || name.dropFirst().first == "(" {
      flows.append(ActionFlow(origin: origin, handovers: [method.filter { $0 != "`" }]))
    } else {
      flows.append(ActionFlow(origin: origin, isUndecided: true))
    }
  }

  private func flow(
    of closure: Range<Int>, _ tokens: ArraySlice<Token>, as origin: ActionFlow.Origin
  ) -> ActionFlow {
    guard let (names, start) = parameters(of: tokens), names.count == 2 else {
      return ActionFlow(origin: origin, isUndecided: true)
    }
    let reader = ActionFlowReader(
      outline, in: closure, conditions: conditions, locate: locate)
    return reader.flow(origin, of: names[1], in: start..<closure.upperBound)
  }

  /// The names before `in`, and where the statements begin; `nil` for `$0`.
  private func parameters(of closure: ArraySlice<Token>) -> ([String], Int)? {
    var index = closure.startIndex + 1
    if index < closure.endIndex, closure[index].kind == .leftBracket {
      index = Int(closure[index].match) + 1
    }
    if index < closure.endIndex, closure[index].kind == .leftParenthesis {
      return typedParameters(of: closure, from: index)
    }
    var names: [String] = []
    while index + 1 < closure.endIndex, index >= closure.startIndex {
      let (token, next) = (closure[index], closure[index + 1])
      guard token.kind == .word else { return nil }
      names.append(String(decoding: outline.nameBytes(of: token), as: UTF8.self))
      if next.kind == .word, outline.text(of: next) == "in" { return (names, Int(next.end)) }
      guard next.kind == .comma else { return nil }
      index += 2
    }
    return nil
  }

  /// The names of `(state: inout State, action: Action) -> Effect<Action> in`.
  private func typedParameters(
    of closure: ArraySlice<Token>, from open: Int
  ) -> ([String], Int)? {
    let close = Int(closure[open].match)
    guard closure.indices.contains(close + 1), close > open,
      ["->", "async", "in", "throws"].contains(outline.text(of: closure[close + 1]))
    else { return nil }
    var names: [String] = []
    var index = open
    while index < close {
      let next = closure[index + 1]
      if index == open || closure[index].kind == .comma, next.kind == .word {
        names.append(String(decoding: outline.nameBytes(of: next), as: UTF8.self))
      }
      let isBracket = index > open && Int(closure[index].match) > index
      index = isBracket ? Int(closure[index].match) : index + 1
    }
    let result = closure[close...].prefix { $0.kind != .leftBrace }
    let end = result.first { $0.kind == .word && outline.text(of: $0) == "in" }
    return end.map { (names, Int($0.end)) }
  }

  private mutating func readRecorder(_ closure: Range<Int>) {
    readMembers(in: closure)
    var events: [Range<Int>] = []
    for call in outline.calls(in: closure) {
      if events.contains(where: { $0.contains(call.range.lowerBound) }) { continue }
      guard ["AttributedEvent", "init"].contains(call.callee.last?.text) else {
        recorder.isUndecided = true
        continue
      }
      events.append(call.range)
      for argument in call.arguments where argument.label?.text == "event" {
        let tokens = Array(outline.tokens(in: argument.value))
        guard tokens.count == 2, tokens[0].kind == .dot, tokens[1].kind == .word else { continue }
        let name = String(decoding: outline.nameBytes(of: tokens[1]), as: UTF8.self)
        recorder.recorded.append(.init(name: name, location: locate(tokens[1].range)))
      }
    }
  }

  /// Takes the members that are named outside patterns.
  private mutating func readMembers(in range: Range<Int>) {
    let patterns = outline.switches(in: range).flatMap(\.arms).flatMap(\.patterns).map(\.range)
    let tokens = outline.tokens(in: range)
    for (dot, name) in zip(tokens, tokens.dropFirst())
    where dot.kind == .dot && name.kind == .word {
      if patterns.contains(where: { $0.contains(Int(name.start)) }) { continue }
      recorder.members.insert(String(decoding: outline.nameBytes(of: name), as: UTF8.self))
    }
  }
}

extension Binding {
  /// `body`, and other properties that are reducers of the same State and Action.
  fileprivate var reducesOwnState: Bool {
    if name?.text == "body" { return true }
    let type = type?.text ?? ""
    return type.hasSuffix("ReducerOf<Self>") || type.hasSuffix("Reducer<State, Action>")
  }
}
