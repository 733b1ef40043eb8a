/// What one closure or method of a reducer does with an action that it receives.
package struct ActionFlow: Sendable {
  package enum Origin: Sendable, Hashable {
    /// A `Reduce` closure or `reduce(into:action:)`.
    case reducer
    /// The closure of an analytics recorder.
    case recorder
    /// A method of Reducer.
    case method(String)
  }

  package var origin: Origin
  /// The type of the method's parameter; empty for closures.
  package var type: [String] = []
  /// The arms of every `switch` over the action, `#if` branches included.
  package var arms: [ArmFacts] = []
  package var hasSwitch = false
  /// What holds in the builds that it is part of.
  package var conditions: [BuildCondition] = []
  /// The methods that are given the action whole.
  package var handovers: Set<String> = []
  /// The action also goes where syntax does not follow it.
  package var isUndecided = false
}

package struct ArmFacts: Sendable {
  /// The patterns that name a case without a `where`, outermost name first: `["view", "onAppear"]`.
  package var paths: [[String]] = []
  /// `default`, `_` or `let x`, if the arm is one.
  package var catchAll: SourceLocation?
  /// A pattern is neither of these.
  package var isUndecided = false
  /// What holds in the builds that it is part of.
  package var conditions: [BuildCondition] = []
  /// What happens to the payload that the arm's only pattern binds whole; at most one.
  package var payload: [ActionFlow] = []
}

/// The events that a reducer's analytics recorder names.
package struct RecorderFacts: Sendable {
  /// In `event:` arguments.
  package var recorded: [RecordedEvent] = []
  /// Every member that its arms name.
  package var members: Set<String> = []
  /// Events may come from a place that syntax does not follow.
  package var isUndecided = false

  package struct RecordedEvent: Sendable {
    package var name: String
    package var location: SourceLocation
  }
}
