extension Rule {
  static let errorHandling = Rule.shape(
    .errorHandling,
    fixes: [.safe, .unsafe],
    summary: "every feature reports errors through 'errorOccurred' and the error-handling child",
    rationale: """
      Errors are shown in one way all over the app: an effect sends 'errorOccurred', the reducer \
      presents the shared child, the view shows it. If one of the places is missing, an error is \
      lost without a word. Where a team handles errors otherwise, 'error_handling: false' in the \
      config turns off the demand and what is generated for it.
      """,
    example: Example(
      violating: """
        public enum Action: FeatureAction {
          case onAppear
        }
        """,
      fixed: """
        public enum Action: FeatureAction {
          case onAppear

          case errorOccurred(Error)
          case childErrorHandling(PresentationAction<ErrorHandlingFeature.Action>)
        }
        """
    )
  ) { pass in
    if let finding = pass.nothingHandlesErrors { return [finding] }
    return pass.findings { demand in
      if case .childShown = demand { .warning } else { nil }
    } related: { shortfall in
      pass.property(of: shortfall.requirement.demand)
    } _: { demand in
      switch demand {
      case .actionCase(let name, let payload):
        (.missingCase(name, payload: payload, in: pass.typeName), ["Action", name])
      case .childState(let name, let type, let wrapper):
        (.missingState(name, type: type, wrapper: wrapper, in: pass.typeName), ["State", name])
      case .childAction(let name, let payload):
        (
          .missingCase(name, payload: "PresentationAction<\(payload)>", in: pass.typeName),
          ["Action", name]
        )
      case .childReducer(let name, let reducer):
        (.missingReducer(name, reducer: reducer, in: pass.typeName), ["Reducer", name])
      case .childShown(let name, let view):
        (.notShown(name, view: view, in: pass.typeName), ["View", name])
      default: nil
      }
    }
  }
}

extension FeaturePass {
  /// The child in State, where it has to be run or shown.
  fileprivate func property(of demand: Demand) -> [Finding.RelatedPlace] {
    switch demand {
    case .childReducer(let name, _), .childShown(let name, _):
      feature.part(.state).properties.filter { $0.name == name }.prefix(1)
        .map { .declaration(of: $0) }
    default: []
    }
  }

  /// One finding where nothing of the error child is there, instead of one per place.
  fileprivate var nothingHandlesErrors: Finding? {
    let places = shortfalls.count { shortfall in
      switch shortfall.requirement.demand {
      case .childState, .childAction, .childReducer: shortfall.requirement.rule == rule.id
      default: false
      }
    }
    guard places == 3 else { return nil }
    var finding = Finding(
      rule: rule.id.rawValue, severity: rule.severity,
      message: .nothing(in: typeName, child: convention.errorChildType),
      location: feature.namespace.location, symbol: typeName)
    finding.fix = fixOfAllPlaces
    return finding
  }

  /// `nil` if one of them has none.
  private var fixOfAllPlaces: Fix? {
    let own = shortfalls.filter { $0.requirement.rule == rule.id }
    let each = own.map { fixes.fix(for: $0.requirement.demand, at: $0.location)?.changes }
    guard !each.contains(nil) else { return nil }
    return fixes.fix(each.flatMap { $0 ?? [] })
  }
}

extension String {
  fileprivate static func nothing(in type: String, child: String) -> String {
    "'\(type)' handles no errors: State, Action and Reducer lack the child '\(child)', "
      + "to which 'errorOccurred' leads"
  }

  fileprivate static func missingCase(
    _ name: String, payload: String, in type: String
  ) -> String {
    "'\(type).Action' lacks 'case \(name)(\(payload))'"
  }

  fileprivate static func missingState(
    _ name: String, type: String, wrapper: String, in namespace: String
  ) -> String {
    "'\(namespace).State' lacks '@\(wrapper) var \(name): \(type)?'"
  }

  fileprivate static func missingReducer(
    _ name: String, reducer: String, in type: String
  ) -> String {
    "the body of '\(type).Reducer' does not run '\(reducer)()' for '\(name)'; add '.ifLet'"
  }

  fileprivate static func notShown(_ name: String, view: String, in type: String) -> String {
    "no view of '\(type)' shows '\(name)'; present '\(view)'"
  }
}
