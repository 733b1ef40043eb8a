import YAML

/// What a feature shows besides its children: one of several, a stack, dialogs.
extension SpecFeatureReader {
  enum ScreenSet: String, Sendable {
    case destination, path
  }

  private enum ScreenKey: String, YAMLKey {
    case feature, kind
  }

  mutating func screens(_ node: YAMLNode, of set: ScreenSet) -> [DestinationCase] {
    guard let entries = faults.reader.entries(node) else { return [] }
    if entries.isEmpty {
      faults.reader.report(
        "no feature in '\(set.rawValue)': name one, or remove the key", at: node.range.start)
    }
    claim(
      context.convention.memberName(ofChild: set.rawValue.uppercasingFirstLetter), in: .state,
      .action,
      for: "'\(set.rawValue)'", at: node.range.start)
    var cases: [DestinationCase] = []
    for entry in entries {
      guard let name = key(entry, of: "a case"), let screen = screen(name, entry.value, of: set)
      else { continue }
      cases.append(screen)
    }
    return cases
  }

  private mutating func screen(
    _ name: String, _ node: YAMLNode, of set: ScreenSet
  ) -> DestinationCase? {
    var target = node
    var kind: ChildMember.Kind = set == .path ? .navigation : .sheet
    if case .mapping = node.content {
      guard let mapping = faults.reader.mapping(node, keys: ScreenKey.self),
        let featureNode = faults.reader.required(.feature, in: mapping)
      else { return nil }
      target = featureNode
      if let kindNode = mapping[.kind], let chosen = self.kind(kindNode) {
        check(chosen, of: set, at: kindNode.range.start)
        kind = chosen
      }
    }
    guard let child = faults.featureName(target, convention: context.convention) else {
      return nil
    }
    if set == .destination {
      refuseItself(child, as: "a destination of itself", at: target.range.start)
    }
    return DestinationCase(name: name, feature: child.stem, kind: kind)
  }

  private mutating func check(_ kind: ChildMember.Kind, of set: ScreenSet, at mark: YAMLMark) {
    switch set {
    case .path where kind != .navigation:
      faults.reader.report("a stack navigates: remove 'kind'", at: mark)
    case .destination where !kind.isPresented:
      faults.reader.report(
        "a destination is presented, '\(kind.rawValue)' is not: write 'sheet', "
          + "'fullScreenCover', 'popover' or 'navigation'", at: mark)
    case .path, .destination: break
    }
  }

  /// - Parameter dialog: Also what State and Action call it.
  mutating func buttons(_ node: YAMLNode, of dialog: String) -> [String] {
    guard let items = faults.reader.list(node) else { return [] }
    if items.isEmpty {
      faults.reader.report(
        "a dialog without buttons: name one, or remove '\(dialog)'", at: node.range.start)
    }
    let mark = node.range.start
    claim(dialog, in: .state, .action, for: "'\(dialog)'", at: mark)
    claim(dialog.uppercasingFirstLetter, in: .actionTypes, for: "'\(dialog)'", at: mark)
    var buttons: [String] = []
    for item in items {
      guard let name = name(item, of: "a button") else { continue }
      refuseReserved(name, in: .handlers, for: "the button \(shown(name))", at: item.range.start)
      if buttons.contains(name) {
        faults.reader.report(
          "the button \(shown(name)) is listed twice: remove one", at: item.range.start)
      }
      buttons.append(name)
    }
    return buttons
  }
}
