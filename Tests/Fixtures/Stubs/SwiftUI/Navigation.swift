public struct NavigationPath: Sendable { public init() {} }

public struct NavigationView<Content: View>: _PrimitiveView {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

public struct NavigationStack<Data, Root: View>: _PrimitiveView { nonisolated init(_x: Void) {} }

extension NavigationStack where Data == NavigationPath {
  nonisolated public init(@ViewBuilder root: () -> Root) { self.init(_x: ()) }
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(_x: ())
  }
}

extension NavigationStack {
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  { self.init(_x: ()) }
}

public struct NavigationSplitView<S: View, C: View, D: View>: _PrimitiveView {
  nonisolated init(_x: Void) {}
}

extension NavigationSplitView where C == EmptyView {
  nonisolated public init(@ViewBuilder sidebar: () -> S, @ViewBuilder detail: () -> D) {
    self.init(_x: ())
  }
}

public struct NavigationLink<Label: View, Destination: View>: _PrimitiveView {
  nonisolated init(_x: Void) {}
  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {}
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {}
  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {}
  nonisolated public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {}
}

extension NavigationLink where Destination == Never {
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(_x: ())
  }
}

extension NavigationLink where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) { self.init(_x: ()) }
}
