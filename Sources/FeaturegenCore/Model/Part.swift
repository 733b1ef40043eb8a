/// One of the six nested types of a feature, in the order in which the overview file declares them.
package enum Part: String, CaseIterable, Sendable, Hashable {
  case state, action, event, error, reducer, view

  /// The nested type's name, which every dialect and preset of TCA uses: `State`.
  package var typeName: String {
    switch self {
    case .state: "State"
    case .action: "Action"
    case .event: "Event"
    case .error: "Error"
    case .reducer: "Reducer"
    case .view: "View"
    }
  }

  package init?(typeName: String) {
    guard let part = Part.allCases.first(where: { $0.typeName == typeName }) else { return nil }
    self = part
  }
}
