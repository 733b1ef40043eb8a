extension Rule {
  static let eventIdentifier = Rule.shape(
    .eventIdentifier,
    severity: .warning,
    fixes: [.unsafe],
    summary: "'idComponents' begins with a string literal that names no other feature",
    rationale: """
      The first component says in the team's analytics which feature an event belongs to, for \
      years. Written as a literal it survives that the feature is renamed. Copied from another \
      feature it files every event under the wrong one, and nothing else shows it.
      """,
    example: Example(
      violating: """
        extension AppInfoFeature.Event {
          public var idComponents: [String] { [rawValue] }
        }
        """,
      fixed: """
        extension AppInfoFeature.Event {
          public var idComponents: [String] { ["AppInfo", rawValue] }
        }
        """
    )
  ) { pass in
    pass.findings(subject: { _ in pass.foreignName }, related: { _ in pass.namesake }) { demand in
      guard case .eventIdentifier = demand else { return nil }
      let symbol = ["Event", "idComponents"]
      guard let text = pass.foreignName else {
        return (.noLiteral(in: pass.typeName, stem: pass.feature.name.stem), symbol)
      }
      return (.otherName(text, in: pass.typeName, stem: pass.feature.name.stem), symbol)
    }
  }
}

extension FeaturePass {
  /// What the ids begin with instead; `nil` if that is no literal.
  fileprivate var foreignName: String? {
    let identities = feature.part(.event).all.compactMap(\.identity)
    guard case .literal(let text, _) = identities.first else { return nil }
    return text
  }

  /// The feature that is called so.
  fileprivate var namesake: [Finding.RelatedPlace] {
    foreignName.flatMap { name in
      feature.namesInModule[name].map {
        [.init(location: $0, message: "'\(name)' is the name of this feature")]
      }
    } ?? []
  }
}

extension String {
  fileprivate static func noLiteral(in type: String, stem: String) -> String {
    "'idComponents' of '\(type).Event' does not begin with a string literal; "
      + "let '\"\(stem)\"' come first"
  }

  fileprivate static func otherName(_ text: String, in type: String, stem: String) -> String {
    "'idComponents' of '\(type).Event' begins with the name of another feature, '\(text)'; "
      + "write '\"\(stem)\"'"
  }
}
