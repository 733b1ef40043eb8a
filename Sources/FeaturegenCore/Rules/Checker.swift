/// Runs the rules over modules.
package struct Checker: Sendable {
  package let convention: Convention
  /// Decides where a feature's own code shows no dialect.
  package let fallback: TCAStyle
  /// `nil`: the rule is off; rules that are not listed keep their own severity.
  package let severities: [RuleID: Severity?]

  /// Modules found to export others of which the convention speaks.
  package var exporters: Set<String> = []
  package var fileLength = FileLengthLimits.standard

  package init(
    convention: Convention, fallback: TCAStyle, severities: [RuleID: Severity?] = [:]
  ) {
    self.convention = convention
    self.fallback = fallback
    self.severities = severities
  }

  /// What the rules say about one module.
  package func check(_ module: ObservedModule, focus: Focus = .everything) -> ModuleReport {
    let all = FeatureRecognition(convention: convention).features(in: module)
    let features = all.filter(focus.includes)
    let featurePaths = features.filter { !$0.isTestDouble }
      .reduce(into: Set<String>()) { $0.formUnion($1.filePaths) }
    var findings: [Finding] = []
    var faultyPaths: Set<String> = []
    for file in module.files where focus.includes(file) || featurePaths.contains(file.path) {
      let found = Rule.all.flatMap { rule -> [Finding] in
        guard case .file(let check) = rule.scope else { return [] }
        return check(
          FilePass(rule: rule, file: file, isFeatureFile: featurePaths.contains(file.path)))
      }
      if !found.isEmpty { faultyPaths.insert(file.path) }
      findings += found
    }
    let repeated = repeatedFeatures(among: all, in: module)
    for feature in features where feature.filePaths.isDisjoint(with: faultyPaths) {
      // What belongs to which of two namesakes cannot be told.
      if !repeated.names.contains(feature.fullName) { findings += check(feature) }
    }
    findings += checkWhole(
      module, features: features, paths: featurePaths.subtracting(faultyPaths), repeated)
    let skipped = features.filter {
      !$0.filePaths.isDisjoint(with: faultyPaths) || repeated.names.contains($0.fullName)
    }
    return ModuleReport(
      features: features.map(\.fullName), skippedFeatures: skipped.map(\.fullName),
      findings: finish(findings.compactMap(weighed), in: module, focus, skipped: skipped))
  }

  /// The finding with the severity the config gives its rule; `nil` if the rule is off.
  private func weighed(_ finding: Finding) -> Finding? {
    guard let id = RuleID(rawValue: finding.rule), let severity = severities[id] else {
      return finding
    }
    guard let severity else { return nil }
    var finding = finding
    finding.severity = severity
    return finding
  }

  private func check(_ feature: ObservedFeature) -> [Finding] {
    guard !feature.isTestDouble else { return [] }
    let (blueprint, shortfalls) = comparison(of: feature)
    return Rule.all.flatMap { rule -> [Finding] in
      guard case .feature(let check) = rule.scope else { return [] }
      return check(
        FeaturePass(rule: rule, blueprint: blueprint, feature: feature, shortfalls: shortfalls))
    }
  }

  /// What the feature is to be, and what it lacks.
  func comparison(of feature: ObservedFeature) -> (Blueprint, [Shortfall]) {
    var style = fallback
    if let dialect = feature.dialect, dialect != style.dialect {
      style = TCAStyle(dialect: dialect)
    }
    var convention = convention
    convention.reexporters += exporters
    let blueprint = convention.blueprint(
      for: feature.intent(under: convention), style: style,
      children: feature.children(under: convention))
    return (blueprint, blueprint.shortfalls(of: feature))
  }
}

/// What came out for one module.
package struct ModuleReport: Sendable {
  /// The full names of the features that were recognised, sorted.
  package var features: [String]
  /// Those of them that cannot be read whole, so that their rules did not run.
  package var skippedFeatures: [String] = []
  /// Sorted by place.
  package var findings: [Finding]
}

extension ObservedFeature {
  /// Test doubles keep to no convention.
  var isTestDouble: Bool {
    let type = namespace.path.last ?? fullName
    return ["Mock", "Stub", "Fake", "Spy"].contains { word in
      name.stem.hasPrefix(word) || name.stem.hasSuffix(word) || type.hasSuffix(word)
    }
  }
}
