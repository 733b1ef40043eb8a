extension Rule {
  static let missingPart = Rule.shape(
    .missingPart,
    fixes: [.safe],
    summary: "every part of a feature is a nested type",
    rationale: """
      State, Action, Event, Error, Reducer and View are always there and always called the same, \
      so that a reader knows where to look before opening a file. A part may be empty; a feature \
      without a screen has no View.
      """,
    example: Example(
      violating: """
        public enum AppInfoFeature: Feature {
          public struct State: FeatureState { … }
          public enum Action: FeatureAction { … }
        }
        """,
      fixed: """
        public enum AppInfoFeature: Feature {
          public struct State: FeatureState { … }
          public enum Action: FeatureAction { … }
          public enum Event: String, FeatureEvent { … }
          public enum Error: FeatureError {}
          public struct Reducer: FeatureReducer { … }
          public struct View: FeatureView { … }
        }
        """
    )
  ) { pass in
    pass.findings { demand in
      guard case .part(let part) = demand else { return nil }
      return (
        .missing(part, in: pass.typeName, protocolName: pass.convention.protocolName(of: part)),
        [part.typeName]
      )
    }
  }
}

extension String {
  fileprivate static func missing(
    _ part: Part, in type: String, protocolName: String
  ) -> String {
    "'\(type)' has no '\(part.typeName)'; declare a nested '\(part.typeName): \(protocolName)'"
  }
}
