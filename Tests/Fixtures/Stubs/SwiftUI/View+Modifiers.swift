extension View {
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { _M(self) }
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { _M(self) }
  nonisolated public func padding(_ insets: EdgeInsets) -> some View { _M(self) }
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    _M(self)
  }
  nonisolated public func padding(_ length: CGFloat) -> some View { _M(self) }
  nonisolated public func font(_ font: Font?) -> some View { _M(self) }
  nonisolated public func foregroundColor(_ color: Color?) -> some View { _M(self) }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { _M(self) }
  nonisolated public func tint(_ color: Color?) -> some View { _M(self) }
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { _M(self) }
  nonisolated public func background<S: ShapeStyle>(_ style: S) -> some View { _M(self) }
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { _M(self) }
  nonisolated public func aspectRatio(_ r: CGFloat? = nil, contentMode: ContentMode) -> some View {
    _M(self)
  }
  nonisolated public func multilineTextAlignment(_ a: TextAlignment) -> some View { _M(self) }
  nonisolated public func lineLimit(_ n: Int?) -> some View { _M(self) }
  nonisolated public func opacity(_ o: Double) -> some View { _M(self) }
  nonisolated public func cornerRadius(_ r: CGFloat) -> some View { _M(self) }
  @_disfavoredOverload nonisolated public func background<B: View>(
    _ background: B, alignment: Alignment = .center
  ) -> some View { _M(self) }
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { _M(self) }
  nonisolated public func ignoresSafeArea() -> some View { _M(self) }
  nonisolated public func hidden() -> some View { _M(self) }
  nonisolated public func disabled(_ d: Bool) -> some View { _M(self) }
  nonisolated public func labelsHidden() -> some View { _M(self) }
  nonisolated public func scaledToFit() -> some View { _M(self) }
  nonisolated public func scaledToFill() -> some View { _M(self) }
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ s: S) -> some View { _M(self) }
  nonisolated public func pickerStyle<S: PickerStyle>(_ s: S) -> some View { _M(self) }
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { _M(self) }
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View { _M(self) }
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { _M(self) }
  nonisolated public func animation<V: Equatable>(_ a: Animation?, value: V) -> some View {
    _M(self)
  }
  nonisolated public func transaction(_ t: @escaping (inout Transaction) -> Void) -> some View {
    _M(self)
  }
  nonisolated public func navigationTitle(_ t: LocalizedStringKey) -> some View { _M(self) }
  nonisolated public func navigationTitle(_ t: Text) -> some View { _M(self) }
  @_disfavoredOverload nonisolated public func navigationTitle<S: StringProtocol>(_ t: S)
    -> some View
  { _M(self) }
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { _M(self) }
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { _M(self) }
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { _M(self) }
  nonisolated public func task<T: Equatable>(
    id: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { _M(self) }
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    _M(self)
  }
  @available(
    *, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead."
  )
  @_disfavoredOverload nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some View { _M(self) }
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View { _M(self) }
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { _M(self) }
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never { _M(self) }
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
    -> some View
  { _M(self) }
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View { _M(self) }
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { _M(self) }
  nonisolated public func focused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V)
    -> some View
  { _M(self) }
  nonisolated public func searchable(text: Binding<String>) -> some View { _M(self) }
  nonisolated public func toolbar<V: View>(@ViewBuilder content: () -> V) -> some View { _M(self) }
  nonisolated public func toolbar<C: ToolbarContent>(@ToolbarContentBuilder content: () -> C)
    -> some View
  { _M(self) }
  nonisolated public func accessibilityLabel(_ l: LocalizedStringKey) -> some View { _M(self) }
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ l: S)
    -> some View
  { _M(self) }
  nonisolated public func accessibilityIdentifier(_ l: String) -> some View { _M(self) }
  nonisolated public func presentationDetents(_ d: Set<PresentationDetent>) -> some View {
    _M(self)
  }
  nonisolated public func interactiveDismissDisabled(_ d: Bool = true) -> some View { _M(self) }
}
