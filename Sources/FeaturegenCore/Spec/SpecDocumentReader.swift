import YAML

/// Reads a document of one feature, or of many under `features`.
struct SpecDocumentReader {
  private(set) var faults = SpecFaults()
  private(set) var entries: [FeatureSpec.Entry] = []
  private let context: SpecContext

  init(context: SpecContext) {
    self.context = context
  }

  mutating func read(_ document: YAMLNode?) {
    guard let document else {
      faults.reader.report(
        "the spec is empty: write 'feature: AppInfo' for a feature 'AppInfo'", at: .start)
      return
    }
    guard case .mapping(let keys) = document.content else {
      faults.reader.report(advice(on: document), at: document.range.start)
      return
    }
    guard isKnownVersion(keys) else { return }
    if keys.contains(where: { $0.name == "features" }) {
      readList(document)
    } else {
      readFeature(document, isAlone: true)
    }
  }

  private func advice(on document: YAMLNode) -> String {
    guard case .scalar(let scalar) = document.content else {
      return "a spec is a mapping, not a list: write 'features:' above the list"
    }
    let name = SwiftIdentifier.isValid(scalar.text) ? scalar.text : "AppInfo"
    return "a spec is a mapping, not a text: write 'feature: \(name)'"
  }

  /// A newer format has keys of its own, so nothing else is said about it.
  private mutating func isKnownVersion(_ keys: [YAMLEntry]) -> Bool {
    guard let node = keys.first(where: { $0.name == "spec" })?.value else { return true }
    guard let version = faults.reader.integer(node) else { return true }
    guard version != FeatureSpec.version else { return true }
    faults.reader.report(
      "spec version \(version) is not known to this featuregen, which reads version "
        + "\(FeatureSpec.version): update featuregen or write 'spec: \(FeatureSpec.version)'",
      at: node.range.start)
    return false
  }

  private enum ListKey: String, YAMLKey {
    case spec, features
  }

  private mutating func readList(_ document: YAMLNode) {
    guard case .mapping(let keys) = document.content else { return }
    for entry in keys where SpecFeatureReader.Key(rawValue: entry.name) != nil {
      guard ListKey(rawValue: entry.name) == nil else { continue }
      faults.reader.report(
        "'\(entry.name)' beside 'features', which stands alone: move it into one of the features",
        at: entry.key.range.start)
    }
    let others = keys.filter {
      ListKey(rawValue: $0.name) != nil || SpecFeatureReader.Key(rawValue: $0.name) == nil
    }
    let rest = YAMLNode(content: .mapping(others), range: document.range)
    guard let mapping = faults.reader.mapping(rest, keys: ListKey.self),
      let node = mapping[.features], let items = faults.reader.list(node)
    else { return }
    if items.isEmpty {
      faults.reader.report(
        "no feature in the list: write '- feature: AppInfo' for a feature 'AppInfo'",
        at: node.range.start)
    }
    for item in items { readFeature(item, isAlone: false) }
  }

  private mutating func readFeature(_ node: YAMLNode, isAlone: Bool) {
    if !isAlone, case .scalar(let scalar) = node.content, SwiftIdentifier.isValid(scalar.text) {
      faults.reader.report(
        "expected a mapping, found a text: write 'feature: \(scalar.text)'", at: node.range.start)
      return
    }
    guard let mapping = faults.reader.mapping(node, keys: SpecFeatureReader.Key.self) else {
      return
    }
    if !isAlone, let mark = mapping.mark(of: .spec) {
      faults.reader.report(
        "'spec' is said once, beside 'features': remove it here", at: mark)
    }
    guard let nameNode = faults.reader.required(.feature, in: mapping) else { return }
    var reader = SpecFeatureReader(mapping, named: nameNode, context: context, faults: faults)
    reader.read()
    faults = reader.faults
    guard let entry = reader.entry else { return }
    let type = entry.feature.name.typeName
    if entries.contains(where: { $0.feature.name.typeName == type }) {
      faults.reader.report(
        "a second feature '\(type)': rename or remove one", at: nameNode.range.start)
    }
    entries.append(entry)
  }
}

extension YAMLMark {
  /// The first byte of a file without byte order mark.
  fileprivate static let start = YAMLMark(offset: 0, line: 1, column: 1)
}
