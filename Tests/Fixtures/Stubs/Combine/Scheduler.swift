import Dispatch

public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions
  var now: SchedulerTimeType { get }
  var minimumTolerance: SchedulerTimeType.Stride { get }
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
}

public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ value: Int) -> Self
  static func seconds(_ value: Double) -> Self
  static func milliseconds(_ value: Int) -> Self
}

extension DispatchQueue: Scheduler {
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Hashable,
      ExpressibleByFloatLiteral, Sendable
    {
      public var magnitude: Int { fatalError() }
      public init?<T: BinaryInteger>(exactly source: T) { fatalError() }
      public init(integerLiteral value: Int) {}
      public init(floatLiteral value: Double) {}
      public static func seconds(_ value: Int) -> Self { fatalError() }
      public static func seconds(_ value: Double) -> Self { fatalError() }
      public static func milliseconds(_ value: Int) -> Self { fatalError() }
      public static func < (lhs: Self, rhs: Self) -> Bool { fatalError() }
      public static func + (lhs: Self, rhs: Self) -> Self { fatalError() }
      public static func - (lhs: Self, rhs: Self) -> Self { fatalError() }
      public static func * (lhs: Self, rhs: Self) -> Self { fatalError() }
      public static func *= (lhs: inout Self, rhs: Self) {}
    }

    public func distance(to other: Self) -> Stride { fatalError() }
    public func advanced(by n: Stride) -> Self { fatalError() }
  }

  public struct SchedulerOptions {}

  public var now: SchedulerTimeType { fatalError() }
  public var minimumTolerance: SchedulerTimeType.Stride { fatalError() }
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {}
}
