extension Rule {
  static let partConformance = Rule.shape(
    .partConformance,
    fixes: [.safe],
    summary: "each part conforms to its protocol and carries the dialect's macros",
    rationale: """
      The protocol named after the part makes the compiler ask for what the part needs: an \
      'errorOccurred' case in Action, an 'init()' in Reducer. In the observation dialect State is \
      observable and Action has case key paths only with '@ObservableState' and '@CasePathable'. \
      The raw type of Event makes its ids follow its cases.
      """,
    example: Example(
      violating: """
        public struct State: Equatable { … }
        public enum Event: FeatureEvent { case onAppear }
        """,
      fixed: """
        @ObservableState
        public struct State: FeatureState { … }
        public enum Event: String, FeatureEvent { case onAppear }
        """
    )
  ) { pass in
    pass.findings(subject: \.demandedOfPart) { demand in
      switch demand {
      case .conformance(let part, let name):
        (.missingConformance(of: part, in: pass.typeName, to: name), [part.typeName])
      case .eventRawType(let name):
        (.missingRawType(name, in: pass.typeName), [Part.event.typeName])
      case .attribute(let part, let name):
        (.missingAttribute(name, on: part, in: pass.typeName), [part.typeName])
      default: nil
      }
    }
  }
}

extension Demand {
  fileprivate var demandedOfPart: String? {
    switch self {
    case .conformance(_, let name), .eventRawType(let name): name
    case .attribute(_, let name): "@" + name
    default: nil
    }
  }
}

extension String {
  fileprivate static func missingConformance(
    of part: Part, in type: String, to name: String
  ) -> String {
    "'\(type).\(part.typeName)' does not conform to '\(name)'"
  }

  fileprivate static func missingRawType(_ name: String, in type: String) -> String {
    "'\(type).Event' has no raw values, of which its ids are made; "
      + "let '\(name)' come first in its inheritance"
  }

  fileprivate static func missingAttribute(
    _ name: String, on part: Part, in type: String
  ) -> String {
    "'\(type).\(part.typeName)' lacks '@\(name)'"
  }
}
