public struct Image: _PrimitiveView, Equatable, Sendable {
  nonisolated public init(_ name: String, bundle: Bundle? = nil) {}
  nonisolated public init(systemName: String) {}
  nonisolated public init(decorative name: String, bundle: Bundle? = nil) {}
  public enum Scale: Sendable { case small, medium, large }
  public enum ResizingMode: Sendable { case tile, stretch }
  nonisolated public func resizable(
    capInsets: EdgeInsets = .init(), resizingMode: ResizingMode = .stretch
  ) -> Image { self }
  nonisolated public func renderingMode(_ m: TemplateRenderingMode?) -> Image { self }
  public enum TemplateRenderingMode: Sendable { case template, original }
}

public struct Label<Title: View, Icon: View>: _PrimitiveView {
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}

extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String) { self.init(_x: ()) }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String) {
    self.init(_x: ())
  }
  nonisolated public init(_ titleKey: LocalizedStringKey, image: String) { self.init(_x: ()) }
}

extension Label { nonisolated init(_x: Void) {} }

public struct ButtonRole: Equatable, Sendable {
  let n: Int
  public static let cancel = ButtonRole(n: 0)
  public static let destructive = ButtonRole(n: 1)
}

public struct Button<Label: View>: _PrimitiveView {
  @preconcurrency nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {}
  @preconcurrency nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {}
}

extension Button where Label == Text {
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) { self.init(action: action) { Text(titleKey) } }
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(action: action) { Text(titleKey) } }
  @preconcurrency @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) { self.init(action: action) { Text(title) } }
  @preconcurrency @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(action: action) { Text(title) } }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) { self.init(action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) } }
}

public struct TextField<Label: View>: _PrimitiveView { nonisolated init(_x: Void) {} }

extension TextField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(_x: ())
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>)
  { self.init(_x: ()) }
}

public struct SecureField<Label: View>: _PrimitiveView { nonisolated init(_x: Void) {} }

extension SecureField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(_x: ())
  }
}

public struct TextEditor: _PrimitiveView { nonisolated public init(text: Binding<String>) {} }

public struct Toggle<Label: View>: _PrimitiveView {
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
}

extension Toggle where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: _PrimitiveView {
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {}
}

extension Picker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(titleKey) } }
}

public struct Stepper<Label: View>: _PrimitiveView { nonisolated init(_x: Void) {} }

extension Stepper where Label == Text {
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1
  ) { self.init(_x: ()) }
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) { self.init(_x: ()) }
}

public struct Slider: _PrimitiveView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1
  ) {}
}

public struct DatePicker<Label: View>: _PrimitiveView { nonisolated init(_x: Void) {} }

extension DatePicker where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>) {
    self.init(_x: ())
  }
}

public struct ProgressView<Label: View, V: View>: _PrimitiveView { nonisolated init(_x: Void) {} }

extension ProgressView where Label == EmptyView, V == EmptyView {
  nonisolated public init() { self.init(_x: ()) }
}

extension ProgressView where Label == Text, V == EmptyView {
  nonisolated public init(_ titleKey: LocalizedStringKey) { self.init(_x: ()) }
}

public struct LabeledContent<Label: View, Content: View>: _PrimitiveView {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}

extension LabeledContent where Label == Text, Content == Text {
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init {
      Text(value)
    } label: {
      Text(titleKey)
    }
  }
}

extension LabeledContent where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

public struct TabView<SelectionValue: Hashable, Content: View>: _PrimitiveView {
  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content)
  {}
}

extension TabView where SelectionValue == Int {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

public struct Menu<Label: View, Content: View>: _PrimitiveView {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}

public struct Link<Label: View>: _PrimitiveView {
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {}
}

extension Link where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }
}

public struct ContentUnavailableView<L: View, D: View, A: View>: _PrimitiveView {
  nonisolated public init(
    @ViewBuilder label: () -> L, @ViewBuilder description: () -> D, @ViewBuilder actions: () -> A
  ) {}
}

extension ContentUnavailableView where L == Label<Text, Image>, D == Text?, A == EmptyView {
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage: String, description: Text? = nil
  ) {
    self.init {
      Label(title, systemImage: systemImage)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
}
