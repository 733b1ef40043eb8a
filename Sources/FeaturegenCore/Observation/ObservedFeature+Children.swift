extension ObservedFeature {
  /// The children, by the name that decides: State's, or Action's for those that State names well.
  ///
  /// A child is intended if State holds its State and Action its Action. Names matter only where
  /// State holds several of one type, such as the last one shown.
  package func children(under convention: Convention) -> [NamedChild] {
    let properties = namedChildren(of: part(.state).properties)
    guard !properties.isEmpty else { return [] }
    let stored = namedChildren(of: part(.state).properties.filter(\.isStored))
    let cases = (part(.action).cases + ownActionGroups.flatMap(\.cases)).map { ($0, sentTypes($0)) }
    var children: [NamedChild] = []
    for type in properties.map(\.type) where !children.contains(where: { $0.type == type }) {
      let actions = cases.filter { $0.1.contains(type) }.map(\.0)
      guard !actions.isEmpty else { continue }
      let own = named(
        properties.filter { $0.type == type }, stored.filter { $0.type == type }, as: actions,
        under: convention)
      children += own
      if own.allSatisfy({ convention.carriesPrefix($0.name) }) {
        children += actions.map { NamedChild(name: $0.name, type: type, part: .action) }
      }
    }
    return children
  }

  private func namedChildren(of properties: [PropertyFacts]) -> [NamedChild] {
    properties.compactMap { property in
      property.childType.map {
        NamedChild(name: property.name, type: unqualified($0), part: .state)
      }
    }
  }

  /// Those that an action is called like, computed ones too; else those for which that holds but
  /// for the prefix; else all that are stored.
  private func named(
    _ properties: [NamedChild], _ stored: [NamedChild], as actions: [CaseFacts],
    under convention: Convention
  ) -> [NamedChild] {
    let alike = properties.filter { child in actions.contains { $0.name == child.name } }
    if !alike.isEmpty { return alike }
    let names = Set(actions.map { convention.prefixed($0.name) })
    let paired = stored.filter { names.contains(convention.prefixed($0.name)) }
    return paired.isEmpty ? stored : paired
  }

  /// Where State or Action name a child.
  func location(of child: NamedChild) -> SourceLocation? {
    if child.part == .state {
      return part(.state).properties.first { $0.name == child.name && $0.childType != nil }?
        .location
    }
    let cases = part(.action).cases + ownActionGroups.flatMap(\.cases)
    return cases.first { $0.name == child.name && sentTypes($0).contains(child.type) }?.location
  }

  /// The children whose actions a case holds.
  private func sentTypes(_ action: CaseFacts) -> Set<String> {
    var types: Set<String> = []
    for path in action.payload.flatMap(\.typePaths) {
      if let type = path.dropping(ending: ".Action") {
        types.insert(String(type))
        types.insert(unqualified(String(type)))
      } else if let type = path.dropping(ending: ".Reducer") {
        types.insert(unqualified(String(type)))
      }
    }
    return types
  }

  /// Without the feature's own name before a type of its namespace.
  private func unqualified(_ type: String) -> String {
    let own = (namespace.path.last ?? fullName) + "."
    return type.hasPrefix(own) ? String(type.dropFirst(own.count)) : type
  }
}

extension PropertyFacts {
  /// `SettingsFeature` of `SettingsFeature.State?`, `IdentifiedArrayOf<SettingsFeature.State>` …
  var childType: String? {
    guard var text = type ?? createdType,
      text.typePaths.contains(where: { $0.dropping(ending: ".State") != nil })
    else { return nil }
    text.removeAll(where: \.isWhitespace)
    while text.hasSuffix("?") { text.removeLast() }
    if let open = text.firstIndex(of: "<"), text.hasSuffix(">") {
      let base = text[..<open].split(separator: ".").last ?? ""
      guard Self.wrappers.contains(String(base)) else { return nil }
      let arguments = text[text.index(after: open)...].dropLast()
      text = arguments.split(separator: ",").last.map(String.init) ?? ""
    }
    guard text.typePaths == [text[...]], let child = text[...].dropping(ending: ".State")
    else { return nil }
    return String(child)
  }

  private static let wrappers: Set<String> = [
    "IdentifiedArray", "IdentifiedArrayOf", "Optional", "PresentationState", "StackState",
  ]
}
