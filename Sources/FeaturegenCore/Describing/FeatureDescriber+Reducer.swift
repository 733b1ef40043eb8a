import SwiftOutline

extension FeatureDescriber {
  mutating func readReducer() {
    let reducers = pieces(.reducer)
    let methods = reducers.flatMap(\.members).filter { $0.declaration?.kind == .function }
    let names = Set(methods.compactMap { $0.declaration?.name?.text })
    for piece in reducers {
      let composition = Composition(of: piece)
      for closure in composition.recorders { readRecorder(closure, piece.file) }
      for closure in composition.logic { readLogic(closure, piece.file, methods: names) }
      for stranger in composition.strangers {
        note(.reducer(stranger.name), at: piece.file.location(of: stranger.range))
      }
    }
    for piece in reducers {
      for member in piece.members where !isWritten(member) {
        noteMember(member, of: subject.reducer.isEmpty ? subject.path.last ?? "" : "Reducer")
      }
    }
  }

  /// Whether `new` writes the member of Reducer. Dependencies and the bodies of methods are read.
  private mutating func isWritten(_ member: TypePiece.Member) -> Bool {
    guard let declaration = member.declaration else { return false }
    if isStranger(declaration) { return true }
    if subject.reducer.isEmpty, let name = declaration.names.first, isOwnPart(declaration, name) {
      return true
    }
    guard !member.isConditional else { return false }
    switch declaration.detail {
    case .variable(let bindings):
      if bindings.first?.composes == true { return true }
      return readDependency(declaration, bindings, member.file)
    case .function(let signature) where declaration.kind == .initializer:
      let body = declaration.body.map { member.file.words(in: $0) } ?? []
      return signature.parameters.isEmpty && body.count <= 2
    case .function(let signature) where declaration.kind == .function:
      return signature.reduces || readMethod(declaration, member.file)
    case .alias:
      return declaration.names == ["State"] || declaration.names == ["Action"]
    default: return false
    }
  }

  /// The parts stand beside the reducer's own members where the feature is the reducer.
  private func isOwnPart(_ declaration: Declaration, _ name: String) -> Bool {
    let parts = Set(Part.allCases.map(\.typeName)).union(["Path", "Destination"])
    return declaration.isType && parts.contains(name)
  }

  private mutating func readMethod(_ declaration: Declaration, _ file: SourceFile) -> Bool {
    guard let name = declaration.name?.text, handlers.contains(name) else { return false }
    guard let body = declaration.body else { return true }
    var words = file.words(in: body).dropFirst().dropLast()
    if words.first == "return" { words = words.dropFirst() }
    if Array(words) != [".", "none"] {
      note(
        .handlerBody(name, lines: file.lineCount(of: body)),
        at: file.location(of: declaration.name?.range ?? declaration.keyword))
    }
    return true
  }

  private mutating func readDependency(
    _ declaration: Declaration, _ bindings: [Binding], _ file: SourceFile
  ) -> Bool {
    guard let attribute = declaration.attributes.first(where: { $0.name == "Dependency" }),
      let name = bindings.first?.name, bindings.count == 1
    else { return false }
    guard let key = key(attribute, file) else {
      note(.dependencyKey(name.text), at: file.location(of: name.range))
      return true
    }
    var dependency = DependencyMember(name: name.text, key: key)
    dependency.type = bindings[0].type.map { file.text(in: $0.range) }
    dependency.access = declaration.access
    for modifier in declaration.modifiers where AccessLevel(rawValue: modifier.name) == nil {
      note(.access(name.text, word: modifier.name), at: file.location(of: modifier.range))
    }
    feature.dependencies.append(dependency)
    return true
  }

