/// A feature as code has it, its parts gathered from every file of its module.
package struct ObservedFeature: Sendable {
  package var name: FeatureName
  /// The dotted name of the namespace, with the types around it: `Settings.AppInfoFeature`.
  package var fullName: String
  package var namespace: TypeFacts
  package var namespaceExtensions: [TypeFacts]
  package var parts: [Part: ObservedPart]
  /// Enums nested in Action, whose cases are groups of actions.
  package var actionGroups: [TypeFacts]
  package var module: ObservedModule

  package func part(_ part: Part) -> ObservedPart {
    parts[part] ?? ObservedPart()
  }

  /// Every file that declares something of the feature.
  package var filePaths: Set<String> {
    var paths: Set<String> = [namespace.location.path]
    paths.formUnion(namespaceExtensions.map(\.location.path))
    for part in parts.values { paths.formUnion(part.all.map(\.location.path)) }
    return paths
  }
}

/// A part of a feature: the nested type and its extensions.
package struct ObservedPart: Sendable {
  package var declarations: [TypeFacts] = []
  package var extensions: [TypeFacts] = []
  /// It is a type alias, so what it declares stands elsewhere.
  package var isAlias = false

  package var all: [TypeFacts] { declarations + extensions }
  package var isDeclared: Bool { isAlias || !declarations.isEmpty }
  package var cases: [CaseFacts] { all.flatMap(\.cases) }
  package var properties: [PropertyFacts] { all.flatMap(\.properties) }
  package var calls: [CallFacts] { all.flatMap(\.calls) }
  /// Syntax alone does not show all its members.
  package var hasUnknownMembers: Bool { isAlias || all.contains(where: \.hasUnknownMembers) }

  package func inherits(_ name: String) -> Bool {
    all.contains { $0.inherits(name) }
  }

  package func hasAttribute(_ name: String) -> Bool {
    declarations.contains { $0.attributes.contains { $0.split(separator: ".").last ?? "" == name } }
  }

  /// The extension that holds the part's behaviour: the one that restates the protocol, else the
  /// first with a `body`.
  package func home(restating protocolName: String) -> TypeFacts? {
    extensions.first { $0.inherits(protocolName) }
      ?? extensions.first { $0.hasBody }
  }
}

extension TypeFacts {
  package var declaresBindings: Bool { cases.contains { $0.name == "binding" } }

  package var hasBody: Bool { properties.contains { $0.name == "body" } }
}
