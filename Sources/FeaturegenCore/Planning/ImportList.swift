import SwiftOutline
import Templating

/// The modules that one file of a feature imports.
struct ImportList {
  /// Whole lines, sorted by module as `swift format` does.
  let plain: [String]
  /// Those under an `#if`, by condition.
  let conditional: [(condition: String, lines: [String])]

  /// The module under test; `nil` for none.
  let testable: String?

  init(for file: BlueprintFile, in blueprint: Blueprint, module: String?) {
    testable = file.role == .tests ? module : nil
    let named = blueprint.feature.imports
    let children = blueprint.feature.children.compactMap(\.module)
    var modules = Set(["ComposableArchitecture", blueprint.convention.supportModule])
    modules.formUnion(blueprint.convention.imports + children)
    switch file.role {
    case .overview: modules.formUnion(blueprint.feature.parts.contains(.view) ? ["SwiftUI"] : [])
    case .reducer: break
    case .view: modules.insert("SwiftUI")
    case .tests: modules.insert(blueprint.testFramework == .xctest ? "XCTest" : "Testing")
    }
    if !modules.contains("SwiftUI"), blueprint.mentionsFoundation(in: file.role) {
      modules.insert("Foundation")
    }
    var access: [String: String] = [:]
    for module in named where module.condition == nil {
      modules.insert(module.module)
      access[module.module] = module.access
    }
    func line(_ module: String, _ access: String?) -> String {
      (file.role == .tests ? nil : access).map { "\($0) import \(module)" } ?? "import \(module)"
    }
    plain = modules.sorted().map { line($0, access[$0]) }
    var groups: [(condition: String, lines: [String])] = []
    for module in named.sorted(by: { $0.module < $1.module }) {
      guard let condition = module.condition else { continue }
      let text = line(module.module, module.access)
      if let index = groups.firstIndex(where: { $0.condition == condition }) {
        if !groups[index].lines.contains(text) { groups[index].lines.append(text) }
      } else {
        groups.append((condition, [text]))
      }
    }
    conditional = groups
  }

  var templateValue: TemplateValue {
    .dictionary([
      "testable": .string(testable ?? ""),
      "plain": .strings(plain),
      "conditional": .array(
        conditional.map {
          .dictionary(["condition": .string($0.condition), "lines": .strings($0.lines)])
        }),
    ])
  }
}

extension Blueprint {
  /// A file that does not import SwiftUI names a type of Foundation.
  fileprivate func mentionsFoundation(in role: FileRole) -> Bool {
    var code: [String] = []
    switch role {
    case .overview:
      code = contents.properties.flatMap { [$0.type, $0.inlineValue, $0.initialValue] }
        .compactMap(\.self)
      code += contents.actions.compactMap(\.parameters) + contents.errors.compactMap(\.parameters)
      code += contents.errors.compactMap(\.message) + contents.dependencies.compactMap(\.type)
    case .reducer:
      let handled = contents.actions.filter { $0.handler != nil }
      code = handled.flatMap { $0.payload.map(\.type) }
      code += contents.actions.flatMap { $0.event?.attributes.map(\.value) ?? [] }
    case .view: break
    case .tests:
      let tests = BlueprintTests(feature: feature, convention: convention, contents: contents)
      code = (tests.recorded + tests.handled).map(\.action) + tests.bindings.map(\.value)
      code += overrides + [tests.failure?.error].compactMap(\.self)
      code += contents.properties.filter(\.isRequired).compactMap { $0.argument(in: .test) }
    }
    return !SwiftWords.free(in: code).isDisjoint(with: Self.foundationTypes)
  }

  /// Types for which a file without SwiftUI imports Foundation.
  static let foundationTypes: Set<String> = [
    "AttributedString", "Bundle", "CGFloat", "Calendar", "CharacterSet", "Data", "Date",
    "DateComponents", "DateInterval", "Decimal", "FileManager", "Foundation", "IndexPath",
    "IndexSet", "Locale", "Measurement", "NSError", "Notification", "PersonNameComponents",
    "TimeInterval", "TimeZone", "URL", "URLComponents", "URLError", "URLRequest", "URLResponse",
    "URLSession", "UUID", "UserDefaults",
  ]
}
