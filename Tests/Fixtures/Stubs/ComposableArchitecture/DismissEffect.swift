import SwiftUI

extension DependencyValues {
  public var dismiss: DismissEffect {
    get { fatalError() }
    set {}
  }

  public var isPresented: Bool { fatalError() }
}

public struct DismissEffect: Sendable {
  public init(_ dismiss: @escaping @MainActor @Sendable () -> Void) {}

  @MainActor
  public func callAsFunction(fileID: StaticString = #fileID, line: UInt = #line) async {}

  @MainActor
  public func callAsFunction(
    animation: Animation?, fileID: StaticString = #fileID, line: UInt = #line
  ) async {}
}
