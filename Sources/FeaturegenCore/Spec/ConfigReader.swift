import Spelling
import YAML

/// Decodes `.featuregen.yml`; reports all mistakes, not just the first.
package struct ConfigReader {
  private var reader = YAMLReader()
  private var config = Config()

  /// - Parameter name: What messages call the file.
  package static func read(_ bytes: [UInt8], name: String) throws(InvalidInput) -> Config {
    let document: YAMLNode?
    do throws(YAMLError) {
      document = try YAMLDocument.parse(bytes, limits: .standard)
    } catch {
      throw InvalidInput(messages: [error.described(in: name)])
    }
    guard let document else { return Config() }
    var reader = ConfigReader()
    reader.read(document)
    let errors = reader.reader.errors
    guard errors.isEmpty else {
      throw InvalidInput(messages: errors.map { $0.described(in: name) })
    }
    return reader.config
  }

  private enum Key: String, YAMLKey {
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
    case header, modules, exclude, rules, baseline
  }

  /// Every key, in the order of the documentation.
  package static var keys: [String] { Key.allCases.map(\.rawValue) }

  private mutating func read(_ document: YAMLNode) {
    guard let mapping = reader.mapping(document, keys: Key.self) else { return }
    if let node = mapping[.version] { readVersion(node) }
    if let node = mapping[.preset], let preset = reader.word(node, as: Preset.self) {
      config.convention = preset.convention
    }
    for (key, entry) in mapping.entries { read(key, entry.value) }
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
    case .lineLength:
      config.statesLineLength = true
      set(\.layout.lineLength, reader.integer(node, in: 40...500))
    case .header: set(\.header, reader.text(node))
    case .modules: readModules(node)
    case .exclude:
      if let paths = reader.texts(node) { config.exclude = paths.map(PathPattern.init) }
    case .rules: readRules(node)
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
    config.statesIndentation = true
    if case .scalar(let scalar) = node.content, scalar.text == "tab" {
      config.convention.layout.indentation = .tab
    } else if let width = reader.integer(node, in: 1...8) {
      config.convention.layout.indentation = .spaces(width)
    }
  }

  private mutating func readGroups(_ node: YAMLNode) {
    for entry in reader.entries(node) ?? [] {
      guard let name = identifier(entry.key), let type = identifier(entry.value) else { continue }
      config.convention.groups.append(ActionGroup(name: name, type: type))
    }
  }

  /// A path, or `''` for none.
  private mutating func readBaseline(_ node: YAMLNode) {
    if case .scalar(let scalar) = node.content, scalar.text.isEmpty, !node.isEmpty { return }
    guard let path = reader.text(node) else { return }
    let mark = node.range.start
    config.baseline = BaselineReference(path: path, line: mark.line, column: mark.column)
  }

  private mutating func readModules(_ node: YAMLNode) {
    for (name, path) in reader.textsByName(node) ?? [] { config.modules[name] = path }
  }
}

extension ConfigReader {
  private enum SeverityKey: String, YAMLKey {
    case off, warning, error
  }

  private enum RuleKey: String, YAMLKey {
    case severity
  }

  private mutating func readRules(_ node: YAMLNode) {
    for entry in reader.entries(node) ?? [] {
      guard let id = RuleID(rawValue: entry.name) else {
        let nearest = nearestName(to: entry.name, in: RuleID.allCases.map(\.rawValue))
        let hint = nearest.map { "did you mean '\($0)'?" } ?? "'featuregen rules' lists them"
        reader.report("unknown rule '\(entry.name)'; \(hint)", at: entry.key.range.start)
        continue
      }
      if id == .fileLength, readFileLength(entry.value) { continue }
      guard let severity = severity(entry.value) else { continue }
      config.severities[id] = .some(severity == .off ? nil : Severity(rawValue: severity.rawValue))
    }
  }

  private enum FileLengthKey: String, YAMLKey {
    case severity, warning, error
  }

  /// `{ warning: 400, error: 1000, severity: warning }`, all of them optional.
  ///
  /// - Returns: Whether it is a mapping.
  private mutating func readFileLength(_ node: YAMLNode) -> Bool {
    guard case .mapping = node.content else { return false }
    guard let mapping = reader.mapping(node, keys: FileLengthKey.self) else { return true }
    let standard = FileLengthLimits.standard
    let warning = mapping[.warning].flatMap { reader.integer($0, in: 1...1_000_000) }
    let error = mapping[.error].flatMap { reader.integer($0, in: 1...1_000_000) }
    config.fileLength = FileLengthLimits(
      warning: warning ?? min(standard.warning, error ?? standard.warning),
      error: error ?? max(standard.error, warning ?? standard.error))
    if config.fileLength.error < config.fileLength.warning, let mark = mapping.mark(of: .error) {
      reader.report("'error' is a lower limit than 'warning'; exchange them", at: mark)
    }
    if let node = mapping[.severity], let severity = severity(node) {
      config.severities[.fileLength] = .some(
        severity == .off ? nil : Severity(rawValue: severity.rawValue))
    }
    return true
  }

  /// `off`, or `{ severity: off }`.
  private mutating func severity(_ node: YAMLNode) -> SeverityKey? {
    guard case .mapping = node.content else { return reader.word(node, as: SeverityKey.self) }
    guard let mapping = reader.mapping(node, keys: RuleKey.self),
      let value = reader.required(.severity, in: mapping)
    else { return nil }
    return reader.word(value, as: SeverityKey.self)
  }
}

extension YAMLError {
  /// `file:line:column: error: message`
  fileprivate func described(in file: String) -> String {
    "\(file):\(mark.line):\(mark.column): error: \(message)"
  }
}
