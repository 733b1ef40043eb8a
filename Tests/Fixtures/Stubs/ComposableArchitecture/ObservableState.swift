#if TCA_1_7
  import Foundation
  import Observation

  public protocol ObservableState: Perceptible {
    var _$id: ObservableStateID { get }
    mutating func _$willModify()
  }

  public struct ObservableStateID: Equatable, Hashable, Sendable {
    public init() {}
    public static func _$id<T>(for value: T) -> Self { fatalError() }
    public static func _$id(for value: some ObservableState) -> Self { fatalError() }
    public func _$tag(_ tag: Int) -> Self { fatalError() }
    public mutating func _$willModify() {}
  }

  public struct ObservationStateRegistrar: Sendable {
    public private(set) var id = ObservableStateID()
    public init() {}
    public mutating func _$willModify() {}

    public func access<Subject: Observable, Member>(
      _ subject: Subject, keyPath: KeyPath<Subject, Member>
    ) {}

    public func mutate<Subject: Observable, Member, Value>(
      _ subject: Subject, keyPath: KeyPath<Subject, Member>, _ value: inout Value,
      _ newValue: Value, _ isIdentityEqual: (Value, Value) -> Bool
    ) {}

    public func willModify<Subject: Observable, Member>(
      _ subject: Subject, keyPath: KeyPath<Subject, Member>, _ member: inout Member
    ) -> Member { fatalError() }

    public func willModify<Subject: Observable, Member: ObservableState>(
      _ subject: Subject, keyPath: KeyPath<Subject, Member>, _ member: inout Member
    ) -> Member { fatalError() }

    public func didModify<Subject: Observable, Member>(
      _ subject: Subject, keyPath: KeyPath<Subject, Member>, _ member: inout Member,
      _ oldValue: Member, _ isIdentityEqual: (Member, Member) -> Bool
    ) {}
  }

  extension ObservationStateRegistrar: Equatable, Hashable, Codable {
    public static func == (_: Self, _: Self) -> Bool { true }
    public func hash(into hasher: inout Hasher) {}
    public init(from decoder: any Decoder) throws { self.init() }
    public func encode(to encoder: any Encoder) throws {}
  }

  public func _$isIdentityEqual<T: ObservableState>(_ lhs: T, _ rhs: T) -> Bool { fatalError() }

  public func _$isIdentityEqual<ID: Hashable, T: ObservableState>(
    _ lhs: IdentifiedArray<ID, T>, _ rhs: IdentifiedArray<ID, T>
  ) -> Bool { fatalError() }

  public func _$isIdentityEqual<T: ObservableState>(
    _ lhs: PresentationState<T>, _ rhs: PresentationState<T>
  ) -> Bool { fatalError() }

  public func _$isIdentityEqual<T: ObservableState>(
    _ lhs: StackState<T>, _ rhs: StackState<T>
  ) -> Bool { fatalError() }

  public func _$isIdentityEqual<C: Collection>(_ lhs: C, _ rhs: C) -> Bool
  where C.Element: ObservableState { fatalError() }

  public func _$isIdentityEqual(_ lhs: String, _ rhs: String) -> Bool { fatalError() }
  public func _$isIdentityEqual<T>(_ lhs: T, _ rhs: T) -> Bool { fatalError() }
  public func _$willModify<T>(_: inout T) {}
  public func _$willModify<T: ObservableState>(_ value: inout T) {}
#endif
