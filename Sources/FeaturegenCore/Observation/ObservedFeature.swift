/// A feature as code has it, its parts gathered from every file of its module.
package struct ObservedFeature: Sendable {
  package let name: FeatureName
  /// The dotted name of the namespace, with the types around it: `Settings.AppInfoFeature`.
  package let fullName: String
  package let namespace: TypeFacts
  package let namespaceExtensions: [TypeFacts]
  package let parts: [Part: ObservedPart]
  /// Enums nested in Action, whose cases are groups of actions.
  package let actionGroups: [TypeFacts]
  package let module: ObservedModule
  /// Names of all features of its module, with and without suffix, and where they are declared.
  package var namesInModule: [String: SourceLocation] = [:]
  /// Declarations of the namespace in its own file besides the first.
  package var repeatedDeclarations: [TypeFacts] = []
  /// That of its namespace in the types around it; `nil`: nothing is known of one of them.
  package var visibility: Visibility?
  /// Every file that declares something of the feature.
  package let filePaths: Set<String>

  init(
    name: FeatureName, fullName: String, namespace: TypeFacts, namespaceExtensions: [TypeFacts],
    parts: [Part: ObservedPart], actionGroups: [TypeFacts], module: ObservedModule
  ) {
    self.name = name
    self.fullName = fullName
    self.namespace = namespace
    self.namespaceExtensions = namespaceExtensions
    self.parts = parts
    self.actionGroups = actionGroups
    self.module = module
    var paths: Set<String> = [namespace.location.path]
    for type in namespaceExtensions { paths.insert(type.location.path) }
    for part in parts.values {
      for type in part.declarations { paths.insert(type.location.path) }
      for type in part.extensions { paths.insert(type.location.path) }
    }
    filePaths = paths
  }

  package func part(_ part: Part) -> ObservedPart {
    parts[part] ?? .missing
  }
}

/// A part of a feature: the nested type and its extensions.
package struct ObservedPart: Sendable {
  /// Declarations, then extensions.
  package let all: [TypeFacts]
  private let firstExtension: Int
  /// It is a type alias, so what it declares stands elsewhere.
  package let isAlias: Bool

  // Most rules ask for these, so they are put together once.
  package let cases: [CaseFacts]
  package let properties: [PropertyFacts]
  package let calls: [CallFacts]

  init(_ types: [TypeFacts] = [], isAlias: Bool = false) {
    let declarations = types.filter { !$0.isExtension }
    all = declarations + types.filter(\.isExtension)
    firstExtension = declarations.count
    self.isAlias = isAlias
    cases = all.flatMap(\.cases)
    properties = all.flatMap(\.properties)
    calls = all.flatMap(\.calls)
  }

  static let missing = ObservedPart()

  package var declarations: ArraySlice<TypeFacts> { all[..<firstExtension] }
  package var extensions: ArraySlice<TypeFacts> { all[firstExtension...] }
  package var isDeclared: Bool { isAlias || !declarations.isEmpty }
  /// Syntax alone does not show all its members.
  package var hasUnknownMembers: Bool { isAlias || all.contains(where: \.hasUnknownMembers) }

  package func inherits(_ name: String) -> Bool {
    all.contains { $0.inherits(name) }
  }

  package func hasAttribute(_ name: String) -> Bool {
    declarations.contains { $0.hasAttribute(name) }
  }

  /// The extension that holds the part's behaviour: the one that restates the protocol, else the
  /// first with a `body` or `reduce(into:action:)`.
  package func home(restating protocolName: String) -> TypeFacts? {
    extensions.first { $0.inherits(protocolName) }
      ?? extensions.first { $0.hasBehaviour }
  }
}

extension TypeFacts {
  /// Whatever module it is qualified with.
  func hasAttribute(_ name: String) -> Bool {
    attributes.contains { $0.lastName == name }
  }

  package var declaresBindings: Bool { cases.contains { $0.name == "binding" } }

  package var hasBody: Bool { properties.contains { $0.name == "body" } }

  /// It says what the part does.
  package var hasBehaviour: Bool { hasBody || definesReduce }
}
