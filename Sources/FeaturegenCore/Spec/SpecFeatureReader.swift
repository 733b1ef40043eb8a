import YAML

/// Reads one feature of a spec: its keys into a ``Feature``, its mistakes into ``faults``.
struct SpecFeatureReader {
  enum Key: String, YAMLKey {
    case spec, feature, type, doc, access, module
    case eventID = "event_id"
    case imports, parts, platforms, tests, state, actions, groups, children, destination, path
    case alert, confirmationDialog, errors, dependencies
  }

  let context: SpecContext
  var faults: SpecFaults
  var feature: Feature
  var names = SpecNames()
  /// As the key `feature` has it; `nil` if that is none.
  private let name: FeatureName?
  private let mapping: YAMLMappingReader<Key>

  /// What was read, unless the feature has no name.
  var entry: FeatureSpec.Entry? {
    name.map { FeatureSpec.Entry(name: $0, feature: feature) }
  }

  init(
    _ mapping: YAMLMappingReader<Key>, named node: YAMLNode, context: SpecContext,
    faults: SpecFaults
  ) {
    self.mapping = mapping
    self.context = context
    self.faults = faults
    name = self.faults.featureName(node, convention: context.convention)
    // No child has the name "", so that a feature without a name is no child of itself.
    feature = Feature(name: name ?? FeatureName(typeName: "", suffix: ""))
    feature.parts = Set(context.convention.parts)
  }

  mutating func read() {
    reserveNames()
    // What decides how others are read comes first, wherever it stands.
    if let node = mapping[.type] { readType(node) }
    if let node = mapping[.parts] { readParts(node) }
    if let node = mapping[.platforms] { readPlatforms(node) }
    if let node = mapping[.groups] { readGroups(node) }
    for (key, entry) in mapping.entries { read(key, entry.value) }
    if mapping[.actions] == nil { addDefaultAction() }
    checkTogether()
  }

  private mutating func read(_ key: Key, _ node: YAMLNode) {
    switch key {
    case .spec, .feature, .type, .parts, .platforms, .groups: break
    case .doc: feature.documentation = faults.documentation(node)
    case .access: feature.access = faults.reader.word(node, as: AccessLevel.self)
    case .module: feature.module = moduleName(node)
    case .eventID: readEventID(node)
    case .imports: readImports(node)
    case .tests: feature.tests = faults.reader.word(node, as: TestFramework.self)
    case .state: readState(node)
    case .actions: readActions(node)
    case .children: readChildren(node)
    case .destination: feature.destination = screens(node, of: .destination)
    case .path: feature.path = screens(node, of: .path)
    case .alert: feature.alert = buttons(node, of: "alert")
    case .confirmationDialog: feature.confirmationDialog = buttons(node, of: "confirmationDialog")
    case .errors: readErrors(node)
    case .dependencies: readDependencies(node)
    }
  }

  /// The types of the feature's own namespace, which hide others of their names.
  var ownTypes: Set<String> {
    var names = Set(feature.parts.map(\.typeName))
    if mapping[.path] != nil { names.insert("Path") }
    if mapping[.destination] != nil { names.insert("Destination") }
    return names
  }

  /// Some file gives a value to what State requires.
  var needsSamples: Bool {
    if feature.parts.contains(.view) { return true }
    if case .scalar(let scalar) = mapping[.tests]?.content {
      return scalar.text != TestFramework.off.rawValue
    }
    return context.convention.tests != .off
  }

  private mutating func addDefaultAction() {
    let onAppear = ActionMember(
      name: "onAppear",
      event: context.convention.analytics ? EventMember(name: "onAppear") : nil)
    feature.actions.append(onAppear)
  }

  private mutating func readType(_ node: YAMLNode) {
    guard let text = faults.reader.text(node) else { return }
    do throws(FeatureNameError) {
      feature.name = try FeatureName(type: text, convention: context.convention)
    } catch {
      faults.reader.report("\(error)", at: node.range.start)
    }
  }

  private mutating func readEventID(_ node: YAMLNode) {
    guard let text = faults.reader.text(node) else { return }
    if text.isEmpty {
      faults.reader.report("an empty text names no event: write one", at: node.range.start)
    }
    requireAnalytics(at: node.range.start)
    feature.eventID = text
  }

