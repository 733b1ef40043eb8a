public struct Alert {
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
  public struct Button {
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { .init() }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { .init() }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { .init() }
  }
}

public struct ActionSheet {
  public typealias Button = Alert.Button
  public init(title: Text, message: Text? = nil, buttons: [Button] = []) {}
}

public enum Visibility: Hashable, Sendable { case automatic, visible, hidden }

public struct PresentationDetent: Hashable, Sendable {
  public static let medium = PresentationDetent(), large = PresentationDetent()
}

public enum PopoverAttachmentAnchor: Sendable {
  case rect(Anchor)
  case point(UnitPoint)
  public struct Anchor: Sendable { public static let bounds = Anchor() }
}

public struct UnitPoint: Hashable, Sendable { public static let center = UnitPoint() }

public struct ToolbarItemPlacement: Sendable {
  public static let automatic = ToolbarItemPlacement(), primaryAction = ToolbarItemPlacement(),
    cancellationAction = ToolbarItemPlacement(), confirmationAction = ToolbarItemPlacement(),
    topBarLeading = ToolbarItemPlacement(), topBarTrailing = ToolbarItemPlacement(),
    navigationBarLeading = ToolbarItemPlacement(), navigationBarTrailing = ToolbarItemPlacement(),
    bottomBar = ToolbarItemPlacement()
}

@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ToolbarContent {}

@resultBuilder public struct ToolbarContentBuilder {
  public static func buildBlock<C: ToolbarContent>(_ c: C) -> C { c }
  public static func buildBlock<A: ToolbarContent, B: ToolbarContent>(_ a: A, _ b: B) -> A { a }
}

public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public var body: Never { fatalError() }
  nonisolated init(_x: Void) {}
}

extension ToolbarItem where ID == () {
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { self.init(_x: ()) }
}
