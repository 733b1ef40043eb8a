#if TCA_1_7
  import SwiftUI

  public protocol ViewAction<ViewAction> {
    associatedtype ViewAction
    static func view(_ action: ViewAction) -> Self
  }

  @preconcurrency @MainActor
  public protocol ViewActionSending<StoreState, StoreAction> {
    associatedtype StoreState
    associatedtype StoreAction: ViewAction
    var store: Store<StoreState, StoreAction> { get }
  }

  extension ViewActionSending {
    @discardableResult
    public func send(_ action: StoreAction.ViewAction) -> StoreTask { fatalError() }

    @discardableResult
    public func send(_ action: StoreAction.ViewAction, animation: Animation?) -> StoreTask {
      fatalError()
    }
  }
#endif
