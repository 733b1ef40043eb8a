@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View { public var body: Never { fatalError() } }

@MainActor @preconcurrency public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView { public var body: Never { fatalError() } }

@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
    (repeat each Content)
  > { TupleView((repeat each content)) }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<T: View, F: View>(first: T) -> _ConditionalContent<T, F> {
    .init()
  }
  public static func buildEither<T: View, F: View>(second: F) -> _ConditionalContent<T, F> {
    .init()
  }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

public struct TupleView<T>: _PrimitiveView { nonisolated public init(_ value: T) {} }

public struct _ConditionalContent<T, F> { nonisolated init() {} }

extension _ConditionalContent: View where T: View, F: View {
  public var body: Never { fatalError() }
}

extension Optional: View where Wrapped: View { public var body: Never { fatalError() } }

public struct EmptyView: _PrimitiveView { nonisolated public init() {} }

public struct AnyView: _PrimitiveView {
  nonisolated public init<V: View>(_ view: V) {}
  nonisolated public init<V: View>(erasing view: V) {}
}

public struct Group<Content> { nonisolated init(_c: Void) {} }

extension Group: View where Content: View {
  public var body: Never { fatalError() }
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(_c: ()) }
}

@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  typealias Content = _ViewModifier_Content<Self>
}

public struct _ViewModifier_Content<M: ViewModifier>: _PrimitiveView {}

public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: Never { fatalError() }
}

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    .init(content: self, modifier: modifier)
  }
}

public struct _M<Content: View>: _PrimitiveView { nonisolated init(_ c: Content) {} }

public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}
