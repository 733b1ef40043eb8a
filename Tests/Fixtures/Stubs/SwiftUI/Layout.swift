public struct HorizontalAlignment: Sendable {
  public static let leading = HorizontalAlignment(), center = HorizontalAlignment(),
    trailing = HorizontalAlignment()
}

public struct VerticalAlignment: Sendable {
  public static let top = VerticalAlignment(), center = VerticalAlignment(),
    bottom = VerticalAlignment(), firstTextBaseline = VerticalAlignment(),
    lastTextBaseline = VerticalAlignment()
}

public struct Alignment: Sendable {
  public static let center = Alignment(), leading = Alignment(), trailing = Alignment(),
    top = Alignment(), bottom = Alignment(), topLeading = Alignment(), topTrailing = Alignment(),
    bottomLeading = Alignment(), bottomTrailing = Alignment()
}

public enum TextAlignment: Sendable { case leading, center, trailing }

public enum ContentMode: Sendable { case fit, fill }

public struct EdgeInsets: Sendable {
  public init() {}
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
}

public enum Edge: Sendable {
  case top, leading, bottom, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1), leading = Set(rawValue: 2), bottom = Set(rawValue: 4),
      trailing = Set(rawValue: 8), all = Set(rawValue: 15), horizontal = Set(rawValue: 10),
      vertical = Set(rawValue: 5)
  }
}

public struct VStack<Content: View>: _PrimitiveView {
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}

public struct HStack<Content: View>: _PrimitiveView {
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}

public struct ZStack<Content: View>: _PrimitiveView {
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}

public struct LazyVStack<Content: View>: _PrimitiveView {
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}

public struct LazyHStack<Content: View>: _PrimitiveView {
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}

public struct Axis: Sendable {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1), vertical = Set(rawValue: 2)
  }
}

public struct ScrollView<Content: View>: _PrimitiveView {
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {}
}

public struct Spacer: _PrimitiveView { nonisolated public init(minLength: CGFloat? = nil) {} }

public struct Divider: _PrimitiveView { nonisolated public init() {} }

public struct Form<Content: View>: _PrimitiveView {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}
