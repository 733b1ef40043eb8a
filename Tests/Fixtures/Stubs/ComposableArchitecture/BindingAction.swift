public struct BindingAction<Root>: Equatable, @unchecked Sendable {
  public let keyPath: PartialKeyPath<Root>
  public static func == (lhs: Self, rhs: Self) -> Bool { fatalError() }
}

#if TCA_1_7
  extension BindingAction: CasePathable {
    public static var allCasePaths: AllCasePaths { fatalError() }

    @dynamicMemberLookup
    public struct AllCasePaths {
      public subscript<Value: _BindableValue>(
        dynamicMember keyPath: WritableKeyPath<Root, Value>
      ) -> AnyCasePath<BindingAction, Value> where Root: ObservableState { fatalError() }
    }
  }

  extension BindingAction {
    public static func set<Value: Equatable & Sendable>(
      _ keyPath: _SettableKeyPath<Root, Value>, _ value: Value
    ) -> Self where Root: ObservableState { fatalError() }

    public static func ~= <Value>(
      keyPath: _SettableKeyPath<Root, Value>, bindingAction: Self
    ) -> Bool where Root: ObservableState { fatalError() }
  }

  extension BindableAction where State: ObservableState {
    public static func set<Value: Equatable & Sendable>(
      _ keyPath: _SettableKeyPath<State, Value>, _ value: Value
    ) -> Self { fatalError() }
  }

  #if TCA_1_25
    public typealias _SettableKeyPath<Root, Value> = any WritableKeyPath<Root, Value> & Sendable
  #else
    public typealias _SettableKeyPath<Root, Value> = WritableKeyPath<Root, Value>
  #endif
#endif

public protocol BindableAction<State> {
  associatedtype State
  static func binding(_ action: BindingAction<State>) -> Self

  #if TCA_1_7
    var binding: BindingAction<State>? { get }
  #endif
}

#if TCA_1_7
  extension BindableAction {
    public var binding: BindingAction<State>? { fatalError() }
  }
#endif
