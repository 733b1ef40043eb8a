extension FixFinder {
  /// Its keyword is all that has to change: there are neither cases nor values of the type.
  var isNothingButNamespace: Bool {
    let types = [feature.namespace] + feature.namespaceExtensions
    return types.allSatisfy { type in
      type.cases.isEmpty && type.initializers.isEmpty
        && !type.properties.contains(where: \.isStored)
    }
  }

  /// A part whose name is still free.
  func stub(of part: Part) -> Fix.Change? {
    guard !isDeclared(part.typeName, in: feature.namespace.path) else { return nil }
    let raw = part == .event ? ["String"] : []
    return .insertPart(part, conformances: raw + [convention.protocolName(of: part)])
  }

  /// Cases with a payload have no raw values, and an enum has one raw type.
  var canHaveRawType: Bool {
    let event = feature.part(.event)
    return event.cases.allSatisfy(\.payload.isEmpty)
      && !Self.rawTypes.contains(where: event.inherits)
  }

  private static let rawTypes = [
    "Character", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "UInt", "UInt16",
    "UInt32", "UInt64", "UInt8",
  ]

  func typeAlias(_ name: String, in part: Part) -> Fix.Change? {
    guard !isDeclared(name, in: feature.namespace.path + [part.typeName]) else { return nil }
    return .insertTypeAlias(name, type: "\(feature.fullName).\(name)", part)
  }

  /// A modifier in front of the declaration, unless another modifier stands in its way.
  func access(
    to member: AccessMember?, of part: Part?, at place: SourceLocation
  ) -> Fix.Change? {
    let symbol = (part.map { [$0.typeName] } ?? []) + (member.map { [$0.name] } ?? [])
    let found = comparison.visibilities(of: member, in: part).first { $0.location == place }
    guard let found else { return nil }
    if found.isStated { return .replaceAccess(symbol: symbol) }
    return found.isHandedOn || found.visibility == .private ? nil : .insertAccess(symbol: symbol)
  }

  /// An initializer that gives every property a value that has none.
  func initializer(of part: Part) -> Fix.Change? {
    var parameters: [Fix.Parameter] = []
    for property in feature.part(part).declarations.flatMap(\.properties) {
      guard property.awaitsValue(in: part) else { continue }
      let isPlain = property.attributes.allSatisfy(Self.plainWrappers.contains)
      let isKnown = part == .state ? isPlain : part == .view && property.name == "store"
      guard isKnown, let type = property.type else { return nil }
      parameters.append(Fix.Parameter(name: property.name, type: type))
    }
    if part == .view, parameters.isEmpty {
      guard !feature.part(.view).properties.contains(where: { $0.name == "store" }) else {
        return nil
      }
      parameters.append(Fix.Parameter(name: "store", type: storeType))
    }
    return .insertInitializer(part, parameters: parameters)
  }

  /// A property with one of these is assigned like one without.
  private static let plainWrappers: Set<String> = ["BindingState", "ObservationStateIgnored"]

  /// The store for a view that has none, or another form of the one it has.
  func store(type: String, wrapper: String?) -> Fix.Change? {
    let view = feature.part(.view)
    let property = view.declarations.flatMap(\.properties).first { $0.name == "store" }
    guard let property else {
      guard view.all.flatMap(\.initializers).allSatisfy({ $0.first == "store" }) else { return nil }
      return .insertStore(
        type: type, wrapper: view.all.contains(where: \.bindsStore) ? wrapper : nil)
    }
    guard let wrapper else { return nil }
    if property.attributes.isEmpty, !property.isConstant {
      return .insertAttribute(wrapper, symbol: [Part.view.typeName, "store"])
    }
    return .replaceStore(type: property.type ?? type, wrapper: wrapper)
  }

  private var storeType: String {
    for case .store(let type, _) in blueprint.requirements.map(\.demand) { return type }
    return "\(convention.namespaceProtocol)Store<\(feature.name.typeName)>"
  }

  /// A type nested there in any file of the module.
  private func isDeclared(_ name: String, in path: [String]) -> Bool {
    feature.module.files.contains { file in
      file.types.contains { !$0.isExtension && $0.path == path + [name] }
    }
  }
}

extension PropertyFacts {
  /// An initializer has to give it a value.
  fileprivate func awaitsValue(in part: Part) -> Bool {
    guard isStored, !hasValue else { return false }
    let isOptional = type.map { $0.hasSuffix("?") || $0.hasPrefix("Optional<") } ?? false
    if isOptional, !isConstant { return false }
    return part == .state || attributes.allSatisfy { !Self.supplied.contains($0) }
  }

  /// Wrappers that get their values elsewhere.
  private static let supplied: Set<String> = [
    "AccessibilityFocusState", "Dependency", "Environment", "EnvironmentObject", "FocusState",
    "Namespace",
  ]
}
