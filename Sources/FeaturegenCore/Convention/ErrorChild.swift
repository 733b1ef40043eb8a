/// The child that shows errors, as every feature with error handling holds it.
package struct ErrorChild: Sendable {
  /// In State and Action: `childErrorHandling`.
  package let name: String
  /// `ErrorHandlingFeature`
  package let feature: String
  /// Before the property, without `@`.
  package let wrapper: String

  package var stateType: String { feature + ".State" }
  package var actionType: String { feature + ".Action" }
  package var reducerType: String { feature + ".Reducer" }
  package var viewType: String { feature + ".View" }
}

extension Convention {
  package func errorChild(dialect: Dialect) -> ErrorChild {
    ErrorChild(
      name: childPrefix.isEmpty ? "errorHandling" : childPrefix + "ErrorHandling",
      feature: errorChildType,
      wrapper: dialect == .observation ? "Presents" : "PresentationState"
    )
  }

  /// The support module's own namespace; no `Feature`, since it would be a child of itself.
  package var errorChildType: String { "ErrorHandling" + suffix }
}
