import SwiftOutline
import YAML

/// Errors and dependencies.
extension SpecFeatureReader {
  private enum ErrorKey: String, YAMLKey {
    case parameters, code, message, doc
  }

  mutating func readErrors(_ node: YAMLNode) {
    if !context.convention.errorHandling {
      faults.reader.report(
        "'error_handling' is off in the config, so features have no errors: remove 'errors'",
        at: node.range.start)
    }
    for entry in faults.reader.entries(node) ?? [] {
      guard let name = key(entry, of: "an error") else { continue }
      guard !entry.value.isEmpty else {
        feature.errors.append(ErrorMember(name: name))
        continue
      }
      guard let mapping = faults.reader.mapping(entry.value, keys: ErrorKey.self) else { continue }
      feature.errors.append(error(name, mapping))
    }
  }

  private mutating func error(
    _ name: String, _ mapping: YAMLMappingReader<ErrorKey>
  ) -> ErrorMember {
    let payload = mapping[.parameters].flatMap { self.payload($0, for: .error) }
    var member = ErrorMember(name: name, parameters: payload?.text)
    if let node = mapping[.code] {
      member.code = faults.reader.text(node)
      if member.code?.isEmpty == true {
        faults.reader.report("an empty code: write one, or remove 'code'", at: node.range.start)
      }
    }
    let locals = BlueprintPayload.localNames(in: payload?.text, besides: [])
    member.message = mapping[.message].flatMap { value($0, of: .string, locals: locals) }
    member.documentation = mapping[.doc].flatMap { faults.documentation($0) }
    return member
  }

  private enum DependencyKey: String, YAMLKey {
    case key, type, access
  }

  mutating func readDependencies(_ node: YAMLNode) {
    for entry in faults.reader.entries(node) ?? [] {
      guard let name = key(entry, of: "a dependency") else { continue }
      if name == "body" {
        faults.reader.report(
          "the dependency 'body' is called as the reducer's body: rename it",
          at: entry.key.range.start)
      }
      if let member = dependency(name, entry.value) { feature.dependencies.append(member) }
    }
  }

  private mutating func dependency(_ name: String, _ node: YAMLNode) -> DependencyMember? {
    guard case .mapping = node.content else {
      if node.isEmpty { return DependencyMember(name: name, key: .path(name)) }
      return dependencyKey(node).map { DependencyMember(name: name, key: $0) }
    }
    guard let mapping = faults.reader.mapping(node, keys: DependencyKey.self) else { return nil }
    var key: DependencyMember.Key? = .path(name)
    if let keyNode = mapping[.key] { key = dependencyKey(keyNode) }
    let type = mapping[.type].flatMap { faults.reader.scalar($0) }
      .flatMap { self.type(SpecText($0), for: .dependency) }
    let access = mapping[.access].flatMap { faults.reader.word($0, as: AccessLevel.self) }
    guard let key else { return nil }
    var member = DependencyMember(name: name, key: key)
    member.type = type?.text
    member.access = access
    return member
  }

  /// `apiClient.search`, or `APIClient.self`.
  private mutating func dependencyKey(_ node: YAMLNode) -> DependencyMember.Key? {
    guard let text = swiftText(node) else { return nil }
    let metatype = ".self"
    if text.text.hasSuffix(metatype) {
      let name = String(text.text.dropLast(metatype.count))
      if let type = try? SwiftType(parsing: name), !type.path.isEmpty { return .type(name) }
    }
    let words = text.text.split(separator: ".", omittingEmptySubsequences: false)
    if words.allSatisfy({ SwiftIdentifier.isWord(String($0)) && $0 != "self" }) {
      return .path(text.text)
    }
    let isKeyPath = text.text.hasPrefix("\\.")
    faults.reader.report(
      "\(shown(text.text)) is no key of a dependency: "
        + (isKeyPath
          ? "write the path without '\\.'"
          : "write a path such as 'apiClient.search', or a type such as 'APIClient.self'"),
      at: text.start)
    return nil
  }
}
