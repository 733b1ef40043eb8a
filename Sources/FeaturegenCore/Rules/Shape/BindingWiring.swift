extension Rule {
  static let bindingWiring = Rule.shape(
    .bindingWiring,
    fixes: [.safe, .unsafe],
    summary: "bound state has 'BindableAction', 'case binding' and 'BindingReducer()'",
    rationale: """
      A control that binds state sends 'binding'. Without 'BindingReducer()' the action changes \
      nothing, and TCA says so at run time only. It runs after the recorder, which sees the state \
      before the change, and before the logic, which sees it after.
      """,
    example: Example(
      violating: """
        public var body: some ReducerOf<Self> {
          Reduce { state, action in … }
        }
        """,
      fixed: """
        public var body: some ReducerOf<Self> {
          BindingReducer()

          Reduce { state, action in … }
        }
        """
    )
  ) { pass in
    let isMisplaced = pass.feature.hasBindingReducer
    return pass.findings(
      subject: { isMisplaced && $0 == .bindingReducer ? "order" : nil }, related: pass.neighbour
    ) { demand in
      switch demand {
      case .bindableAction: (.missingConformance(of: pass.bindingOwner), ["Action"])
      case .bindingCase: (.missingCase(in: pass.bindingOwner), ["Action", "binding"])
      case .bindingReducer:
        isMisplaced
          ? (.misplacedReducer, ["Reducer", "body"])
          : (.missingReducer(in: pass.typeName), ["Reducer", "body"])
      default: nil
      }
    }
  }
}

extension FeaturePass {
  /// What runs before a `BindingReducer()` that has to be first, or after one that has to be last.
  fileprivate func neighbour(of shortfall: Shortfall) -> [Finding.RelatedPlace] {
    guard shortfall.requirement.demand == .bindingReducer, feature.hasBindingReducer else {
      return []
    }
    let calls = feature.part(.reducer).calls.filter { $0.location.path == shortfall.location.path }
    let wrong = calls.first { $0.isWrongly(beside: shortfall.location) }
    return wrong.map { [.init(location: $0.location, message: "'\($0.name)' runs here")] } ?? []
  }

  /// Action, or the group in it that bindings are sent to.
  fileprivate var bindingOwner: String {
    let group = feature.bindingGroup?.path.last.map { "." + $0 } ?? ""
    return "\(typeName).Action\(group)"
  }
}

extension String {
  fileprivate static func missingConformance(of type: String) -> String {
    "'\(type)' handles bindings but does not conform to 'BindableAction'"
  }

  fileprivate static func missingCase(in type: String) -> String {
    "'\(type)' lacks 'case binding(BindingAction<State>)', which controls send"
  }

  fileprivate static func missingReducer(in type: String) -> String {
    "the body of '\(type).Reducer' lacks 'BindingReducer()', so bindings change nothing"
  }

  fileprivate static let misplacedReducer =
    "'BindingReducer()' belongs after the analytics recorder and before 'Reduce'"
}
