import SwiftUI

#if TCA_1_25
  @available(*, deprecated, message: "Derive bindings directly from stores using '@ObservableState'.")
#endif
@propertyWrapper
public struct BindingState<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value, fileID: StaticString = #fileID, line: UInt = #line) {
    self.wrappedValue = wrappedValue
  }

  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }
}

#if TCA_1_25
  @available(*, deprecated)
#endif
extension BindingState: Equatable where Value: Equatable {}

#if TCA_1_25
  @available(*, deprecated)
#endif
extension BindingState: Hashable where Value: Hashable {}

#if TCA_1_25
  @available(*, deprecated)
#endif
extension BindingState: Decodable where Value: Decodable {
  public init(from decoder: any Decoder) throws { fatalError() }
}

#if TCA_1_25
  @available(*, deprecated)
#endif
extension BindingState: Encodable where Value: Encodable {
  public func encode(to encoder: any Encoder) throws {}
}

#if TCA_1_25
  @available(*, deprecated)
#endif
extension BindingState: Sendable where Value: Sendable {}

#if TCA_1_25
  @available(*, deprecated, message: "Derive bindings directly from stores using '@ObservableState'.")
#endif
extension BindingAction {
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<Root, BindingState<Value>>, _ value: Value
  ) -> Self { fatalError() }
}

#if !TCA_1_25
  extension BindingAction {
    public static func ~= <Value>(
      keyPath: WritableKeyPath<Root, BindingState<Value>>, bindingAction: Self
    ) -> Bool { fatalError() }
  }
#endif

#if TCA_1_25
  @available(*, deprecated, message: "Derive bindings directly from stores using '@ObservableState'.")
#endif
extension BindableAction {
  public static func set<Value: _BindableValue>(
    _ keyPath: WritableKeyPath<State, BindingState<Value>>, _ value: Value
  ) -> Self { fatalError() }
}

#if TCA_1_25
  @available(*, deprecated, message: "Derive bindings directly from stores using '@ObservableState'.")
#endif
extension ViewStore where ViewAction: BindableAction, ViewAction.State == ViewState {
  @MainActor
  public subscript<Value: _BindableValue>(
    dynamicMember keyPath: WritableKeyPath<ViewState, BindingState<Value>>
  ) -> Binding<Value> { fatalError() }
}

#if TCA_1_25
  @available(*, deprecated, message: "Derive bindings directly from stores using '@ObservableState'.")
#endif
@dynamicMemberLookup
@propertyWrapper
public struct BindingViewState<Value> {
  public init(_stub: Void) {}

  public var wrappedValue: Value {
    get { fatalError() }
    set {}
  }

  public var projectedValue: Binding<Value> { fatalError() }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> BindingViewState<Subject> { fatalError() }
}

#if TCA_1_25
  @available(*, deprecated, message: "Derive bindings directly from stores using '@ObservableState'.")
#endif
extension BindingViewState: Equatable where Value: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool { fatalError() }
}

#if TCA_1_25
  @available(*, deprecated, message: "Derive bindings directly from stores using '@ObservableState'.")
#endif
@dynamicMemberLookup
@propertyWrapper
public struct BindingViewStore<State> {
  public init(projectedValue: Self) {}
  public var wrappedValue: State { fatalError() }
  public var projectedValue: Self { self }

  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value { fatalError() }

  public subscript<Value: _BindableValue>(
    dynamicMember keyPath: WritableKeyPath<State, BindingState<Value>>
  ) -> BindingViewState<Value> { fatalError() }
}