  /// `\.apiClient.search` or `APIClient.self`.
  private func key(_ attribute: Attribute, _ file: SourceFile) -> DependencyMember.Key? {
    guard let arguments = attribute.arguments else { return nil }
    let text = file.text(in: arguments)
    if text.hasPrefix("\\.") {
      let path = text.dropFirst(2)
      let names = path.split(separator: ".", omittingEmptySubsequences: false)
      return names.allSatisfy { SwiftIdentifier.isWord(String($0)) } ? .path(String(path)) : nil
    }
    guard text.hasSuffix(".self"), !text.hasPrefix("\\"), !text.contains(",") else { return nil }
    return .type(String(text.dropLast(5)))
  }

  private mutating func readRecorder(_ closure: Range<Int>, _ file: SourceFile) {
    guard let choice = file.firstSwitch(in: closure) else { return }
    for arm in choice.arms.map({ ReducerArm(file: file, arm: $0) }) {
      let own = arm.paths.compactMap(actionIndex)
      let event = arm.event
      if own.isEmpty || arm.isUnderCondition {
        if !arm.isPassive, !isErrorEvent(arm) { note(.recorderArm(arm.title), at: arm.location) }
      } else if event != nil || arm.isPassive {
        for index in own { feature.actions[index].event = event }
      } else {
        note(.recorderArm(arm.title), at: arm.location)
      }
    }
  }

  private func isErrorEvent(_ arm: ReducerArm) -> Bool {
    let expected = [EventMember.Attribute(name: "errorCode", value: "error.errorCode")]
    return convention.errorHandling && arm.paths == [["errorOccurred"]]
      && arm.event == EventMember(name: "errorOccurred", attributes: expected)
  }

  /// The place among the actions that a pattern names.
  private func actionIndex(_ path: [String]) -> Int? {
    feature.actions.firstIndex { action in
      path == (action.group.map { [$0] } ?? []) + [action.name]
    }
  }

  private mutating func readLogic(
    _ closure: Range<Int>, _ file: SourceFile, methods: Set<String>
  ) {
    guard let choice = file.firstSwitch(in: closure) else {
      note(.reducerCode, at: file.location(of: closure.lowerBound..<closure.lowerBound + 1))
      return
    }
    if file.hasCode(around: choice.range, in: closure) {
      note(.reducerCode, at: file.location(of: closure.lowerBound..<closure.lowerBound + 1))
    }
    for arm in choice.arms { readLogic(ReducerArm(file: file, arm: arm), methods: methods) }
  }

  private mutating func readLogic(_ arm: ReducerArm, methods: Set<String>) {
    guard !arm.isPassive else { return }
    let own = arm.paths.compactMap(actionIndex)
    guard let method = arm.calledMethod, methods.contains(method), !arm.isUnderCondition else {
      if !isErrorArm(arm) { note(.reducerArm(arm.title, lines: arm.lineCount), at: arm.location) }
      return
    }
    handlers.insert(method)
    for index in own {
      feature.actions[index].hasHandler = true
      let action = feature.actions[index]
      let name = action.name
      if !method.lowercased().hasSuffix(name.lowercased()), method != "`\(name)`" {
        note(.handlerName(method, action: name), at: arm.location)
      }
    }
    if own.isEmpty, !arm.paths.allSatisfy(isButton) {
      note(.reducerArm(arm.title, lines: arm.lineCount), at: arm.location)
    }
  }

  private func isButton(_ path: [String]) -> Bool {
    path.count == 3 && path[1] == "presented"
      && ((path[0] == "alert" && feature.alert.contains(path[2]))
        || (path[0] == "confirmationDialog" && feature.confirmationDialog.contains(path[2])))
  }

  /// `state.childErrorHandling = ErrorHandlingFeature.State(error)`, and nothing else.
  private func isErrorArm(_ arm: ReducerArm) -> Bool {
    guard convention.errorHandling, arm.paths == [["errorOccurred"]] else { return false }
    let child = convention.errorChild(dialect: .observation)
    return arm.words.joined()
      == "state.\(child.name)=\(child.stateType)(error)return.none"
  }
}
