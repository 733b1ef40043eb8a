import SwiftUI

public struct TextState: Equatable, Hashable, Sendable {
  public init(verbatim content: String) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {}

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {}

  public static func + (lhs: Self, rhs: Self) -> Self { fatalError() }
  public func bold() -> Self { fatalError() }
  public func italic() -> Self { fatalError() }
}

extension String {
  public init(state: TextState, locale: Locale? = nil) { fatalError() }
}

extension Text {
  public init(_ state: TextState) { fatalError() }
}
