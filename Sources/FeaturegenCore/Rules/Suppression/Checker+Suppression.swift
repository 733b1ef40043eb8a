extension Checker {
  /// The ids of the rules that are on in some folder.
  var ruleIDs: Set<String> {
    Set(Rule.all.filter { severities?.isOn($0.id) ?? true }.map(\.id.rawValue))
  }

  /// The findings of a module as they are reported: without those that comments suppress, with
  /// what there is to say about the comments, sorted.
  ///
  /// - Parameter skipped: Features whose rules did not run.
  func finish(
    _ findings: [Finding], in module: ObservedModule, _ focus: Focus, skipped: [ObservedFeature]
  ) -> [Finding] {
    let stage = SuppressionStage(
      module: module, focus: focus, severity: severity,
      skippedPaths: skipped.reduce(into: []) { $0.formUnion($1.filePaths) })
    var findings = stage.apply(to: findings)
    for index in findings.indices { findings[index].module = module.key }
    return findings.sorted()
  }
}
