/// What State is made of.
package enum StateShape: Sendable, Equatable {
  /// - Parameter conformances: Protocols besides that of the convention.
  case structure(conformances: [String], properties: [PropertyMember])
  /// Only without error handling: an enum cannot hold the error-handling child.
  case enumeration([StateCase])

  package var properties: [PropertyMember] {
    if case .structure(_, let properties) = self { properties } else { [] }
  }
}

/// A stored property of State.
package struct PropertyMember: Sendable, Equatable {
  package var name: String
  /// Swift, as written.
  package var type: String
  package var value: Value
  package var isBinding: Bool
  /// `let` instead of `var`.
  package var isConstant: Bool
  /// Verbatim before `var`: `@Shared(.appStorage("count"))`.
  package var attribute: String?
  package var access: AccessLevel?
  /// A value for previews and tests; leaves no trace in code unless the property is required.
  package var example: String?
  package var documentation: String?

  /// Where the property's first value comes from; the expressions are Swift, as written.
  package enum Value: Sendable, Equatable {
    /// From whoever calls `init`; an optional starts as `nil`.
    case required
    /// `var x: T = value`
    case inline(String)
    /// `init(x: T = value)`
    case initial(String)
  }

  package init(name: String, type: String, value: Value = .required, isBinding: Bool = false) {
    self.name = name
    self.type = type
    self.value = value
    self.isBinding = isBinding
    isConstant = false
  }
}

/// A case of an enum State: `loggedOut(LoggedOutFeature.State)`.
package struct StateCase: Sendable, Equatable {
  package var name: String
  /// The feature whose State it holds, as the spec names it.
  package var feature: String

  package init(name: String, feature: String) {
    self.name = name
    self.feature = feature
  }
}
