/// Why a type is a feature.
package enum RecognitionEvidence: Sendable, Hashable {
  /// It conforms to the protocol, and a file of its module imports the one named; `file` is `nil` if
  /// that is the file of the type itself.
  case conformance(String, imports: String, file: String?)
  /// These parts carry a protocol: `State: FeatureState`.
  case parts([String])
}

/// Why a type that resembles a feature is none.
package enum RejectionReason: Sendable, Hashable {
  /// It conforms to the protocol, but no file of its module imports one of these.
  case importsNothing(String, modules: [String])
  /// Only one part carries a protocol.
  case onePart(String)
  case foreign(ForeignConvention)
  /// The support module's child that shows errors.
  case errorChild
  case nameAlone(suffix: String)
}

/// A type that resembles a feature.
struct RejectedType {
  var type: TypeFacts
  var reason: RejectionReason
}

extension FeatureRecognition {
  func evidence(for feature: ObservedFeature) -> RecognitionEvidence {
    let types = [feature.namespace] + feature.namespaceExtensions
    let home = feature.namespace.location.path
    let importers = feature.module.files.filter { !$0.imports.isDisjoint(with: evidentModules) }
    let file = importers.first { $0.path == home } ?? importers.first
    if types.contains(where: { $0.inherits(convention.namespaceProtocol) }), let file,
      let module = file.imports.intersection(evidentModules).min()
    {
      return .conformance(
        convention.namespaceProtocol, imports: module, file: file.path == home ? nil : file.path)
    }
    return .parts(Part.allCases.compactMap { conformance(of: feature.part($0), $0) })
  }

  fileprivate func reason(
    toReject type: TypeFacts, all: [TypeFacts], parts: [TypeFacts]
  ) -> RejectionReason? {
    if type.fullName == convention.errorChildType { return .errorChild }
    if all.contains(where: { $0.inherits(convention.namespaceProtocol) }) {
      return .importsNothing(convention.namespaceProtocol, modules: evidentModules.sorted())
    }
    let found = Dictionary(grouping: parts, by: \.part).compactMap { part, types in
      part.flatMap { conformance(of: ObservedPart(types), $0) }
    }
    if let part = found.first { return .onePart(part) }
    if all.contains(where: { $0.attributes.contains(where: \.isReducerMacro) }) {
      return .foreign(.reducerMacro)
    }
    if let foreign = ForeignConvention(types: all, parts: Set(parts.compactMap(\.part))) {
      return .foreign(foreign)
    }
    let suffix = convention.suffix
    guard !suffix.isEmpty, type.path.last?.hasSuffix(suffix) ?? false else { return nil }
    return .nameAlone(suffix: suffix)
  }

  /// `State: FeatureState`
  private func conformance(of observed: ObservedPart, _ part: Part) -> String? {
    let name = convention.protocolName(of: part)
    if observed.inherits(name) { return "\(part.typeName): \(name)" }
    let restates = part == .reducer && observed.extensions.contains { $0.inherits("Reducer") }
    return restates ? "Reducer: Reducer" : nil
  }
}

extension Standards {
  /// Types that look like features in some way, by place.
  ///
  /// - Parameter features: Those of the module.
  func rejectedTypes(
    in module: ObservedModule, besides features: [ObservedFeature]
  ) -> [RejectedType] {
    let places = Set(features.map(\.namespace.location))
    let types = module.files.flatMap(\.types)
    let byName = Dictionary(grouping: types, by: \.fullName)
    let parts = Dictionary(grouping: types.filter { $0.part != nil }, by: \.owner)
    return types.compactMap { type in
      guard !type.isExtension, type.kind != .protocol, type.part == nil,
        !places.contains(type.location)
      else { return nil }
      let recognition = FeatureRecognition(convention: self[type.location.path].convention)
      let reason = recognition.reason(
        toReject: type, all: byName[type.fullName] ?? [], parts: parts[type.fullName] ?? [])
      return reason.map { RejectedType(type: type, reason: $0) }
    }
  }
}
