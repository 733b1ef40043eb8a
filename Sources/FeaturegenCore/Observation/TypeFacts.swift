import SwiftOutline

/// One declaration or extension of a type that may be a namespace or a part.
package struct TypeFacts: Sendable {
  /// From file level on: `["AppInfoFeature", "State"]`, for `extension AppInfoFeature.State` too.
  package var path: [String]
  package var kind: Declaration.Kind
  /// The declared name, or the extended type.
  package var location: SourceLocation
  package var inheritance: [InheritedType] = []
  package var attributes: [String] = []
  /// What holds in the builds that it is part of.
  package var conditions: [BuildCondition] = []
  package var cases: [CaseFacts] = []
  package var properties: [PropertyFacts] = []
  /// The argument labels of each initializer, `_` for none.
  package var initializers: [[String]] = []
  package var aliases: [String] = []
  /// What the reducer's body composes; empty for every other type.
  package var calls: [CallFacts] = []
  /// What a reducer does with actions; empty for every other type.
  package var flows: [ActionFlow] = []
  /// `nil` for every type but a reducer.
  package var recorder: RecorderFacts?
  /// A reducer's body runs something besides children, bindings, recorder and logic.
  package var runsUnknownReducers = false
  /// Of each reducer of the team's own that takes a path to actions, its words.
  package var scopedReducers: [Set<String>] = []
  /// Of an extension that of its members.
  package var visibility = Visibility.internal
  /// A modifier says how visible it is.
  package var statesVisibility = false
  /// Initializers, type aliases and the nested types of which State and Action may speak.
  package var members: [MemberFacts] = []
  /// Of an Event; `nil` for every other type.
  package var identity: EventIdentity?
  /// In a View, `$store` stands somewhere, and no local variable is called so.
  package var bindsStore = false
  /// Members come from a macro or another place that syntax does not show.
  package var hasUnknownMembers = false
  /// It stands in a `#if`.
  package var isConditional = false
  /// In a View, where `WithViewStore` takes the view's own store.
  package var viewStores: [SourceLocation] = []
  /// Of an extension at file level: the names of all it declares, empty for those without.
  package var memberNames: Set<String> = []
  /// Of a reducer: it has `reduce(into:action:)`, which stands for a `body`.
  package var definesReduce = false

  package var isExtension: Bool { kind == .extension }

  /// The path of the type around it; empty at file level.
  package var owner: String { path.dropLast().joined(separator: ".") }
  package var fullName: String { path.joined(separator: ".") }

  /// Whether it names the protocol in its inheritance, whatever module it is qualified with.
  package func inherits(_ name: String) -> Bool {
    inheritance.contains { $0.path.last == name }
  }
}

/// A type after the colon of a declaration, without generic arguments.
package struct InheritedType: Sendable, Equatable {
  /// Empty for a composition or another form that is no plain name.
  package var path: [String]
}

package struct CaseFacts: Sendable {
  package var name: String
  package var location: SourceLocation
  /// The payload's types as written; empty without payload.
  package var payload: [String]
  /// What holds in the builds that it is part of.
  package var conditions: [BuildCondition] = []
}

package struct PropertyFacts: Sendable {
  package var name: String
  package var location: SourceLocation
  package var attributes: [String]
  /// As written; `nil` if inferred.
  package var type: String?
  package var visibility: Visibility
  /// The type that its value calls, where none is written: `SettingsFeature.State`.
  package var createdType: String?
  /// It has no accessors, and every instance has its own.
  package var isStored: Bool
  /// A `let`.
  package var isConstant = false
  /// A value is written for it.
  package var hasValue = false
  /// A modifier says how visible it is.
  package var statesVisibility = false
  /// A case of an enum State, seen as what it holds.
  package var isCase = false
  /// Neither a name nor a type says that it is none; ``false`` outside View.
  package var mayBeStore = false
}

/// A call in a reducer's body that composes reducers.
package struct CallFacts: Sendable {
  /// The last name of the callee: `ifLet`, `Scope`, `BindingReducer`, `Reduce`.
  package var name: String
  package var location: SourceLocation
  /// Every word in its arguments, `$` left out: `childErrorHandling`.
  package var argumentWords: Set<String>
  /// The arguments hold a key path.
  package var usesKeyPaths: Bool
  /// The arguments hold a case path, `/Action.x`.
  package var usesCasePaths: Bool
  /// The dotted callees inside its trailing closures, outermost first.
  package var innerCallees: Set<String>
}
