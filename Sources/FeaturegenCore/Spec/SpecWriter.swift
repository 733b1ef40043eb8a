import YAML

/// Writes features as specs: short forms where they say all, defaults left out, keys and members
/// in the order of the format.
package struct SpecWriter: Sendable {
  package let convention: Convention

  package init(convention: Convention) {
    self.convention = convention
  }

  /// A spec of one feature, or of several under `features:`.
  ///
  /// - Parameter comments: Lines to write below each feature, without `#`.
  package func text(_ features: [(feature: Feature, comments: [String])]) -> String {
    if features.count == 1 {
      return features.map { document($0.feature, width: 100) + comment($0.comments) }.joined()
    }
    let items = features.map { item in
      let lines = (document(item.feature, width: 96) + comment(item.comments))
        .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      return lines.enumerated().map { index, line in
        line.isEmpty ? "\n" : (index == 0 ? "  - " : "    ") + line + "\n"
      }.joined()
    }
    return "features:\n" + items.joined(separator: "\n")
  }

  private func document(_ feature: Feature, width: Int) -> String {
    YAMLWriter(width: width).document(.mapping(members(of: feature), layout: .block))
  }

  private func comment(_ lines: [String]) -> String {
    let lines = lines.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    return lines.map { line in
      let text = line.unicodeScalars.map { scalar in
        scalar.properties.generalCategory == .control ? "?" : String(scalar)
      }
      return text.isEmpty ? "#\n" : "# " + text.joined() + "\n"
    }.joined()
  }

  private func members(of feature: Feature) -> [YAMLMember] {
    var members = identity(of: feature)
    members += sections(of: feature)
    return members
  }

  private func identity(of feature: Feature) -> [YAMLMember] {
    var members = [YAMLMember("feature", .text(feature.name.stem))]
    if feature.name.typeName != feature.name.stem + convention.suffix {
      members.add("type", feature.name.typeName)
    }
    members.add("doc", feature.documentation)
    members.add("access", feature.access?.rawValue)
    members.add("module", feature.module)
    members.add("event_id", feature.eventID)
    members.addList("imports", feature.imports.map(value))
    let missing = convention.parts.filter { !feature.parts.contains($0) }
    members.addMapping("parts", missing.map { YAMLMember($0.typeName, .text("none")) })
    if !feature.viewPlatforms.isEmpty {
      let platforms = YAMLValue.list(feature.viewPlatforms.map { .text($0) })
      members.addMapping("platforms", [YAMLMember(Part.view.typeName, platforms)])
    }
    members.add("tests", feature.tests?.rawValue)
    return members
  }

  private func sections(of feature: Feature) -> [YAMLMember] {
    var members: [YAMLMember] = []
    if let state = value(feature.state) { members.append(YAMLMember("state", state)) }
    members.append(YAMLMember("actions", actions(of: feature)))
    if !feature.namesGroupsByDefault(under: convention) {
      members.addMapping("groups", feature.groups.map { YAMLMember($0.name, .text($0.type)) })
    }
    members.addMapping("children", feature.children.map(member), layout: .block)
    members.addMapping("destination", feature.destination.map { YAMLMember($0.name, value($0)) })
    members.addMapping("path", feature.path.map { YAMLMember($0.name, .text($0.feature)) })
    members.addList("alert", feature.alert.map { .text($0) })
    members.addList("confirmationDialog", feature.confirmationDialog.map { .text($0) })
    members.addMapping(
      "errors", feature.errors.map { YAMLMember($0.name, value($0)) }, layout: .block)
    members.addMapping(
      "dependencies", feature.dependencies.map { YAMLMember($0.name, value($0)) }, layout: .block)
    return members
  }

  private func value(_ imported: ModuleImport) -> YAMLValue {
    guard imported.access != nil || imported.condition != nil else {
      return .text(imported.module)
    }
    var members = [YAMLMember("module", .text(imported.module))]
    members.add("access", imported.access)
    members.add("if", imported.condition)
    return .mapping(members)
  }
}

extension [YAMLMember] {
  mutating func add(_ name: String, _ text: String?) {
    if let text { append(YAMLMember(name, .text(text))) }
  }

  mutating func addFlag(_ name: String, _ isSet: Bool) {
    if isSet { add(name, "true") }
  }

  mutating func addList(_ name: String, _ values: [YAMLValue]) {
    if !values.isEmpty { append(YAMLMember(name, .list(values))) }
  }

  mutating func addMapping(
    _ name: String, _ members: [YAMLMember], layout: YAMLLayout = .automatic
  ) {
    if !members.isEmpty { append(YAMLMember(name, .mapping(members, layout: layout))) }
  }
}
