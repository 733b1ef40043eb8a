/// A place where code is written as before TCA 1.0.
package struct LegacyUse: Sendable {
  package enum Kind: Sendable, Hashable {
    /// `AnyReducer`, or a `Reducer` of three types, as a type or a value.
    case reducerValue(String)
    /// A constant at file level that holds one, and the type's name.
    case globalReducer(String, type: String)
    case pullback
    /// A type or alias `Environment` in the type with this path.
    case environment(owner: [String])
    /// `case setSheet(isPresented: Bool)` in the enum with this path.
    case presentationSetter(String, owner: [String])
    /// `Effect<Action, Never>`, as written.
    case failingEffect(String)
    /// `@BindableState var name` in the type with this path.
    case bindableState(String, owner: [String])
  }

  package var kind: Kind
  package var location: SourceLocation
}
