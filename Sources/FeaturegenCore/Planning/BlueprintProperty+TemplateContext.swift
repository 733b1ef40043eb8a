import Templating

extension Blueprint {
  var stateValue: TemplateValue {
    .dictionary([
      "is_enum": .boolean(!contents.hasInitializer),
      "conformances": .string(contents.conformances.map { ", " + $0 }.joined()),
      "properties": .array(contents.properties.map(value)),
      "parameters": .strings(contents.properties.filter(\.isParameter).map(parameter)),
      "assigned": .array(
        contents.properties.filter(\.isParameter).map { property in
          .dictionary([
            "member": .string(SwiftLiteral.member(property.name)),
            "value": .string(SwiftLiteral.name(property.name)),
          ])
        }),
      "preview": .string(initialState(in: .preview)),
      "test": .string(initialState(in: .test)),
    ])
  }

  private func value(of property: BlueprintProperty) -> TemplateValue {
    let attributes = [
      property.attribute,
      property.isBinding && style.dialect == .classic ? "@BindingState" : nil,
    ]
    let value = property.inlineValue.map { " = " + $0 } ?? ""
    return .dictionary([
      "attribute": .string(attributes.compactMap { $0.map { $0 + " " } }.joined()),
      "access": .string(property.access),
      "keyword": .string(property.keyword),
      "name": .string(SwiftLiteral.name(property.name)),
      "type": .string(property.type),
      "value": .string(value),
      "documentation": .documentation(property.documentation),
    ])
  }

  private func parameter(of property: BlueprintProperty) -> String {
    let value = property.initialValue.map { " = " + $0 } ?? ""
    return "\(SwiftLiteral.name(property.name)): \(property.type)\(value)"
  }

  /// An expression for the State that a preview or test begins with.
  private func initialState(in place: BlueprintSample.Place) -> String {
    let type = feature.name.typeName + ".State"
    if case .enumeration = feature.state {
      guard let first = contents.children.first(where: { $0.kind == .state }) else { return type }
      return "\(type).\(SwiftLiteral.member(first.name))(\(first.type).State())"
    }
    let arguments = contents.properties.filter(\.isRequired).map { property in
      "\(property.name): \(property.argument(in: place) ?? "")"
    }
    return "\(type)(\(arguments.joined(separator: ", ")))"
  }
}
