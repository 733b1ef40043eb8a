/// Finds the features of a module.
///
/// A type is a feature if it conforms to the namespace protocol and its module or one of its files
/// imports TCA or the support module, or if at least two nested parts carry a protocol of the
/// convention. A suffix alone is never evidence.
package struct FeatureRecognition: Sendable {
  package let convention: Convention

  package init(convention: Convention) {
    self.convention = convention
  }

  package func features(in module: ObservedModule) -> [ObservedFeature] {
    var candidates: [String: Candidate] = [:]
    for type in module.files.lazy.flatMap(\.types) {
      candidates[type.fullName, default: Candidate()].types.append(type)
      if let part = type.part {
        candidates[type.owner, default: Candidate()].parts.append((part, type))
      }
      if type.isActionGroup {
        let namespace = type.path.dropLast(2).joined(separator: ".")
        candidates[namespace, default: Candidate()].actionGroups.append(type)
      }
    }
    let isTCAModule = !module.imports.isDisjoint(with: evidentModules)
    var features = candidates.keys.sorted().flatMap { fullName in
      (candidates[fullName]?.separated ?? []).compactMap { candidate in
        feature(fullName, candidate, of: candidates, module: module, isTCAModule: isTCAModule)
      }
    }
    let names = Dictionary(
      features.flatMap { feature in
        [feature.name.stem, feature.name.typeName].map { ($0, feature.namespace.location) }
      }, uniquingKeysWith: { first, _ in first })
    for index in features.indices {
      features[index].namesInModule = names
      features[index].visibility = visibility(of: features[index].namespace, in: candidates)
    }
    return features
  }

  private func visibility(
    of namespace: TypeFacts, in candidates: [String: Candidate]
  ) -> Visibility? {
    var visibility = namespace.visibility
    for length in namespace.path.indices.dropFirst() {
      let outer = namespace.path.prefix(length).joined(separator: ".")
      guard let type = candidates[outer]?.declarations.first else { return nil }
      visibility = min(visibility, type.visibility)
    }
    return visibility
  }

  /// The modules whose import says that a file is written with TCA or this convention.
  package var evidentModules: Set<String> {
    Set(["ComposableArchitecture", convention.supportModule] + convention.reexporters)
  }

  private func feature(
    _ fullName: String, _ candidate: Candidate, of candidates: [String: Candidate],
    module: ObservedModule, isTCAModule: Bool
  ) -> ObservedFeature? {
    guard let namespace = candidate.declarations.first, namespace.kind != .protocol,
      fullName != convention.errorChildType
    else { return nil }
    var parts = candidate.observedParts
    let inheritance = candidate.types.flatMap(\.inheritance)
    let conforms = inherits(convention.namespaceProtocol, inheritance, in: module)
    let isNamespace =
      (conforms && isTCAModule) || evidence(in: parts, of: module, isTCAModule) >= 2
    guard isNamespace, conforms || !candidate.isItselfAPart else { return nil }
    for part in Part.allCases
    where parts[part]?.declarations.isEmpty ?? true
      && module.protocols.declaresAlias(part.typeName, for: inheritance)
    {
      parts[part] = ObservedPart(parts[part]?.all ?? [], isAlias: true)
    }
    let search = ActionGroupSearch(groups: convention.groups) { name in
      candidates[name]?.declarations.first { $0.kind == .enum }
    }
    let groups = search.groups(of: parts[.action] ?? .missing, in: namespace.path)
    var feature = ObservedFeature(
      name: FeatureName(
        typeName: namespace.path.last ?? fullName, suffix: convention.suffix),
      fullName: fullName,
      namespace: namespace,
      namespaceExtensions: candidate.types.filter(\.isExtension),
      parts: parts,
      actionGroups: candidate.actionGroups.merging(groups),
      module: module
    )
    feature.repeatedDeclarations = Array(candidate.declarations.dropFirst())
    return feature
  }

  /// How many parts carry a protocol of the convention, or restate TCA's. A protocol that anyone
  /// uses says nothing outside of TCA, whatever the config calls it.
  private func evidence(
    in parts: [Part: ObservedPart], of module: ObservedModule, _ isTCAModule: Bool
  ) -> Int {
    if parts.count < 2 { return 0 }
    return parts.count { part, observed in
      let name = convention.protocolName(of: part)
      let says = isTCAModule || !Self.common.contains(name)
      return says && inherits(name, observed.all.flatMap(\.inheritance), in: module)
        || (part == .reducer && observed.extensions.contains { $0.inherits("Reducer") })
    }
  }

  private static let common: Set<String> = [
    "CaseIterable", "Codable", "Equatable", "Error", "Hashable", "Identifiable", "LocalizedError",
    "Reducer", "Sendable", "View",
  ]

  private func inherits(
    _ name: String, _ inheritance: [InheritedType], in module: ObservedModule
  ) -> Bool {
    if case .yes = module.protocols.answer(inheritance, inherit: name, known: []) {
      true
    } else {
      false
    }
  }
}

extension [TypeFacts] {
  /// With those that are not there already.
  fileprivate func merging(_ others: [TypeFacts]) -> [TypeFacts] {
    others.reduce(into: self) { all, type in
      if !all.contains(where: { $0.location == type.location }) { all.append(type) }
    }
  }
}
