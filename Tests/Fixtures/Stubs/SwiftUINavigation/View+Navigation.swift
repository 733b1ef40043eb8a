import SwiftUI

extension View {
  nonisolated public func navigationDestination<D, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    EmptyView()
  }

  #if TCA_1_25
    @_disfavoredOverload
    nonisolated public func navigationDestination<D, C: View>(
      item: Binding<D?>, @ViewBuilder destination: @escaping (Binding<D>) -> C
    ) -> some View {
      EmptyView()
    }

    @_disfavoredOverload
    nonisolated public func sheet<Item: Identifiable, Content: View>(
      item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
      @ViewBuilder content: @escaping (Binding<Item>) -> Content
    ) -> some View {
      EmptyView()
    }

    @_disfavoredOverload
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
      item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
      @ViewBuilder content: @escaping (Binding<Item>) -> Content
    ) -> some View {
      EmptyView()
    }

    @_disfavoredOverload
    nonisolated public func popover<Item: Identifiable, Content: View>(
      item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
      arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Binding<Item>) -> Content
    ) -> some View {
      EmptyView()
    }
  #endif
}