  /// Events need analytics.
  mutating func requireAnalytics(at mark: YAMLMark) {
    guard !context.convention.analytics else { return }
    faults.reader.report(
      "'analytics' is off in the config, so features have no events: remove this", at: mark)
  }

  /// What only the whole feature shows.
  private mutating func checkTogether() {
    feature.hasBindings = feature.state.properties.contains(where: \.isBinding)
    if case .enumeration = feature.state { checkEnumState() }
    if let mark = mapping.mark(of: .actions), isIdle {
      faults.reader.report(
        "a feature in which nothing can happen has no reducer: give it an action", at: mark)
    }
    if !feature.parts.contains(.reducer), let mark = mapping.mark(of: .dependencies) {
      faults.reader.report(
        "dependencies belong to the Reducer, which this feature leaves out: remove them", at: mark)
    }
  }

  private var isIdle: Bool {
    if case .enumeration = feature.state { return false }
    return !context.convention.errorHandling && !feature.hasBindings
      && feature.actions.isEmpty && feature.children.isEmpty
      && feature.destination.isEmpty && feature.path.isEmpty
      && feature.alert.isEmpty && feature.confirmationDialog.isEmpty
  }

  /// The cases of an enum hold everything there is.
  private mutating func checkEnumState() {
    for key in [Key.children, .destination, .path, .alert, .confirmationDialog] {
      guard let mark = mapping.mark(of: key) else { continue }
      faults.reader.report(
        "an enum State holds nothing beside its cases: remove '\(key.rawValue)', "
          + "or make State a struct", at: mark)
    }
  }
}

extension SpecFaults {
  /// The name of a feature, in any of its spellings.
  mutating func featureName(_ node: YAMLNode, convention: Convention) -> FeatureName? {
    guard let scalar = reader.scalar(node) else { return nil }
    if let bracket = scalar.text.firstIndex(of: "<") {
      reader.report(
        "\(shown(scalar.text)) is a generic feature, which is not supported: "
          + "write \(shown(String(scalar.text[..<bracket])))", at: node.range.start)
      return nil
    }
    do throws(FeatureNameError) {
      let bytes = scalar.text.utf8.count
      guard bytes <= FeatureName.longest else {
        throw FeatureNameError(name: scalar.text, reason: .tooLong(bytes: bytes))
      }
      return try FeatureName(parsing: scalar.text, convention: convention)
    } catch {
      reader.report("\(error)", at: node.range.start)
      return nil
    }
  }

  /// The lines of a documentation comment, without space at the end; `nil` and an error if there
  /// are none.
  mutating func documentation(_ node: YAMLNode) -> String? {
    guard let text = reader.text(node) else { return nil }
    let end = text.lastIndex { !$0.isWhitespace }
    guard let end else {
      reader.report("an empty comment: write one, or remove 'doc'", at: node.range.start)
      return nil
    }
    return String(text[...end])
  }
}

extension FeatureName {
  /// In bytes; what file systems allow.
  fileprivate static let longest = 255

  /// The name of a feature whose namespace is not called as the convention has it.
  fileprivate init(type text: String, convention: Convention) throws(FeatureNameError) {
    func refuse(_ reason: FeatureNameError.Reason) -> FeatureNameError {
      FeatureNameError(name: text, reason: reason)
    }
    guard text.utf8.count <= Self.longest else { throw refuse(.tooLong(bytes: text.utf8.count)) }
    guard !SwiftKeyword.reserved.contains(text) else {
      throw refuse(.keyword(suggestion: text.uppercasingFirstLetter))
    }
    guard SwiftIdentifier.isValid(text) else { throw refuse(.notAnIdentifier(suggestion: nil)) }
    if Part(typeName: text) != nil { throw refuse(.part(text)) }
    guard !convention.supportTypeNames.contains(text) else {
      throw refuse(.supportModule(type: text, module: convention.supportModule))
    }
    self.init(typeName: text, suffix: convention.suffix)
    let bytes = FileRole.allCases.map { convention.fileName(of: $0, for: self).utf8.count }.max()
    if let bytes, bytes > Self.longest { throw refuse(.tooLong(bytes: bytes)) }
  }
}
