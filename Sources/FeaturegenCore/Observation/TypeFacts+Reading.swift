import SwiftOutline

extension TypeFacts {
  /// Reads a declaration; members only if it is the part of a feature or may be a namespace.
  init(
    _ declaration: Declaration, path: [String], location: SourceLocation, part: Part?,
    outline: Outline, conditions: ConditionMap, defaultVisibility: Visibility,
    locate: @escaping (Range<Int>) -> SourceLocation
  ) {
    self.init(path: path, kind: declaration.kind, location: location)
    visibility =
      declaration.kind == .extension
      ? declaration.memberVisibility : declaration.statedVisibility ?? defaultVisibility
    statesVisibility = declaration.statedVisibility != nil
    inheritance = declaration.inheritance.map { InheritedType(path: $0.path) }
    attributes = declaration.attributes.map(\.name)
    self.conditions = conditions.conditions(at: declaration.keyword.lowerBound)
    readMembers(
      of: declaration, part: part, outline: outline, conditions: conditions, locate: locate)
    if part == .reducer {
      let outline = outline.rememberingBodies(in: declaration.range)
      calls = outline.calls(in: declaration.range).compactMap {
        CallFacts($0, outline: outline, locate: locate)
      }
      readActions(of: declaration, outline: outline, conditions: conditions, locate: locate)
    }
    if part == .event {
      identity = declaration.memberBinding(named: "idComponents")
        .flatMap { $0.accessors ?? $0.value }
        .flatMap { EventIdentity(in: $0, of: outline, locate: locate) }
    }
    if part == .view {
      bindsStore = outline.bindsStore(in: declaration)
      viewStores = outline.viewStores(in: declaration).map(locate)
    }
  }

  private mutating func readActions(
    of declaration: Declaration, outline: Outline, conditions: ConditionMap,
    locate: @escaping (Range<Int>) -> SourceLocation
  ) {
    let reader = ReducerFactsReader(
      declaration, feature: path.dropLast().last ?? "", outline: outline,
      conditions: conditions, locate: locate)
    flows = reader.flows
    recorder = reader.recorder
    runsUnknownReducers = reader.runsUnknownReducers
    scopedReducers = reader.scopedReducers
    definesReduce = reader.definesReduce
  }

  private mutating func readMembers(
    of declaration: Declaration, part: Part?, outline: Outline, conditions: ConditionMap,
    locate: (Range<Int>) -> SourceLocation
  ) {
    let memberVisibility = declaration.memberVisibility
    var pending: [Item] = declaration.members.reversed()
    while let item = pending.popLast() {
      switch item {
      case .declaration(let member):
        if isExtension, path.count == 1 { memberNames.insert(member.name?.text ?? "") }
        read(
          member, visibility: member.statedVisibility ?? memberVisibility, part: part,
          outline: outline, conditions: conditions, locate: locate)
      case .conditional(let block): pending += block.clauses.flatMap(\.items).reversed()
      case .code(let range) where outline.isDirective(range): continue
      case .code: hasUnknownMembers = true
      }
    }
  }

  private mutating func read(
    _ member: Declaration, visibility: Visibility, part: Part?, outline: Outline,
    conditions: ConditionMap,
    locate: (Range<Int>) -> SourceLocation
  ) {
    let isStated = member.statedVisibility != nil
    switch member.detail {
    case .enumCase(let elements):
      cases += elements.map { element in
        CaseFacts(
          name: element.name.text,
          location: locate(element.name.range),
          payload: element.payload.map { $0.map { $0.type?.text ?? "" } } ?? [],
          conditions: conditions.conditions(at: element.name.range.lowerBound)
        )
      }
    case .variable(let bindings):
      properties += bindings.compactMap { binding in
        guard let name = binding.name else { return nil }
        return PropertyFacts(
          name: name.text,
          location: locate(name.range),
          attributes: member.attributes.map(\.name),
          type: binding.type?.text,
          visibility: visibility,
          createdType: binding.type == nil && part == .state
            ? binding.value.flatMap { outline.createdType(in: $0) } : nil,
          isStored: binding.accessors == nil && !member.modifiers.contains { $0.name == "static" },
          isConstant: outline.isLet(member), hasValue: binding.value != nil,
          statesVisibility: isStated,
          mayBeStore: part == .view && outline.mayBeStore(binding, in: member)
        )
      }
    case .function(let signature) where member.kind == .initializer:
      let labels = signature.parameters.map { $0.label?.text ?? "_" }
      initializers.append(labels)
      members.append(
        MemberFacts(
          name: "init(\(labels.map { $0 + ":" }.joined()))", location: locate(member.keyword),
          visibility: visibility, statesVisibility: isStated, parameters: signature.facts))
    case .alias where member.kind == .typealias:
      guard let name = member.name else { return }
      aliases.append(name.text)
      members.append(
        MemberFacts(
          name: name.text, location: locate(name.range), visibility: visibility,
          statesVisibility: isStated))
    default:
      guard let name = member.name, Self.spokenOf.contains(name.text) else { return }
      members.append(
        MemberFacts(
          name: name.text, location: locate(name.range), visibility: visibility,
          statesVisibility: isStated))
    }
  }

  private static let spokenOf: Set<String> = ["Alert", "ConfirmationDialog", "Destination", "Path"]
}

extension CallFacts {
  /// - Returns: `nil` if the call composes no reducers.
  fileprivate init?(
    _ call: Call, outline: Outline, locate: (Range<Int>) -> SourceLocation
  ) {
    guard let callee = call.callee.last, Self.composing.contains(callee.text) else { return nil }
    name = callee.text
    location = locate(callee.range)
    argumentWords = []
    usesKeyPaths = false
    usesCasePaths = false
    for argument in call.arguments {
      for token in outline.tokens(in: argument.value) {
        switch token.kind {
        case .word:
          argumentWords.insert(String(decoding: outline.nameBytes(of: token), as: UTF8.self))
        case .op
        where outline.text(of: token) == "/" && Int(token.start) == argument.value.lowerBound:
          usesCasePaths = true
        case .backslash:
          usesKeyPaths = true
        default:
          break
        }
      }
    }
    innerCallees = Set(
      call.trailingClosures.flatMap { closure in
        outline.calls(in: closure.range).map { $0.callee.map(\.text).joined(separator: ".") }
      })
  }

  private static let composing: Set<String> = [
    "AnalyticsEventRecorder", "AnalyticsEventRecorderOf", "BindingReducer", "CombineReducers",
    "Reduce", "Scope", "forEach", "ifCaseLet", "ifLet",
  ]
}

extension Signature {
  /// `nil` for an initializer that may fail, throw or wait.
  fileprivate var facts: [ParameterFacts]? {
    guard !isFailable, effects.isEmpty else { return nil }
    return parameters.map {
      ParameterFacts(
        label: $0.label?.text, type: $0.type?.text ?? "", hasDefault: $0.defaultValue != nil)
    }
  }
}

extension Outline {
  fileprivate func isLet(_ variable: Declaration) -> Bool {
    source.bytes[variable.keyword].elementsEqual("let".utf8)
  }
}

extension Declaration {
  /// A property among its members, `#if` branches left out.
  fileprivate func memberBinding(named name: String) -> Binding? {
    for case .declaration(let member) in members {
      guard case .variable(let bindings) = member.detail else { continue }
      if let binding = bindings.first(where: { $0.name?.text == name }) { return binding }
    }
    return nil
  }
}
