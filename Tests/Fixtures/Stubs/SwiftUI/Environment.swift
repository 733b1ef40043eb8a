import Observation

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues: @unchecked Sendable {
  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { fatalError() }
    set {}
  }
}

@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {}
  public var wrappedValue: Value { fatalError() }
}

@MainActor @preconcurrency
public struct DismissAction {
  public func callAsFunction() {}
}

@MainActor @preconcurrency
public struct OpenURLAction {
  public func callAsFunction(_ url: URL) {}
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {}
}

public enum ColorScheme: Hashable, Sendable { case light, dark }
public enum ScenePhase: Sendable { case background, inactive, active }

extension EnvironmentValues {
  @MainActor @preconcurrency public var dismiss: DismissAction { fatalError() }
  @MainActor @preconcurrency public var openURL: OpenURLAction { fatalError() }

  public var colorScheme: ColorScheme {
    get { fatalError() }
    set {}
  }

  public var isEnabled: Bool {
    get { fatalError() }
    set {}
  }

  public var scenePhase: ScenePhase {
    get { fatalError() }
    set {}
  }
}

extension View {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { _M(self) }

  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    _M(self)
  }

  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    _M(self)
  }
}
