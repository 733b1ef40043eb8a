import Templating

extension Blueprint {
  func value(of child: BlueprintChild) -> TemplateValue {
    let classic = style.dialect == .classic
    return .dictionary([
      "kind": .string(child.kind.rawValue),
      "name": .string(SwiftLiteral.name(child.name)),
      "member": .string(SwiftLiteral.member(child.name)),
      "feature": .string(child.type),
      "wrapper": .string(classic ? "PresentationState" : "Presents"),
      "access": .string(child.access),
      "modifier": .string(child.modifier),
      // `PresentationAction` is indirect by itself.
      "indirect": .string(child.isRecursive && !child.isPresented ? "indirect " : ""),
      "enum": .string(child.enumName ?? ""),
      "initial": .string(child.initialization),
      "is_presented": .boolean(child.isPresented),
      "is_in_place": .boolean(child.isInPlace),
      "cases": .array(child.cases.map(value)),
      "buttons": .strings(child.buttons.map(SwiftLiteral.name)),
      "button_type": .string(child.buttonType),
      "documentation": .documentation(child.documentation),
    ])
  }

  private func value(of screen: BlueprintCase) -> TemplateValue {
    .dictionary([
      "name": .string(SwiftLiteral.name(screen.name)),
      "member": .string(SwiftLiteral.member(screen.name)),
      "feature": .string(screen.type),
      "modifier": .string(screen.modifier),
    ])
  }
}

extension BlueprintChild {
  /// What follows an embedded child's name: a type where the value does not show it, and the value.
  fileprivate var initialization: String {
    guard let initial else { return " = \(type).State()" }
    return initial.hasPrefix("\(type).State") ? " = \(initial)" : ": \(type).State = \(initial)"
  }
}
