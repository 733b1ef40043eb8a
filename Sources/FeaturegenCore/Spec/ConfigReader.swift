import YAML

/// Decodes `.featuregen.yml`; reports all mistakes, not just the first.
package struct ConfigReader {
  var reader = YAMLReader()
  var config: Config
  /// Those of this file, which count more than those of `config`.
  var overrides: [SeverityOverride] = []
  /// What messages call the file.
  private let name: String
  /// What its paths are relative to.
  let folder: AbsolutePath

  /// A config that no other stands behind.
  ///
  /// - Parameters:
  ///   - name: What messages call the file.
  ///   - folder: What its paths are relative to.
  package static func read(
    _ bytes: [UInt8], name: String, in folder: AbsolutePath = .root
  ) throws(InvalidInput) -> Config {
    let (config, mistakes) = decode(bytes, name: name, in: folder, extending: Config())
    guard mistakes.isEmpty else { throw InvalidInput(messages: mistakes) }
    return config
  }

  /// What `outer` and the file together say, and everything that is wrong with the file.
  ///
  /// - Parameter outer: The config of the folders around.
  static func decode(
    _ bytes: [UInt8], name: String, in folder: AbsolutePath, extending outer: Config
  ) -> (config: Config, mistakes: [String]) {
    let document: YAMLNode?
    do throws(YAMLError) {
      document = try YAMLDocument.parse(bytes, limits: .standard)
    } catch {
      return (outer, [error.described(in: name)])
    }
    guard let document else { return (outer, []) }
    var reader = ConfigReader(config: outer, name: name, folder: folder)
    reader.read(document)
    reader.config.overrides += reader.overrides
    return (reader.config, reader.reader.errors.map { $0.described(in: name) })
  }

  private init(config: Config, name: String, folder: AbsolutePath) {
    self.config = config
    self.name = name
    self.folder = folder
  }

  func place(of node: YAMLNode) -> ConfigPlace {
    ConfigPlace(file: name, line: node.range.start.line, column: node.range.start.column)
  }

  package enum Key: String, YAMLKey {
    case version, preset, tca
    case supportModule = "support_module"
    case access, suffix, separator, protocols, parts
    case childPrefix = "child_prefix"
    case groups
    case errorHandling = "error_handling"
    case analytics
    case actionEquatable = "action_equatable"
    case imports, reexporters, folder, tests, preview, perception, indentation
    case lineLength = "line_length"
    case header, modules, exclude, rules, overrides, baseline

    /// Part of the convention, which a preset gives a value.
    package var isOfConvention: Bool {
      switch self {
      case .version, .preset, .tca, .modules, .exclude, .rules, .overrides, .baseline: false
      default: true
      }
    }
  }

  /// Every key, in the order of the documentation.
  package static var keys: [String] { Key.allCases.map(\.rawValue) }

  private mutating func read(_ document: YAMLNode) {
    guard let mapping = reader.mapping(document, keys: Key.self) else { return }
    if let node = mapping[.version] { readVersion(node) }
    if let node = mapping[.preset], let preset = reader.word(node, as: Preset.self) {
      config.convention = preset.convention
      config.origins.forget(\.isOfConvention)
    }
    for (key, entry) in mapping.entries {
      noteOrigins(of: key, entry)
      read(key, entry.value)
    }
  }

  private mutating func noteOrigins(of key: Key, _ entry: YAMLEntry) {
    config.origins[key] = place(of: entry.key)
    guard case .mapping(let entries) = entry.value.content else { return }
    for entry in entries { config.origins[key, entry.name] = place(of: entry.key) }
  }

  private mutating func read(_ key: Key, _ node: YAMLNode) {
    switch key {
    case .version, .preset: break
    case .tca: readTCA(node)
    case .supportModule: set(\.supportModule, identifier(node))
    case .access: set(\.access, reader.word(node, as: AccessLevel.self))
    case .suffix: set(\.suffix, affix(node))
    case .separator: readSeparator(node)
    case .protocols: readProtocols(node)
    case .parts: readParts(node)
    case .childPrefix: set(\.childPrefix, affix(node))
    case .groups: readGroups(node)
    case .errorHandling: set(\.errorHandling, reader.boolean(node))
    case .analytics: set(\.analytics, reader.boolean(node))
    case .actionEquatable: set(\.actionEquatable, reader.boolean(node))
    case .imports: set(\.imports, reader.texts(node))
    case .reexporters: set(\.reexporters, reader.texts(node))
    case .folder: set(\.folder, reader.boolean(node))
    case .tests: set(\.tests, reader.word(node, as: TestFramework.self))
    case .preview: set(\.preview, reader.word(node, as: PreviewForm.self))
    case .perception: set(\.perception, reader.boolean(node))
    case .indentation: readIndentation(node)
    case .lineLength: set(\.layout.lineLength, reader.integer(node, in: 40...500))
    case .header: set(\.header, reader.text(node))
    case .modules: readModules(node)
    case .exclude: config.exclude += paths(node)
    case .rules: readRules(node)
    case .overrides: readOverrides(node)
    case .baseline: readBaseline(node)
    }
  }

  private mutating func set<Value>(_ path: WritableKeyPath<Convention, Value>, _ value: Value?) {
    if let value { config.convention[keyPath: path] = value }
  }

  private mutating func set<Value>(_ path: WritableKeyPath<Convention, Value?>, _ value: Value?) {
    if let value { config.convention[keyPath: path] = value }
  }

  /// A Swift identifier.
  private mutating func identifier(_ node: YAMLNode) -> String? {
    guard let text = reader.text(node) else { return nil }
    if SwiftIdentifier.isValid(text) { return text }
    reader.report("'\(text)' is no Swift identifier", at: node.range.start)
    return nil
  }

  /// A Swift identifier, or `''` for none.
  private mutating func affix(_ node: YAMLNode) -> String? {
    if case .scalar(let scalar) = node.content, scalar.text.isEmpty, !node.isEmpty { return "" }
    return identifier(node)
  }

  private mutating func readVersion(_ node: YAMLNode) {
    guard let version = reader.integer(node), version != 1 else { return }
    reader.report(
      "config version \(version) is not known to this featuregen, which reads version 1; "
        + "update featuregen or write 'version: 1'", at: node.range.start)
  }

  private mutating func readTCA(_ node: YAMLNode) {
    guard let text = reader.text(node) else { return }
    do throws(TCAVersionError) {
      config.tcaVersion = try TCAVersion(parsing: text)
    } catch {
      reader.report("\(error)", at: node.range.start)
    }
  }

  private mutating func readSeparator(_ node: YAMLNode) {
    guard let text = reader.text(node) else { return }
    if ["*", "+", ".", "-"].contains(text) {
      config.convention.separator = text
    } else {
      reader.report(
        "'\(text)' is no separator; write one of '*', '+', '.', '-' in quotes",
        at: node.range.start)
    }
  }

  private enum ProtocolKey: String, YAMLKey {
    case namespace, state, action, event, error, reducer, view
  }

  private mutating func readProtocols(_ node: YAMLNode) {
    guard let mapping = reader.mapping(node, keys: ProtocolKey.self) else { return }
    for (key, entry) in mapping.entries {
      guard let name = identifier(entry.value) else { continue }
      if let part = Part(rawValue: key.rawValue) {
        config.convention.partProtocols[part] = name
      } else {
        config.convention.namespaceProtocol = name
      }
    }
  }

  private enum PartKey: String, YAMLKey {
    case state = "State"
    case action = "Action"
    case event = "Event"
    case error = "Error"
    case reducer = "Reducer"
    case view = "View"
  }

  private mutating func readParts(_ node: YAMLNode) {
    guard let mapping = reader.mapping(node, keys: PartKey.self) else { return }
    for (key, entry) in mapping.entries {
      guard let part = Part(typeName: key.rawValue),
        let presence = reader.word(entry.value, as: PartPresence.self)
      else { continue }
      config.convention.partPresence[part] = presence
    }
  }

  private mutating func readIndentation(_ node: YAMLNode) {
    if case .scalar(let scalar) = node.content, scalar.text == "tab" {
      config.convention.layout.indentation = .tab
    } else if let width = reader.integer(node, in: 1...8) {
      config.convention.layout.indentation = .spaces(width)
    }
  }

  private mutating func readGroups(_ node: YAMLNode) {
    for entry in reader.entries(node) ?? [] {
      guard let type = identifier(entry.value) else { continue }
      guard SwiftIdentifier.isWord(entry.name) else {
        reader.report("'\(entry.name)' is no Swift identifier", at: entry.key.range.start)
        continue
      }
      config.convention.groups.removeAll { $0.name == entry.name }
      config.convention.groups.append(ActionGroup(name: entry.name, type: type))
    }
  }

  /// A path, or `''` for none.
  private mutating func readBaseline(_ node: YAMLNode) {
    config.baseline = nil
    if case .scalar(let scalar) = node.content, scalar.text.isEmpty, !node.isEmpty { return }
    guard let path = reader.text(node) else { return }
    config.baseline = BaselineReference(
      path: path, file: AbsolutePath(path, relativeTo: folder), place: place(of: node))
  }

  private mutating func readModules(_ node: YAMLNode) {
    for (name, path) in reader.textsByName(node) ?? [] {
      config.modules[name] = folder.appending(path)
    }
  }
}

extension YAMLError {
  /// `file:line:column: error: message`
  fileprivate func described(in file: String) -> String {
    "\(file):\(mark.line):\(mark.column): error: \(message)"
  }
}
