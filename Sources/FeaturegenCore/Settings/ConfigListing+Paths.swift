import YAML

extension ConfigListing {
  mutating func addProtocols() {
    var entries = [(name: "namespace", value: convention.namespaceProtocol)]
    entries += Part.allCases.map { ($0.rawValue, convention.protocolName(of: $0)) }
    add(.protocols, entries)
  }

  mutating func addParts() {
    add(.parts, Part.allCases.map { ($0.typeName, convention.presence(of: $0).rawValue) })
  }

  mutating func addModules() {
    let modules = config.modules.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    add(.modules, modules.map { ($0.key, $0.value.relative(to: place.folder)) })
  }

  mutating func addExclude() {
    let paths = config.exclude.flatMap { path in
      (rest(of: path) ?? []).map { (text: $0.description, origin: path.place.description) }
    }
    guard !paths.isEmpty else {
      let origin = config.exclude.isEmpty ? Self.byDefault : "none for this place"
      return add(line: "exclude: []", origin)
    }
    add(line: "exclude:")
    for path in paths { add(line: "  - " + scalarText(path.text, in: .value), path.origin) }
  }

  /// Rules that keep their own severity are comments: some findings weigh less than their rule.
  mutating func addRules() {
    let settings = Rule.all.map { (rule: $0, text: setting(of: $0)) }
    add(line: settings.allSatisfy { $0.text == nil } ? "rules: {}" : "rules:")
    for (rule, text) in settings {
      let id = rule.id.rawValue
      guard let text else {
        add(line: "  # \(id): \(rule.severity.rawValue)", Self.byDefault)
        continue
      }
      let override = config.overrides.last {
        $0.severities.keys.contains(rule.id) && $0.matches(place.path)
      }
      add(
        line: "  \(id): \(text)",
        override?.place.description ?? origin(of: .rules, id) ?? Self.byDefault)
    }
  }

  /// `nil` where the config says nothing.
  private func setting(of rule: Rule) -> String? {
    let severity = config.severity(of: rule.id, at: place.path)
    guard rule.id == .fileLength, config.fileLength != .standard else {
      return severity.map(\.word)
    }
    let limits = config.fileLength
    let ending = severity.map { ", severity: \($0.word)" } ?? ""
    return "{ warning: \(limits.warning), error: \(limits.error)\(ending) }"
  }

  /// Those for places below; what is for the whole place is among the rules.
  mutating func addOverrides() {
    let overrides = partialOverrides
    guard !overrides.isEmpty else {
      let origin = config.overrides.isEmpty ? Self.byDefault : "none for this place"
      return add(line: "overrides: []", origin)
    }
    add(line: "overrides:")
    for override in overrides {
      let paths = override.paths.map { scalarText($0.description, in: .insideBrackets) }
      add(line: "  - paths: [\(paths.joined(separator: ", "))]", override.place.description)
      add(line: "    rules:")
      for (rule, severity) in override.severities {
        add(line: "      \(rule.rawValue): \(severity.word)")
      }
    }
  }

  private typealias PartialOverride = (
    paths: [PathPattern], severities: [(rule: RuleID, severity: Severity?)], place: ConfigPlace
  )

  private var partialOverrides: [PartialOverride] {
    config.overrides.enumerated().compactMap { index, override in
      let rests = override.paths.map { rest(of: $0) }
      guard !rests.contains(where: { $0 == nil }) else { return nil }
      let paths = rests.flatMap { $0 ?? [] }
      let later = config.overrides[(index + 1)...].filter { $0.matches(place.path) }
      let severities = Rule.all.map(\.id).compactMap { id in
        override.severities[id].map { (rule: id, severity: $0) }
      }.filter { item in !later.contains { $0.severities.keys.contains(item.rule) } }
      guard !paths.isEmpty, !severities.isEmpty else { return nil }
      return (paths, severities, override.place)
    }
  }

  /// What a path of the config names below the place; `nil` for everything.
  private func rest(of path: ConfigPath) -> [PathPattern]? {
    let folder = path.pattern.folder
    if path.pattern.matches(place.path) { return nil }
    guard case .folder(let own) = place else { return [] }
    guard own.isInside(folder) else {
      guard folder.isInside(own) else { return [] }
      return [PathPattern("\(folder.relative(to: own))/\(path.pattern.pattern)")]
    }
    switch path.pattern.pattern.rest(below: own.relative(to: folder)) {
    case .everything: return nil
    case .some(let patterns): return patterns
    }
  }
}

extension Severity? {
  fileprivate var word: String { self?.rawValue ?? "off" }
}
