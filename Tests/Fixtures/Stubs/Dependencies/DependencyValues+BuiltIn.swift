import Combine
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension DependencyValues {
  public var context: DependencyContext {
    get { fatalError() }
    set {}
  }

  public var calendar: Calendar {
    get { fatalError() }
    set {}
  }

  public var continuousClock: any Clock<Duration> {
    get { fatalError() }
    set {}
  }

  public var suspendingClock: any Clock<Duration> {
    get { fatalError() }
    set {}
  }

  public var date: DateGenerator {
    get { fatalError() }
    set {}
  }

  public var locale: Locale {
    get { fatalError() }
    set {}
  }

  public var mainQueue: AnySchedulerOf<DispatchQueue> {
    get { fatalError() }
    set {}
  }

  public var openURL: OpenURLEffect {
    get { fatalError() }
    set {}
  }

  public var timeZone: TimeZone {
    get { fatalError() }
    set {}
  }

  public var urlSession: URLSession {
    get { fatalError() }
    set {}
  }

  public var uuid: UUIDGenerator {
    get { fatalError() }
    set {}
  }
}

public struct DateGenerator: Sendable {
  public static func constant(_ now: Date) -> Self { fatalError() }
  public init(_ generate: @escaping @Sendable () -> Date) {}
  public func callAsFunction() -> Date { fatalError() }

  public var now: Date {
    get { fatalError() }
    set {}
  }
}

public struct UUIDGenerator: Sendable {
  public static func constant(_ uuid: UUID) -> Self { fatalError() }
  public static var incrementing: Self { fatalError() }
  public init(_ generate: @escaping @Sendable () -> UUID) {}
  public func callAsFunction() -> UUID { fatalError() }
}

extension UUID {
  public init(_ intValue: Int) { fatalError() }
}

public struct OpenURLEffect: Sendable {
  public init(handler: @escaping @Sendable (URL) async -> Bool) {}

  @discardableResult
  public func callAsFunction(_ url: URL) async -> Bool { fatalError() }

  @_disfavoredOverload
  public func callAsFunction(_ url: URL) async {}
}
