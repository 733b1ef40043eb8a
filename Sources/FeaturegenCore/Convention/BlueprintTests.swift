import Templating

/// The tests of a feature.
struct BlueprintTests: Sendable {
  /// An action of which a test knows the values, and what it is sent as.
  struct Step: Sendable {
    let test: String
    /// `.tagPicked("string", at: 1)`
    let action: String
    /// The event it records; `nil` for none.
    let event: String?
  }

  struct Binding: Sendable {
    let test: String
    let property: String
    let value: String
  }

  struct Failure: Sendable {
    /// `.copyFailed(reason: "reason")`
    let error: String
    let code: String
  }

  /// Actions that record an event.
  let recorded: [Step]
  /// Actions with a handler.
  let handled: [Step]
  let bindings: [Binding]
  /// The first error of which the values are known; `nil` without error handling.
  let failure: Failure?
  private let framework: TestFramework

  init(feature: Feature, convention: Convention, contents: BlueprintContents) {
    framework = contents.tests
    var names = TestNames()
    recorded = contents.actions.compactMap { action in
      action.event.flatMap { Step(action, test: "", event: $0.name) }
    }
    handled = contents.actions.compactMap { action in
      guard let handler = action.handler else { return nil }
      return Step(action, test: "", event: nil).map {
        Step(test: names.unique(handler), action: $0.action, event: nil)
      }
    }
    bindings = contents.properties.compactMap { property in
      guard contents.hasInitializer, let value = property.boundValue else { return nil }
      return Binding(
        test: names.unique("binds" + LetterCase.upperFirstLetter(property.name)),
        property: property.name, value: value)
    }
    let error = contents.errors.first { $0.sampleArguments != nil }
    failure =
      convention.errorHandling
      ? error.map { Failure(error: SwiftCall.of($0.name, $0), code: $0.code) } : nil
  }

  /// The test methods in order, parentheses included.
  var names: [String] {
    let tests =
      (recorded.isEmpty ? [] : ["recordsEvents"]) + handled.map(\.test) + bindings.map(\.test)
      + (failure == nil ? [] : ["errorOccurred"])
    return tests.map { method($0) + "()" }
  }

  /// What the framework wants a test to be called.
  func method(_ test: String) -> String {
    framework == .xctest ? "test" + LetterCase.upperFirstLetter(test) : test
  }
}

extension BlueprintTests.Step {
  fileprivate init?(_ action: BlueprintAction, test: String, event: String?) {
    guard let arguments = action.sampleArguments else { return nil }
    let call = action.parameters == nil ? "" : "(\(arguments))"
    let own = ".\(SwiftLiteral.member(action.name))\(call)"
    self.init(
      test: test, action: action.group.map { ".\(SwiftLiteral.member($0))(\(own))" } ?? own,
      event: event)
  }
}

private enum SwiftCall {
  static func of(_ name: String, _ error: BlueprintError) -> String {
    let call = error.parameters == nil ? "" : "(\(error.sampleArguments ?? ""))"
    return ".\(SwiftLiteral.member(name))\(call)"
  }
}

/// Keeps test methods apart from each other and from those every suite has.
private struct TestNames {
  private var used: Set<String> = ["recordsEvents", "errorOccurred", "makeStore"]

  mutating func unique(_ name: String) -> String {
    var candidate = name
    var number = 2
    while !used.insert(candidate).inserted {
      candidate = "\(name)\(number)"
      number += 1
    }
    return candidate
  }
}
