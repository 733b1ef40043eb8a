/// One thing the convention asks of a feature's code.
///
/// Demands are what generator and verifier share: `new` writes what meets them, `check` looks
/// whether they are met.
package enum Demand: Sendable, Hashable {
  /// The namespace is a caseless enum.
  case namespaceKind
  /// The namespace conforms to the protocol of namespaces.
  case namespaceConformance(String)
  /// A nested type stands for the part.
  case part(Part)
  /// The part is declared with one of these keywords.
  case partKind(Part, [PartKeyword])
  /// The part conforms to the protocol.
  case conformance(Part, String)
  /// The event enum has raw values, if it has cases.
  case eventRawType(String)
  /// The part carries the attribute.
  case attribute(Part, String)
  /// The part has an initializer with these argument labels; `nil`: with any.
  case initializer(Part, labels: [String]?)
  /// An extension holds the part's behaviour.
  case behaviour(Part)
  /// That extension restates TCA's or SwiftUI's own protocol.
  case restatedConformance(Part, String)
  /// The reducer's extension declares the type alias.
  case typeAlias(Part, String)
  /// The part's behaviour, or the namespace (`nil`), stands in its own file.
  case home(Part?)
  /// The file that the part's behaviour, or the namespace (`nil`), has for itself is named after it.
  case fileName(Part?)
  /// The part (`nil`: the namespace), or a member of it, is at least as visible as the namespace.
  case access(Part?, AccessMember?)
  /// View holds the feature's store; where it makes bindings of it, under this wrapper.
  case store(type: String, wrapper: String?)
  /// Action has the case, with one payload of the type.
  case actionCase(String, payload: String)
  /// State holds the child under the name.
  case childState(String, type: String, wrapper: String)
  /// Action holds the presented child under the name.
  case childAction(String, payload: String)
  /// The reducer runs the child's reducer.
  case childReducer(String, reducer: String)
  /// Some view shows the child.
  case childShown(String, view: String)
  /// The child's name carries the prefix.
  case childPrefix(NamedChild)
  /// Action conforms to `BindableAction`.
  case bindableAction
  /// Action has `case binding(BindingAction<State>)`.
  case bindingCase
  /// The reducer's body has `BindingReducer()`, after the recorder and before the logic.
  case bindingReducer
  /// `idComponents` begins with a string literal that is no other feature's name.
  case eventIdentifier
  /// The file imports the module.
  case imports(String, FileRole)
  /// A preview shows the view.
  case preview
}

/// How a part is declared.
package enum PartKeyword: String, Sendable, Hashable {
  case `struct`, `enum`
}

/// A member that parents, other modules or protocols need to see.
package enum AccessMember: Sendable, Hashable {
  /// One with these first labels; `nil`: any.
  case initializer(labels: [String]?)
  case property(String)
  /// A nested type or a type alias.
  case type(String)
}

/// A demand, the rule that reports it, and the demands without which it says nothing.
package struct Requirement: Sendable, Hashable {
  package var demand: Demand
  package var rule: RuleID
  /// If one of these is not met, its finding speaks for this one as well.
  package var prerequisites: [Demand]

  package init(_ demand: Demand, rule: RuleID, after prerequisites: [Demand] = []) {
    self.demand = demand
    self.rule = rule
    self.prerequisites = prerequisites
  }
}
