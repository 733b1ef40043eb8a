@dynamicMemberLookup
public final class LockIsolated<Value>: @unchecked Sendable {
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {}

  public subscript<Subject: Sendable>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    fatalError()
  }

  public func withValue<T: Sendable>(
    _ operation: @Sendable (inout Value) throws -> T
  ) rethrows -> T {
    fatalError()
  }

  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {}
}

extension LockIsolated where Value: Sendable {
  public var value: Value { fatalError() }
}

public final class ActorIsolated<Value: Sendable>: Sendable {
  public init(_ value: Value) {}
}

@dynamicMemberLookup
@propertyWrapper
public struct UncheckedSendable<Value>: @unchecked Sendable {
  public var value: Value
  public init(_ value: Value) { self.value = value }
  public init(wrappedValue: Value) { value = wrappedValue }

  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  public subscript<Subject>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    fatalError()
  }
}
