/// A child feature as State or Action calls it.
package struct NamedChild: Sendable, Hashable {
  package var name: String
  /// `SettingsFeature`, `Path`
  package var type: String
  /// State or Action.
  package var part: Part
}

extension Convention {
  /// The prefix for each child; the error child has its name from the convention.
  func prefixes(of children: [NamedChild]) -> [Requirement] {
    guard !childPrefix.isEmpty else { return [] }
    return children.filter { !errorHandling || $0.type != errorChildType }.map {
      Requirement(
        .childPrefix($0), rule: .childPrefix, after: [.part(.state), .part(.action)])
    }
  }

  /// `childSettings` carries the prefix, `children` and `childish` do not.
  func carriesPrefix(_ name: String) -> Bool {
    guard name.hasPrefix(childPrefix), let next = name.dropFirst(childPrefix.count).first else {
      return false
    }
    return !next.isLowercase
  }

  /// What a child is to be called: `settings` → `childSettings`, `childsettings` too.
  func name(for child: NamedChild) -> String {
    let type = child.type.split(separator: ".").last.map(String.init) ?? child.type
    let stem = FeatureName(typeName: type, suffix: suffix).stem
    let names = [stem, PluralName.of(stem)].map { childPrefix + $0 }
    return names.first { $0.lowercased() == child.name.lowercased() } ?? prefixed(child.name)
  }

  /// `settings` → `childSettings`
  func prefixed(_ name: String) -> String {
    carriesPrefix(name) ? name : childPrefix + name.uppercasingFirstLetter
  }
}
