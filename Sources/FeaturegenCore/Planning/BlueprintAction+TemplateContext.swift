import Templating

extension BlueprintAction {
  func templateValue(names: [String: String]) -> TemplateValue {
    .dictionary(templateDictionary(names: names))
  }

  /// - Parameter names: How other files spell the types of the namespace.
  func templateDictionary(names: [String: String]) -> [String: TemplateValue] {
    var value: [String: TemplateValue] = [
      "name": .string(name),
      "case": .string(SwiftLiteral.name(name) + parameters.inParentheses),
      "sent": .string(inGroup(".\(SwiftLiteral.member(name))")),
      "pattern": .string(pattern(binding: handler == nil ? [] : nil)),
      "recorded": .string(pattern(binding: recordedNames)),
      "documentation": .documentation(documentation),
    ]
    if let event { value["event"] = .string(SwiftLiteral.member(event.name)) }
    value["attributes"] = .strings(
      event?.attributes.map { "\(SwiftLiteral.string($0.name)): \($0.value)" } ?? [])
    if let handler {
      value["handler"] = .string(SwiftLiteral.name(handler))
      value["parameters"] = .strings(
        ["state: inout State"]
          + payload.map {
            "\($0.localName.asLabel): \(SwiftWords.qualified($0.type, names: names))"
          })
      value["arguments"] = .strings(
        ["state: &state"]
          + payload.map { "\($0.localName.asLabel): \(SwiftLiteral.name($0.localName))" })
    }
    return value
  }

  /// SwiftUI has a modifier of this name.
  var isLifecycle: Bool {
    parameters == nil && ["onAppear", "onDisappear", "task"].contains(name)
  }

  var buttonPattern: String {
    ".\(group ?? "")(.presented(.\(SwiftLiteral.member(name))))"
  }

  /// - Parameter names: Local names to bind; `nil` for all.
  private func pattern(binding names: Set<String>?) -> String {
    inGroup(".\(SwiftLiteral.member(name))\(payload.pattern(binding: names))")
  }

  private func inGroup(_ text: String) -> String {
    group.map { ".\(SwiftLiteral.member($0))(\(text))" } ?? text
  }
}

extension [BlueprintPayload.Element] {
  /// `(let string, _)`; empty if nothing is bound.
  ///
  /// - Parameter names: Local names to bind; `nil` for all.
  func pattern(binding names: Set<String>?) -> String {
    let patterns = map { element in
      names?.contains(element.localName) ?? true
        ? "let \(SwiftLiteral.name(element.localName))" : "_"
    }
    return patterns.allSatisfy { $0 == "_" } ? "" : "(\(patterns.joined(separator: ", ")))"
  }
}

extension String {
  /// All but three keywords can be an argument label as they are.
  fileprivate var asLabel: String {
    ["inout", "var", "let"].contains(self) ? "`\(self)`" : self
  }
}
