import Templating

extension Blueprint {
  /// What the templates of one file can name.
  ///
  /// - Parameter module: The module the feature belongs to, for `@testable import`.
  func templateContext(for file: BlueprintFile, module: String?) -> [String: TemplateValue] {
    var context = convention.templateContext(style: style)
    context["feature"] = .dictionary([
      "name": .string(feature.name.stem),
      "type": .string(feature.name.typeName),
      "title": .string(SwiftLiteral.string(feature.name.stem)),
      "event_id": .string(SwiftLiteral.string(contents.eventID)),
      "documentation": .documentation(feature.documentation),
    ])
    context["access"] = .string(contents.access.prefix)
    context["has_view"] = .boolean(feature.parts.contains(.view))
    context["has_events"] = .boolean(contents.parts.contains(.event))
    context["has_errors"] = .boolean(contents.parts.contains(.error))
    context["has_reducer"] = .boolean(feature.parts.contains(.reducer))
    context["bindings"] = .boolean(contents.bindsState)
    context["needs_binding"] = .boolean(
      contents.bindsState || contents.children.contains(where: \.needsBinding))
    context["state"] = stateValue
    context.merge(viewValues) { $1 }
    context.merge(actionValues) { $1 }
    context["events"] = .array(contents.events.map { .string(SwiftLiteral.name($0)) })
    context["errors"] = .array(contents.errors.map(value))
    context["has_messages"] = .boolean(contents.errors.contains { $0.message != nil })
    context["plain_errors"] = .strings(
      contents.errors.filter { $0.message == nil }.map { SwiftLiteral.member($0.name) })
    context["dependencies"] = .array(contents.dependencies.map(value))
    context["children"] = .array(contents.children.map(value))
    context["compositions"] = .array(contents.children.filter { $0.enumName != nil }.map(value))
    context["tests"] = .string(contents.tests.rawValue)
    context["test"] = testValue
    context["imports"] = ImportList(for: file, in: self, module: module).templateValue
    context["platform"] = .string(file.platform ?? "")
    return context
  }

  package var testFramework: TestFramework { contents.tests }

  private var viewValues: [String: TemplateValue] {
    let children = contents.children
    let hasContent = children.contains(where: \.isInPlace)
    let hasStack = children.contains { $0.kind == .stack }
    return [
      "has_content": .boolean(hasContent),
      "has_stack": .boolean(hasStack),
      "has_modifiers": .boolean(
        contents.actions.contains(where: \.isLifecycle) || children.contains(where: \.isPresented)),
      "is_block": .boolean(hasContent || hasStack || !contents.hasInitializer),
    ]
  }

  private var actionValues: [String: TemplateValue] {
    let names = SwiftWords.partNames(of: feature, contents: contents)
    let values = contents.actions.map { $0.templateValue(names: names) }
    let buttons = contents.buttons.map { button in
      TemplateValue.dictionary(
        button.templateDictionary(names: names).merging(
          ["pattern": .string(button.buttonPattern)]) { $1 })
    }
    let passive = convention.addedActions(contents).filter { $0 != "errorOccurred" }
    return [
      "actions": .array(values),
      "buttons": .array(buttons),
      "action_cases": .array(actionCases(names: names)),
      "groups": .array(contents.groups.map { value(of: $0, names: names) }),
      "handlers": .array(
        zip(contents.actions + contents.buttons, values + buttons)
          .filter { $0.0.handler != nil }.map(\.1)),
      "lifecycle": .array(
        zip(contents.actions, values).filter { $0.0.isLifecycle }.map(\.1)),
      "recorder_passive": .strings(passive.map(SwiftLiteral.member)),
      "reducer_passive": .strings(
        passive.map { name in
          let isAlert = contents.buttons.contains { $0.group == name }
          return SwiftLiteral.member(name) + (isAlert ? "(.dismiss)" : "")
        }),
    ]
  }

  /// The feature's own cases in order; a group's stands where its first action does.
  private func actionCases(names: [String: String]) -> [TemplateValue] {
    var seen: Set<String> = []
    return contents.actions.compactMap { action in
      guard let name = action.group, let group = contents.groups.first(where: { $0.name == name })
      else { return action.templateValue(names: names) }
      guard seen.insert(name).inserted else { return nil }
      return .dictionary([
        "case": .string("\(SwiftLiteral.name(group.name))(\(group.type))"), "documentation": [],
      ])
    }
  }

  private func value(of group: ActionGroup, names: [String: String]) -> TemplateValue {
    .dictionary([
      "name": .string(group.name), "type": .string(group.type),
      "actions": .array(
        contents.actions.filter { $0.group == group.name }
          .map { $0.templateValue(names: names) }),
    ])
  }

  private func value(of error: BlueprintError) -> TemplateValue {
    let mentioned = SwiftWords.free(in: [error.message].compactMap(\.self))
    var value: [String: TemplateValue] = [
      "name": .string(error.name),
      "case": .string(SwiftLiteral.name(error.name) + error.parameters.inParentheses),
      "member": .string(SwiftLiteral.member(error.name)),
      "code": .string(SwiftLiteral.string(error.code)),
      "pattern": .string(
        "." + SwiftLiteral.member(error.name) + error.payload.pattern(binding: mentioned)),
      "documentation": .documentation(error.documentation),
    ]
    if let message = error.message { value["message"] = .string(message) }
    return .dictionary(value)
  }

  private func value(of dependency: DependencyMember) -> TemplateValue {
    let key =
      switch dependency.key {
      case .path(let path): "\\." + path
      case .type(let type): type + ".self"
      }
    return .dictionary([
      "key": .string(key),
      "access": .string((dependency.access ?? .internal).prefix),
      "name": .string(SwiftLiteral.name(dependency.name)),
      "type": .string(dependency.type.map { ": " + $0 } ?? ""),
    ])
  }
}

extension TemplateValue {
  static func strings(_ strings: some Sequence<String>) -> TemplateValue {
    .array(strings.map { .string($0) })
  }

  /// The lines of a comment, slashes included.
  static func documentation(_ text: String?) -> TemplateValue {
    guard let text else { return [] }
    return .strings(
      text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .map { $0.isEmpty ? "///" : "/// " + $0 })
  }
}

extension String? {
  var inParentheses: String { map { "(\($0))" } ?? "" }
}
