import SwiftOutline
import YAML

/// Where a feature belongs and what its files look like from outside.
extension SpecFeatureReader {
  private enum ImportKey: String, YAMLKey {
    case module, access
    case condition = "if"
  }

  mutating func readImports(_ node: YAMLNode) {
    for item in faults.reader.list(node) ?? [] {
      guard case .mapping = item.content else {
        if let module = moduleName(item) { feature.imports.append(ModuleImport(module: module)) }
        continue
      }
      guard let mapping = faults.reader.mapping(item, keys: ImportKey.self),
        let nameNode = faults.reader.required(.module, in: mapping),
        let module = moduleName(nameNode)
      else { continue }
      let access = mapping[.access].flatMap { faults.reader.word($0, as: ImportAccess.self) }
      feature.imports.append(
        ModuleImport(
          module: module, access: access?.rawValue,
          condition: mapping[.condition].flatMap { condition($0) }))
    }
  }

  private enum ImportAccess: String, YAMLKey {
    case `public`, package, `internal`, `fileprivate`, `private`
  }

  /// A module, or one inside another: `UIKit.UIGestureRecognizerSubclass`.
  mutating func moduleName(_ node: YAMLNode) -> String? {
    guard let text = faults.reader.text(node) else { return nil }
    let words = text.split(separator: ".", omittingEmptySubsequences: false)
    if words.allSatisfy({ SwiftIdentifier.isValid(String($0)) }) { return text }
    faults.reader.report(
      "\(shown(text)) names no module: write its name alone", at: node.range.start)
    return nil
  }

  /// What may stand after `#if`.
  private mutating func condition(_ node: YAMLNode) -> String? {
    guard let text = swiftText(node) else { return nil }
    let outline = Outline(parsing: SwiftSource("#if \(text.text)\n#endif"))
    let isCondition =
      outline.faults.isEmpty && outline.items.count == 1
      && (try? SwiftExpression(parsing: text.text)) != nil
    if isCondition { return text.text }
    faults.reader.report(
      "\(shown(text.text)) is no condition of '#if': write one such as 'canImport(UIKit)'",
      at: text.start)
    return nil
  }

  private enum PartKey: String, YAMLKey {
    case state = "State"
    case action = "Action"
    case event = "Event"
    case error = "Error"
    case reducer = "Reducer"
    case view = "View"
  }

  private enum Absence: String, YAMLKey {
    case none
  }

  mutating func readParts(_ node: YAMLNode) {
    guard let mapping = faults.reader.mapping(node, keys: PartKey.self) else { return }
    for (key, entry) in mapping.entries {
      guard let part = Part(typeName: key.rawValue),
        faults.reader.word(entry.value, as: Absence.self) != nil
      else { continue }
      if context.convention.presence(of: part) == .required {
        faults.reader.report(
          "every feature needs its \(part.typeName): remove '\(part.typeName): none', or allow it "
            + "with 'parts: { \(part.typeName): optional }' in the config",
          at: entry.key.range.start)
      }
      feature.parts.remove(part)
    }
  }

  private enum PlatformKey: String, YAMLKey {
    case view = "View"
  }

  /// What `#if os(…)` knows.
  private enum Platform: String, YAMLKey {
    case iOS, macOS, tvOS, watchOS, visionOS
    case linux = "Linux"
    case windows = "Windows"
    case android = "Android"
  }

  mutating func readPlatforms(_ node: YAMLNode) {
    guard let mapping = faults.reader.mapping(node, keys: PlatformKey.self),
      let view = faults.reader.required(.view, in: mapping),
      let items = faults.reader.list(view)
    else { return }
    if !feature.parts.contains(.view), let mark = mapping.mark(of: .view) {
      faults.reader.report("this feature has no View: remove 'platforms'", at: mark)
    }
    if items.isEmpty {
      faults.reader.report(
        "no platform in the list: name one, or remove 'platforms'", at: view.range.start)
    }
    for item in items {
      guard let platform = faults.reader.word(item, as: Platform.self) else { continue }
      if feature.viewPlatforms.contains(platform.rawValue) {
        faults.reader.report(
          "the platform '\(platform.rawValue)' is listed twice: remove one", at: item.range.start)
      } else {
        feature.viewPlatforms.append(platform.rawValue)
      }
    }
  }

  /// The feature's view is compiled for the platform.
  func shows(on platform: String) -> Bool {
    feature.viewPlatforms.isEmpty
      ? context.platforms.contains(platform) : feature.viewPlatforms.contains(platform)
  }
}
