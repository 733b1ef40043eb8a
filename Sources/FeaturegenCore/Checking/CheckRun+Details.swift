extension CheckRun {
  /// Adds to a report what only some of its readers want.
  ///
  /// - Parameter checker: The one that made it.
  func addDetails(
    to report: inout CheckReport, of modules: [ObservedModule], _ focus: Focus, by checker: Checker
  ) {
    report.statistics.moduleCount = modules.count { $0.files.contains(where: focus.includes) }
    if report.features.isEmpty, report.evidentFileCount > 0 {
      report.sightings = modules.reduce(into: Sightings()) { sightings, module in
        sightings.add(module, focus: focus, standards: checker.standards)
      }
    }
    if countsUndecided {
      for demand in modules.flatMap({ checker.undecided(in: $0, focus: focus).values.joined() }) {
        report.statistics.undecided[demand, default: 0] += 1
      }
    }
    if let explanationRequest {
      report.explanation = explanation(
        for: explanationRequest, of: modules, focus, by: checker, report.findings)
    }
  }

  private func explanation(
    for request: ExplanationRequest, of modules: [ObservedModule], _ focus: Focus,
    by checker: Checker, _ findings: [Finding]
  ) -> Explanation {
    let walk = ProjectWalk(
      tree: tree, scopes: scopes, workingDirectory: workingDirectory,
      packages: PackageFolders(of: tree))
    var explainer = Explainer(
      checker: checker, fallbackReason: request.fallbackReason, findings: findings)
    explainer.add(modules, focus: focus)
    let search = OmissionSearch(walk: walk, roots: request.roots)
    return Explanation(
      files: explainer.explain(SwiftPlaces(walk: walk, search: search).all(at: request.path)),
      disabledRules: checker.disabledRules)
  }
}
