import Combine
import SwiftUI

public struct Effect<Action> {}

#if TCA_1_25
  extension Effect: Sendable {}
#endif

public typealias EffectOf<R: Reducer> = Effect<R.Action>

extension Effect {
  public static var none: Self { fatalError() }

  #if TCA_1_25
    public static func run(
      priority: TaskPriority? = nil, name: String? = nil,
      operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void,
      catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column
    ) -> Self { fatalError() }
  #else
    public static func run(
      priority: TaskPriority? = nil,
      operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void,
      catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
      fileID: StaticString = #fileID, line: UInt = #line
    ) -> Self { fatalError() }
  #endif

  public static func send(_ action: Action) -> Self { fatalError() }

  #if TCA_1_25
    @available(*, deprecated, message: "Use 'send(_:animation:)' from a 'run' effect instead")
  #endif
  public static func send(_ action: Action, animation: Animation? = nil) -> Self { fatalError() }

  public static func publisher<P: Publisher>(_ createPublisher: @escaping () -> P) -> Self
  where P.Output == Action, P.Failure == Never { fatalError() }

  public static func merge(_ effects: Self...) -> Self { fatalError() }
  public static func merge<S: Sequence>(_ effects: S) -> Self where S.Element == Self {
    fatalError()
  }
  public func merge(with other: Self) -> Self { fatalError() }

  public static func concatenate(_ effects: Self...) -> Self { fatalError() }
  public static func concatenate<C: Collection>(_ effects: C) -> Self where C.Element == Self {
    fatalError()
  }
  @_disfavoredOverload
  public func concatenate(with other: Self) -> Self { fatalError() }

  #if TCA_1_25
    public func map<T>(_ transform: @escaping @Sendable (Action) -> T) -> Effect<T> {
      fatalError()
    }

    public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Self {
      fatalError()
    }

    public static func cancel(id: some Hashable & Sendable) -> Self { fatalError() }
  #else
    public func map<T>(_ transform: @escaping (Action) -> T) -> Effect<T> { fatalError() }

    public func cancellable<ID: Hashable>(id: ID, cancelInFlight: Bool = false) -> Self {
      fatalError()
    }

    public static func cancel<ID: Hashable>(id: ID) -> Self { fatalError() }
  #endif

  #if TCA_1_25
    @available(*, deprecated, message: "Use 'send(_:animation:)' from a 'run' effect instead")
  #endif
  public func animation(_ animation: Animation? = .default) -> Self { fatalError() }
}

@MainActor
public struct Send<Action>: Sendable {
  public init(send: @escaping @MainActor @Sendable (Action) -> Void) {}
  public func callAsFunction(_ action: Action) {}
  public func callAsFunction(_ action: Action, animation: Animation?) {}
  public func callAsFunction(_ action: Action, transaction: Transaction) {}
}

#if TCA_1_25
  public func withTaskCancellation<T: Sendable>(
    id: some Hashable & Sendable, cancelInFlight: Bool = false,
    isolation: isolated (any Actor)? = #isolation,
    operation: @escaping @Sendable () async throws -> T
  ) async rethrows -> T { fatalError() }
#else
  public func withTaskCancellation<ID: Hashable, T: Sendable>(
    id: ID, cancelInFlight: Bool = false, operation: @Sendable @escaping () async throws -> T
  ) async rethrows -> T { fatalError() }
#endif

extension Task where Success == Never, Failure == Never {
  public static func cancel<ID: Hashable & Sendable>(id: ID) {}
}
