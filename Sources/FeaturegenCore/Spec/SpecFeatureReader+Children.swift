import YAML

/// Children of a feature.
extension SpecFeatureReader {
  private enum ChildKey: String, YAMLKey {
    case kind, feature, name, plural, initial
    case module = "import"
    case doc
  }

  mutating func readChildren(_ node: YAMLNode) {
    for entry in faults.reader.entries(node) ?? [] {
      if isErrorChild(entry.name) {
        readErrorChild(entry)
      } else if let name = faults.featureName(entry.key, convention: context.convention) {
        readChild(name, entry)
      }
    }
  }

  private func isErrorChild(_ name: String) -> Bool {
    let type = context.convention.errorChildType
    return context.convention.errorHandling
      && FeatureName(typeName: type, suffix: context.convention.suffix).isSpelled(name)
  }

  /// The convention's own child: only its kind and its place can be chosen.
  private mutating func readErrorChild(_ entry: YAMLEntry) {
    guard let (kind, mapping) = kind(entry) else { return }
    for (key, entry) in mapping?.entries ?? [] where key != .kind {
      faults.reader.report(
        "'\(key.rawValue)' of the error-handling child: only its kind and place can be chosen, "
          + "remove it", at: entry.key.range.start)
    }
    guard kind.isPresented else {
      faults.reader.report(
        "the error-handling child is presented: write 'sheet', 'fullScreenCover', 'popover' "
          + "or 'navigation'", at: entry.value.range.start)
      return
    }
    let mark = entry.key.range.start
    if feature.children.contains(where: { isErrorChild($0.name) }) {
      faults.reader.report("the error-handling child is listed twice: remove one", at: mark)
    }
    feature.children.append(ChildMember(name: "ErrorHandling", kind: kind))
  }

  private mutating func readChild(_ name: FeatureName, _ entry: YAMLEntry) {
    guard let (kind, mapping) = kind(entry) else { return }
    var child = ChildMember(name: name.stem, kind: kind)
    let target = mapping?[.feature].flatMap { node in
      faults.featureName(node, convention: context.convention)
    }
    if let target { child.feature = target.stem }
    if let node = mapping?[.name], let stem = self.name(node, of: "a child") {
      child.name = stem.uppercasingFirstLetter
    }
    if let node = mapping?[.plural] { child.plural = plural(node, of: kind) }
    if let node = mapping?[.initial] { child.initial = initial(node, of: kind) }
    child.module = mapping?[.module].flatMap { moduleName($0) }
    child.documentation = mapping?[.doc].flatMap { faults.documentation($0) }
    let mark = entry.key.range.start
    if kind == .embedded || kind == .optional {
      let role = kind == .embedded ? "embedded in itself" : "an optional child of itself"
      refuseItself(target ?? name, as: role, at: mark)
    }
    claim(
      context.convention.memberName(of: child), in: .state, .action,
      for: "the child \(shown(name.stem))", at: mark)
    feature.children.append(child)
  }

  private mutating func plural(_ node: YAMLNode, of kind: ChildMember.Kind) -> String? {
    guard kind == .collection else {
      faults.reader.report(
        "'plural' is for collections, this child is of kind '\(kind.rawValue)': remove it",
        at: node.range.start)
      return nil
    }
    return name(node, of: "a collection")?.uppercasingFirstLetter
  }

  private mutating func initial(_ node: YAMLNode, of kind: ChildMember.Kind) -> String? {
    guard kind == .embedded else {
      faults.reader.report(
        "'initial' is for embedded children, one of kind '\(kind.rawValue)' starts empty: "
          + "remove it", at: node.range.start)
      return nil
    }
    return value(node, of: nil)
  }

  /// A kind alone, or in a mapping with more.
  private mutating func kind(
    _ entry: YAMLEntry
  ) -> (ChildMember.Kind, YAMLMappingReader<ChildKey>?)? {
    switch entry.value.content {
    case .mapping:
      guard let mapping = faults.reader.mapping(entry.value, keys: ChildKey.self) else {
        return nil
      }
      guard let node = mapping[.kind] else {
        faults.reader.report(
          "\(shown(entry.name)) has no kind: \(Self.kindAdvice)", at: entry.key.range.start)
        return nil
      }
      return kind(node).map { ($0, mapping) }
    case .scalar where entry.value.isEmpty:
      faults.reader.report(
        "\(shown(entry.name)) has no kind: \(Self.kindAdvice)", at: entry.key.range.start)
      return nil
    case .scalar, .sequence:
      return kind(entry.value).map { ($0, nil) }
    }
  }

  /// One kind that the feature's platforms have.
  mutating func kind(_ node: YAMLNode) -> ChildMember.Kind? {
    if case .sequence = node.content {
      faults.reader.report(
        "a child has exactly one kind: \(Self.kindAdvice)", at: node.range.start)
      return nil
    }
    guard let kind = faults.reader.word(node, as: ChildMember.Kind.self) else { return nil }
    if kind == .fullScreenCover, shows(on: "macOS") {
      faults.reader.report(
        "'fullScreenCover' does not exist on macOS, which "
          + (feature.viewPlatforms.isEmpty ? "Package.swift" : "'platforms'")
          + " names: write 'sheet', or list the platforms under 'platforms: { View: [iOS] }'",
        at: node.range.start)
    }
    return kind
  }

  private static let kindAdvice =
    "write one of "
    + ChildMember.Kind.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
}

extension FeatureName {
  /// `text` means this feature.
  fileprivate func isSpelled(_ text: String) -> Bool {
    let letters = text.filter { $0 != "-" && $0 != "_" }.lowercased()
    return letters == stem.lowercased() || letters == typeName.lowercased()
  }
}
