import SwiftOutline

extension FeatureDescriber {
  /// The parameters of State's `init` that set the property of their name, with their default
  /// values; `nil` for a parameter without.
  mutating func initializerArguments(_ properties: [StateProperty]) -> [String: String?] {
    let initializers = pieces(.state).filter { !$0.isExtension }.flatMap(\.members).filter {
      $0.declaration?.kind == .initializer
    }
    for other in initializers.dropFirst() { noteMember(other, of: "State") }
    guard let first = initializers.first, let declaration = first.declaration,
      case .function(let signature) = declaration.detail
    else {
      return memberwise(properties)
    }
    var arguments: [String: String?] = [:]
    var expected: [String] = []
    for parameter in signature.parameters {
      guard let name = parameter.name?.text, parameter.label?.text == name,
        properties.contains(where: { $0.name == name })
      else { continue }
      arguments[name] = .some(parameter.defaultValue.map { first.file.text(in: $0) })
      expected += ["self", ".", name, "=", name]
    }
    let body = declaration.body.map { first.file.words(in: $0).dropFirst().dropLast() } ?? []
    let plain = body.map { $0.filter { $0 != "`" } }
    if arguments.count != signature.parameters.count || plain != expected {
      note(.initializer(of: "State"), at: first.location)
    }
    return arguments
  }

  /// Without an `init`, whoever creates a State gives what has no value.
  private func memberwise(_ properties: [StateProperty]) -> [String: String?] {
    var arguments: [String: String?] = [:]
    for property in properties where property.value == nil && property.type?.hasSuffix("?") == false
    {
      arguments[property.name] = .some(nil)
    }
    return arguments
  }

  /// What the preview passes to State's `init`, by label.
  func previewArguments() -> [String: String] {
    for preview in sources.previews {
      let file = preview.file
      let range: Range<Int>
      switch preview.content {
      case .code(let code): range = code
      case .declaration(let declaration): range = declaration.range
      }
      let state = subject.path + ["State"]
      for call in file.outline.calls(in: range) where call.callee.map(\.text) == state {
        return Dictionary(
          call.arguments.compactMap { argument in
            argument.label.map { ($0.text, file.text(in: argument.value)) }
          }, uniquingKeysWith: { first, _ in first })
      }
    }
    return [:]
  }
}
