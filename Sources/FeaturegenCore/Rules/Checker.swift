/// Runs the rules over modules.
package struct Checker: Sendable {
  package let standards: Standards
  /// `nil`: every rule keeps its own severity.
  package let severities: SeverityMap?

  package var importGraph = ImportGraph()

  package init(standards: Standards, severities: SeverityMap? = nil) {
    self.standards = standards
    self.severities = severities
  }

  /// One convention for every file.
  ///
  /// - Parameter fallback: Decides where a feature's own code shows no dialect.
  package init(convention: Convention, fallback: TCAStyle) {
    self.init(standards: Standards(Standard(convention: convention, fallback: fallback)))
  }

  /// What the rules say about one module.
  package func check(_ module: ObservedModule, focus: Focus = .everything) -> ModuleReport {
    let subject = subject(module, focus)
    return report(on: subject, subject.judged.flatMap(check), focus)
  }

  /// What the rules say about each module.
  ///
  /// - Parameter jobs: How many features are judged at the same time, at least one.
  func check(_ modules: [ObservedModule], focus: Focus, jobs: Int) async -> [ModuleReport] {
    let subjects = await modules.map(jobs: jobs) { subject($0, focus) }
    let findings = await subjects.flatMap(\.judged).map(jobs: jobs, check)
    var rest = findings[...]
    return subjects.map { subject in
      let own = rest.prefix(subject.judged.count)
      rest = rest.dropFirst(own.count)
      return report(on: subject, own.flatMap(\.self), focus)
    }
  }

  /// A module before its features are judged.
  private struct Subject: Sendable {
    var module: ObservedModule
    var features: [ObservedFeature]
    /// Those whose rules run.
    var judged: [ObservedFeature]
    /// Those that cannot be read whole.
    var skipped: [ObservedFeature]
    /// About files and the module.
    var findings: [Finding]
  }

  private func subject(_ module: ObservedModule, _ focus: Focus) -> Subject {
    var module = module
    module.importGraph = importGraph
    let all = standards.features(in: module)
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
    findings += checkWhole(
      module, features: features, paths: featurePaths.subtracting(faultyPaths), repeated)
    let repeatedNames = repeated.names
    let judged = features.filter {
      // What belongs to which of two namesakes cannot be told.
      $0.filePaths.isDisjoint(with: faultyPaths) && !repeatedNames.contains($0.fullName)
    }
    let judgedNames = Set(judged.map(\.fullName))
    return Subject(
      module: module, features: features, judged: judged,
      skipped: features.filter { !judgedNames.contains($0.fullName) }, findings: findings)
  }

  private func report(on subject: Subject, _ findings: [Finding], _ focus: Focus) -> ModuleReport {
    ModuleReport(
      features: subject.features.map(\.fullName),
      skippedFeatures: subject.skipped.map(\.fullName),
      findings: finish(
        (subject.findings + findings).compactMap(weighed), in: subject.module, focus,
        skipped: subject.skipped))
  }

  /// The severity of a rule in a file; `nil` if it is off there.
  func severity(of rule: Rule, in path: String) -> Severity? {
    severities?.severity(of: rule.id, in: path) ?? rule.severity
  }

  /// The finding with the severity the config gives its rule; `nil` if the rule is off.
  private func weighed(_ finding: Finding) -> Finding? {
    guard let severities else { return finding }
    return severities.weighed(finding)
  }

  private func check(_ feature: ObservedFeature) -> [Finding] {
    guard !feature.isTestDouble else { return [] }
    let subject = judged(feature)
    return Rule.all.flatMap { rule -> [Finding] in
      guard case .feature(let check) = rule.scope else { return [] }
      return check(FeaturePass(rule: rule, subject: subject))
    }
  }

  func judged(_ feature: ObservedFeature) -> JudgedFeature {
    JudgedFeature(feature, blueprint: blueprint(of: feature))
  }

  private func blueprint(of feature: ObservedFeature) -> Blueprint {
    let standard = standards[feature.namespace.location.path]
    var style = standard.fallback
    if let dialect = feature.dialect, dialect != style.dialect {
      style = TCAStyle(dialect: dialect)
    }
    let convention = standard.convention
    return convention.blueprint(
      for: feature.intent(under: convention), style: style,
      children: feature.children(under: convention))
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
