extension Rule {
  static let wrongDialect = Rule(
    id: .wrongDialect,
    summary: "a feature is written in one dialect of TCA throughout",
    rationale: """
      '@BindingState' beside '@ObservableState' does not compile, '@Presents' and '@Bindable' want \
      an observable State, and '@Reducer' on the nested Reducer declares a second time what the \
      convention writes out. Mixtures that compile, such as 'WithViewStore' over an observable \
      State, are leftovers of a move from one dialect to the other. Different features of an app \
      may well be written in different dialects.
      """,
    example: Example(
      violating: """
        @ObservableState
        public struct State: FeatureState {
          @BindingState public var isOn = false
        }
        """,
      fixed: """
        @ObservableState
        public struct State: FeatureState {
          public var isOn = false
        }
        """
    ),
    severity: .error,
    kind: .practice,
    scope: .feature { pass in pass.superfluousMacros + pass.foreignMarks }
  )
}

extension FeaturePass {
  /// `@Reducer` where the convention has no place for it.
  fileprivate var superfluousMacros: [Finding] {
    var findings: [Finding] = []
    let namespace = feature.namespace
    if namespace.kind == .enum, namespace.cases.isEmpty, namespace.hasReducerMacro {
      findings.append(
        finding(.macroOnNamespace(typeName), at: namespace.location, symbol: [typeName]))
    }
    let reducer = feature.part(.reducer)
    let writesOut = reducer.extensions.contains { $0.hasBody || $0.aliases.contains("State") }
    if writesOut, let type = reducer.declarations.first(where: \.hasReducerMacro) {
      findings.append(
        finding(
          .macroOnReducer(typeName), at: type.location,
          symbol: [typeName, Part.reducer.typeName]))
    }
    return findings
  }

  /// The marks of the other dialect than the feature's.
  fileprivate var foreignMarks: [Finding] {
    let marks = feature.dialectMarks
    let dialect = blueprint.style.dialect
    let own = marks.filter { $0.dialect == dialect }
    // Without '@ObservableState', a feature of the observation dialect has another fault.
    let isSure =
      dialect == .classic
      ? !own.isEmpty : own.contains { if case .observableState = $0.kind { true } else { false } }
    guard isSure else { return [] }
    let taken = Set(
      shortfalls.filter { $0.requirement.rule == .errorHandling }.map(\.location))
    return marks.filter { $0.dialect != dialect && !taken.contains($0.location) }.map { mark in
      let words = words(for: mark)
      var found = finding(
        "\(words.what), but '\(typeName)' is written in the \(dialect) dialect; \(words.advice)",
        at: mark.location, symbol: [typeName] + words.symbol)
      found.subject = mark.kind.word
      return found
    }
  }

  private func words(for mark: DialectMark) -> (what: String, advice: String, symbol: [String]) {
    let (state, view, reducer) = (Part.state.typeName, Part.view.typeName, Part.reducer.typeName)
    return switch mark.kind {
    case .observableState:
      ("'\(typeName).\(state)' carries '@ObservableState'", "remove it", [state])
    case .presents(let property):
      (
        "'\(property.name)' carries '@Presents'", "write '@PresentationState'",
        [state, property.name]
      )
    case .presentationState(let property):
      (
        "'\(property.name)' carries '@PresentationState'", "write '@Presents'",
        [state, property.name]
      )
    case .bindingState(let property):
      (
        "'\(property.name)' carries '@BindingState'", "write 'var \(property.name)' alone",
        [state, property.name]
      )
    case .bindable(let property):
      (
        "'\(property.name)' carries '@Bindable'",
        "write 'let \(property.name)' and observe it with 'WithViewStore'",
        [view, property.name]
      )
    case .viewStore:
      ("'WithViewStore' observes the store", "read 'store' itself", [view])
    case .casePath(let call):
      (
        "'\(call)' takes a case path, '/Action.…'", "write a key path, '\\.…'", [reducer]
      )
    }
  }

  private func finding(_ message: String, at place: SourceLocation, symbol: [String]) -> Finding {
    Finding(
      rule: rule.id.rawValue, severity: rule.severity, message: message, location: place,
      symbol: symbol.joined(separator: "."))
  }
}

extension DialectMark.Kind {
  /// What tells marks of one declaration apart.
  fileprivate var word: String {
    switch self {
    case .observableState: "@ObservableState"
    case .presents: "@Presents"
    case .bindable: "@Bindable"
    case .bindingState: "@BindingState"
    case .presentationState: "@PresentationState"
    case .viewStore: "WithViewStore"
    case .casePath(let call): call
    }
  }
}

extension TypeFacts {
  fileprivate var hasReducerMacro: Bool { attributes.contains(where: \.isReducerMacro) }
}

extension String {
  fileprivate static func macroOnNamespace(_ type: String) -> String {
    "'@Reducer' does not work on the namespace '\(type)'; remove it"
  }

  fileprivate static func macroOnReducer(_ type: String) -> String {
    "'@Reducer' declares again what extensions of '\(type).Reducer' write out; remove it"
  }
}
