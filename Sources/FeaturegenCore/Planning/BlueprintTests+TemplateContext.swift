import Templating

extension Blueprint {
  var testValue: TemplateValue {
    let tests = BlueprintTests(feature: feature, convention: convention, contents: contents)
    var test: [String: TemplateValue] = [
      "recorded": .array(tests.recorded.map { value(of: $0, in: tests) }),
      "handled": .array(tests.handled.map { value(of: $0, in: tests) }),
      "bindings": .array(
        tests.bindings.map { binding in
          .dictionary([
            "name": .string(SwiftLiteral.name(tests.method(binding.test))),
            "property": .string(SwiftLiteral.member(binding.property)),
            "value": .string(binding.value),
          ])
        }),
      "overrides": .strings(overrides),
    ]
    if let failure = tests.failure {
      test["failure"] = .dictionary([
        "error": .string(failure.error),
        "code": .string(SwiftLiteral.string(failure.code)),
        "id": .string(SwiftLiteral.string("\(contents.eventID).errorOccurred")),
      ])
    }
    return .dictionary(test)
  }

  /// Assignments that make known dependencies the same in every run.
  var overrides: [String] {
    var paths: [String] = []
    for case .path(let path) in contents.dependencies.map(\.key) where !paths.contains(path) {
      paths.append(path)
    }
    return paths.compactMap { path in Self.testValues[path].map { "\(path) = \($0)" } }
  }

  private static let testValues = [
    "continuousClock": "ImmediateClock()",
    "date": ".constant(Date(timeIntervalSince1970: 0))",
    "mainQueue": ".immediate",
    "uuid": ".incrementing",
  ]

  private func value(of step: BlueprintTests.Step, in tests: BlueprintTests) -> TemplateValue {
    var value: [String: TemplateValue] = [
      "name": .string(SwiftLiteral.name(tests.method(step.test))), "action": .string(step.action),
    ]
    if let event = step.event {
      value["id"] = .string(SwiftLiteral.string("\(contents.eventID).\(event)"))
    }
    return .dictionary(value)
  }
}
