import Templating

extension Blueprint {
  /// What templates of a feature's files and fragments can name.
  ///
  /// - Parameter module: The module the feature belongs to, for `@testable import`.
  func templateContext(module: String?) -> [String: TemplateValue] {
    var context = convention.templateContext(style: style)
    let events = convention.events(of: feature)
    let passive = convention.addedActions(to: feature).filter { $0 != "errorOccurred" }
    context["feature"] = .dictionary([
      "name": .string(feature.name.stem), "type": .string(feature.name.typeName),
    ])
    context["access"] = .string(convention.access.prefix)
    context["has_view"] = .boolean(feature.parts.contains(.view))
    context["bindings"] = .boolean(feature.hasBindings)
    context["actions"] = .array(feature.actions.map(value(of:)))
    context["events"] = .array(events.map { .string($0) })
    context["recorded_events"] = .array(recordedEvents.map { .string($0) })
    context["children"] = .array(
      convention.errorHandling
        ? [convention.value(of: convention.errorChild(dialect: style.dialect))] : [])
    context["passive"] = .array(passive.map { .string($0) })
    context["imports"] = .dictionary(imports)
    context["tests"] = .string(testFramework.rawValue)
    context["module_name"] = .string(module ?? "")
    return context
  }

  package var testFramework: TestFramework {
    convention.testFramework(dialect: style.dialect)
  }

  private var recordedEvents: [String] {
    convention.analytics ? feature.actions.compactMap(\.event?.name) : []
  }

  private func value(of action: ActionMember) -> TemplateValue {
    var value: [String: TemplateValue] = ["name": .string(action.name)]
    if convention.analytics, let event = action.event {
      value["event"] = .string(event.name)
    }
    return .dictionary(value)
  }

  /// The modules that each file imports, sorted as `swift format` does.
  private var imports: [String: TemplateValue] {
    let common = Set(["ComposableArchitecture", convention.supportModule] + convention.imports)
    let modules: [FileRole: Set<String>] = [
      .overview: common.union(["SwiftUI"]),
      .reducer: common,
      .view: common.union(["SwiftUI"]),
      .tests: common.union([testFramework == .xctest ? "XCTest" : "Testing"]),
    ]
    var values: [String: TemplateValue] = [:]
    for (role, names) in modules {
      values[role.rawValue] = .array(names.sorted().map { .string($0) })
    }
    return values
  }
}
