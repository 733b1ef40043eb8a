import Foundation
import SwiftUI

public struct ButtonState<Action>: Identifiable {
  public let id: UUID
  public let action: ButtonStateAction<Action>
  public let label: TextState
  public let role: ButtonStateRole?

  public init(
    role: ButtonStateRole? = nil, action: ButtonStateAction<Action> = .send(nil),
    label: () -> TextState
  ) {
    fatalError()
  }

  public init(role: ButtonStateRole? = nil, action: Action, label: () -> TextState) {
    fatalError()
  }
}

public struct ButtonStateAction<Action> {
  public static func send(_ action: Action?) -> Self { fatalError() }
  public static func send(_ action: Action?, animation: Animation?) -> Self { fatalError() }
  public var action: Action? { fatalError() }
}

public enum ButtonStateRole: Equatable, Hashable, Sendable { case cancel, destructive }

@resultBuilder
public enum ButtonStateBuilder<Action> {
  public static func buildArray(_ components: [[ButtonState<Action>]]) -> [ButtonState<Action>] {
    fatalError()
  }

  public static func buildBlock(_ components: [ButtonState<Action>]...) -> [ButtonState<Action>] {
    fatalError()
  }

  public static func buildLimitedAvailability(
    _ component: [ButtonState<Action>]
  ) -> [ButtonState<Action>] {
    fatalError()
  }

  public static func buildEither(
    first component: [ButtonState<Action>]
  ) -> [ButtonState<Action>] {
    fatalError()
  }

  public static func buildEither(
    second component: [ButtonState<Action>]
  ) -> [ButtonState<Action>] {
    fatalError()
  }

  public static func buildExpression(_ expression: ButtonState<Action>) -> [ButtonState<Action>] {
    fatalError()
  }

  public static func buildOptional(
    _ component: [ButtonState<Action>]?
  ) -> [ButtonState<Action>] {
    fatalError()
  }
}

extension ButtonState: Equatable where Action: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool { fatalError() }
}

extension ButtonState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {}
}

extension ButtonState: Sendable where Action: Sendable {}
extension ButtonStateAction: Equatable where Action: Equatable {}
extension ButtonStateAction: Hashable where Action: Hashable {}
extension ButtonStateAction: Sendable where Action: Sendable {}
