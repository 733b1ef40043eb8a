extension Rule {
  static let legacyAPI = Rule(
    id: .legacyAPI,
    summary: "no file of a feature holds anything from before TCA 1.0",
    rationale: """
      Before TCA 1.0 a reducer was a global value of three types, its dependencies stood in an \
      'Environment', children were pulled back. None of this exists any more, and examples of it \
      are still copied. Only what has TCA's own form is reported: a team's type 'AnyReducer' of two \
      types, a 'pullback' of another library, SwiftUI's 'Environment' and a struct of that name \
      that State holds are none.
      """,
    example: Example(
      violating: """
        let appInfoReducer = AnyReducer<
          AppInfoFeature.State, AppInfoFeature.Action, AppInfoFeature.Environment
        > { state, action, environment in … }
        """,
      fixed: """
        extension AppInfoFeature.Reducer: Reducer {
          public var body: some ReducerOf<Self> { Reduce { state, action in … } }
        }
        """
    ),
    severity: .warning,
    kind: .practice,
    scope: .module { pass in
      pass.files.flatMap { file in file.legacyUses.compactMap { pass.finding($0) } }
    })
}

extension ModulePass {
  fileprivate func finding(_ use: LegacyUse) -> Finding? {
    guard let (message, symbol) = words(for: use.kind) else { return nil }
    return Finding(
      rule: rule.id.rawValue, severity: rule.severity, message: message, location: use.location,
      symbol: symbol, subject: use.kind.word)
  }

  /// The message and the name of what it is about; `nil` where it may be no legacy.
  private func words(for kind: LegacyUse.Kind) -> (String, String?)? {
    switch kind {
    case .reducerValue(let type):
      return module.declares(type) ? nil : (.reducerValue(type), nil)
    case .globalReducer(let name, let type):
      return module.declares(type) ? nil : (.globalReducer(name), name)
    case .pullback:
      return (.pullback, nil)
    case .environment(let owner):
      guard let feature = feature(at: owner), !feature.holds("Environment") else { return nil }
      return (.environment(of: feature.fullName), feature.fullName + ".Environment")
    case .presentationSetter(let name, let owner):
      guard let feature = feature(around: owner, Part.action) else { return nil }
      let wrapper = convention(of: feature.namespace)
        .errorChild(dialect: feature.dialect ?? .observation).wrapper
      return (
        .presentationSetter(name, wrapper: wrapper), (owner + [name]).joined(separator: ".")
      )
    case .failingEffect(let action):
      return module.declares("Effect") ? nil : (.failingEffect(action), nil)
    case .bindableState(let name, let owner):
      guard let feature = feature(around: owner, Part.state) else { return nil }
      return (
        .bindableState(name, isObservable: feature.part(.state).hasAttribute("ObservableState")),
        (owner + [name]).joined(separator: ".")
      )
    }
  }

  private func feature(at path: [String]) -> ObservedFeature? {
    features.first { $0.namespace.path == path }
  }

  /// The feature whose part the path names, or something in that part.
  private func feature(around path: [String], _ part: Part) -> ObservedFeature? {
    features.first { path.starts(with: $0.namespace.path + [part.typeName]) }
  }
}

extension ObservedModule {
  /// A type of its own bears the name.
  fileprivate func declares(_ name: String) -> Bool {
    files.contains { $0.topLevelTypes.contains(name) }
  }
}

extension ObservedFeature {
  /// State or Action hold a value of the nested type.
  fileprivate func holds(_ type: String) -> Bool {
    let texts =
      part(.state).properties.flatMap { [$0.type, $0.createdType].compactMap(\.self) }
      + (part(.action).cases + actionGroups.flatMap(\.cases)).flatMap(\.payload)
    return texts.contains { text in
      text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == type }
    }
  }
}

extension LegacyUse.Kind {
  /// What tells uses without a symbol apart.
  fileprivate var word: String? {
    switch self {
    case .reducerValue(let type): type
    case .pullback: "pullback"
    case .failingEffect: "Effect"
    case .globalReducer, .environment, .presentationSetter, .bindableState: nil
    }
  }
}

extension String {
  fileprivate static func reducerValue(_ type: String) -> String {
    "'\(type)' of State, Action and Environment is gone since TCA 1.0; "
      + "write the 'body' of the feature's Reducer"
  }

  fileprivate static func globalReducer(_ name: String) -> String {
    "the global reducer '\(name)' is from before TCA 1.0; move it to the 'body' of the feature's "
      + "Reducer"
  }

  fileprivate static let pullback =
    "'pullback' is gone since TCA 1.0; run the child with 'Scope', 'ifLet' or 'forEach'"

  fileprivate static func environment(of feature: String) -> String {
    "'\(feature).Environment' is from before TCA 1.0; declare its members with '@Dependency' in "
      + "'\(feature).Reducer'"
  }

  fileprivate static func presentationSetter(_ name: String, wrapper: String) -> String {
    "'\(name)(isPresented:)' is from before TCA 1.0; hold the child with '@\(wrapper)' in State "
      + "and send 'PresentationAction'"
  }

  fileprivate static func failingEffect(_ action: String) -> String {
    "'Effect' has one type since TCA 1.0; write 'Effect<\(action)>'"
  }

  fileprivate static func bindableState(_ name: String, isObservable: Bool) -> String {
    "'@BindableState' is gone since TCA 1.0; write '\(isObservable ? "" : "@BindingState ")"
      + "var \(name)'"
  }
}
