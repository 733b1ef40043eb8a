import YAML

extension ConfigReader {
  private enum OverrideKey: String, YAMLKey {
    case paths, rules
  }

  mutating func readOverrides(_ node: YAMLNode) {
    for item in reader.list(node) ?? [] {
      guard let mapping = reader.mapping(item, keys: OverrideKey.self) else { continue }
      let places = reader.required(.paths, in: mapping).map { paths($0) }
      let rules = reader.required(.rules, in: mapping).map { severities($0) }
      guard let places, let rules else { continue }
      overrides.append(
        SeverityOverride(paths: places, severities: rules, place: place(of: item)))
    }
  }

  /// A list of patterns, relative to the folder of the file.
  mutating func paths(_ node: YAMLNode) -> [ConfigPath] {
    (reader.list(node) ?? []).compactMap { item in
      reader.text(item).map { text in
        ConfigPath(
          pattern: FolderPattern(PathPattern(text), in: folder), place: place(of: item))
      }
    }
  }
}
