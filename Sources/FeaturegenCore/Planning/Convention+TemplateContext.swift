import Templating

extension Convention {
  /// What every template of this convention can name, whether of a feature or of the support module.
  func templateContext(style: TCAStyle) -> [String: TemplateValue] {
    let dialect = style.dialect
    return [
      "dialect": .string(dialect.rawValue),
      "header": .string(header),
      "analytics": .boolean(analytics),
      "error_handling": .boolean(errorHandling),
      "perception": .boolean(perception),
      "preview": .string(preview.rawValue),
      "presentation_prefix": .string(style.presentationKeyPath == .projected ? "$" : ""),
      "protocols": .dictionary(protocolNames),
      "conformances": .dictionary(inheritedProtocols(dialect: dialect)),
      "error_child": value(of: errorChild(dialect: dialect)),
      "support_module": .string(supportModule),
      "writes_structs": .boolean(style.writesReducerStructs),
      "default_message": .string("\"Something went wrong.\""),
    ]
  }

  private var protocolNames: [String: TemplateValue] {
    var names: [String: TemplateValue] = ["namespace": .string(namespaceProtocol)]
    for part in Part.allCases { names[part.rawValue] = .string(protocolName(of: part)) }
    return names
  }

  /// What the protocols of the support module refine, colon included; empty for nothing.
  private func inheritedProtocols(dialect: Dialect) -> [String: TemplateValue] {
    let isEquatable = actionEquatable ?? (dialect == .classic)
    return switch dialect {
    case .classic:
      [
        "alert": ": Equatable",
        "group": isEquatable ? ": Equatable" : "",
        "screen_state": ": Equatable",
        "screen_action": isEquatable ? ": Equatable" : "",
        "state": ": Equatable",
        "action": isEquatable ? ": Equatable" : "",
        "reducer": ": Reducer",
      ]
    case .observation:
      [
        "alert": ": Equatable, Sendable",
        "group": isEquatable ? ": Equatable, Sendable" : ": Sendable",
        "screen_state": ": Equatable, Sendable",
        "screen_action": isEquatable ? ": Equatable, Sendable" : ": Sendable",
        "state": ": ObservableState, Equatable, Sendable",
        "action": isEquatable ? ": CasePathable, Equatable, Sendable" : ": CasePathable, Sendable",
        "reducer": ": Reducer, Sendable",
      ]
    }
  }

  func value(of child: ErrorChild) -> TemplateValue {
    .dictionary([
      "name": .string(child.name),
      "feature": .string(child.feature),
      "wrapper": .string(child.wrapper),
      "access": .string(access.prefix),
    ])
  }
}
