public protocol ShapeStyle: Sendable {}

public struct Color: _PrimitiveView, Hashable, Sendable, ShapeStyle {
  nonisolated let n: String
  nonisolated public init(_ name: String, bundle: Bundle? = nil) { n = name }
  nonisolated public init(red: Double, green: Double, blue: Double, opacity: Double = 1) { n = "" }
  nonisolated public func opacity(_ o: Double) -> Color { self }
  public static let primary = Color("primary"), secondary = Color("secondary"),
    accentColor = Color("accent"), red = Color("red"), green = Color("green"), blue = Color("blue"),
    gray = Color("gray"), black = Color("black"), white = Color("white"), clear = Color("clear"),
    orange = Color("orange"), yellow = Color("yellow"), purple = Color("purple"),
    pink = Color("pink")
}

public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int
  public static let primary = HierarchicalShapeStyle(level: 0),
    secondary = HierarchicalShapeStyle(level: 1), tertiary = HierarchicalShapeStyle(level: 2)
}

public struct Material: ShapeStyle {
  public static let regular = Material(), thin = Material(), thick = Material()
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: Self { .init(level: 0) }
  public static var secondary: Self { .init(level: 1) }
  public static var tertiary: Self { .init(level: 2) }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color("red") }
  public static var blue: Color { Color("blue") }
  public static var green: Color { Color("green") }
  public static var orange: Color { Color("orange") }
  public static var gray: Color { Color("gray") }
}

public struct Font: Hashable, Sendable {
  public static let largeTitle = Font(), title = Font(), title2 = Font(), title3 = Font(),
    headline = Font(), subheadline = Font(), body = Font(), callout = Font(), footnote = Font(),
    caption = Font(), caption2 = Font()
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  public enum Weight: Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font()
  }
  public func weight(_ w: Weight) -> Font { self }
  public func bold() -> Font { self }
  public func monospaced() -> Font { self }
}

public protocol PrimitiveButtonStyle {}

public struct DefaultButtonStyle: PrimitiveButtonStyle {}

public struct BorderedButtonStyle: PrimitiveButtonStyle {}

public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {}

public struct PlainButtonStyle: PrimitiveButtonStyle {}

public struct BorderlessButtonStyle: PrimitiveButtonStyle {}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: Self { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: Self { .init() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: Self { .init() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: Self { .init() }
}

public struct Circle: _PrimitiveView, Sendable { nonisolated public init() {} }

public struct Rectangle: _PrimitiveView, Sendable { nonisolated public init() {} }

public struct RoundedRectangle: _PrimitiveView, Sendable {
  nonisolated public init(cornerRadius: CGFloat) {}
}

public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1), search = SubmitTriggers(rawValue: 2)
}

public protocol PickerStyle {}

public struct SegmentedPickerStyle: PickerStyle {}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: Self { .init() }
}
