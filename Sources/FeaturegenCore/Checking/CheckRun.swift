/// Checks files and folders, each against the convention of its config.
package struct CheckRun: Sendable {
  /// Which config applies where.
  package let scopes: ConfigScopes
  /// Off in every file.
  package let disabledRules: Set<RuleID>
  /// Decides where a feature's own code shows no dialect.
  package let fallback: TCAStyle
  /// Findings name files relative to it.
  package let workingDirectory: AbsolutePath
  /// How many files are read at the same time, at least one.
  package let jobs: Int
  /// Where the files come from.
  package let tree: any FileTree
  /// Demands that syntax does not decide are counted.
  package var countsUndecided = false
  package var explanationRequest: ExplanationRequest?

  package init(
    scopes: ConfigScopes, disabledRules: Set<RuleID> = [], fallback: TCAStyle,
    workingDirectory: AbsolutePath, jobs: Int, tree: any FileTree = WorkingTree()
  ) {
    self.scopes = scopes
    self.disabledRules = disabledRules
    self.fallback = fallback
    self.workingDirectory = workingDirectory
    self.jobs = max(1, jobs)
    self.tree = tree
  }

  /// Checks everything below `roots`, of features that are there in part the whole.
  ///
  /// - Parameter changes: Only what these files concern is judged.
  /// - Throws: if one of the roots is not there, or for what is wrong with any config. A file that
  ///   cannot be read is a finding.
  package func run(
    _ roots: [AbsolutePath], changes: ChangedFiles? = nil
  ) async throws(SettingsError) -> CheckReport {
    let packages = PackageFolders(of: tree)
    let walk = ProjectWalk(
      tree: tree, scopes: scopes, workingDirectory: workingDirectory, packages: packages)
    let map = ModuleMap(scopes: scopes, packages: packages)
    let selection: CheckSelection
    do throws(FileError) {
      selection =
        if let changes {
          try changes.selection(below: roots, walk: walk, map: map)
        } else {
          try CheckSelection(roots, walk: walk, map: map)
        }
    } catch {
      throw .file(error)
    }
    try scopes.validate()
    let files = selection.entries.map { entry in
      SourceReader.File(
        path: entry.path, displayPath: walk.displayPath(of: entry.path),
        unreadable: entry.unreadable)
    }
    let outer = scopes.scope(of: roots.first ?? workingDirectory)
    let standards = standards(of: files, outer: outer)
    var result = await SourceReader(tree: tree, jobs: jobs).read(files)
    let paths = selection.entries.map(\.path)
    var linter = SwiftLintConfigs(of: tree)
    linter.measure(&result.facts, at: paths, above: standards.leastFileLength)
    let modules = map.modules(of: result.facts, at: paths)
    var report = await report(on: result, modules, selection.focus, standards)
    if changes != nil { report.evidentFileCount = 0 }
    report.coverage.roots = selection.roots
    report.coverage.configFolder = outer.folder
    return report
  }

  private func report(
    on result: SourceReader.Result, _ modules: [ObservedModule], _ focus: Focus,
    _ standards: Standards
  ) async -> CheckReport {
    var checker = Checker(
      standards: standards,
      severities: SeverityMap(
        scopes: scopes, workingDirectory: workingDirectory, disabled: disabledRules))
    let files = result.facts.filter(focus.includes)
    checker.importGraph = ImportGraph(modules)
    var report = CheckReport(
      findings: [], features: [], fileCount: files.count,
      evidentFileCount: files.count(where: standards.isEvident),
      statistics: CheckStatistics(byteCount: result.byteCount))
    report.coverage.rules = checker.ruleIDs
    let outcomes = await checker.check(modules, focus: focus, jobs: jobs)
    for (module, outcome) in zip(modules, outcomes) {
      report.findings += outcome.findings
      report.coverage.add(module, outcome)
      report.features += outcome.features.map { CheckedFeature(name: $0, module: module.name) }
    }
    report.findings.sort()
    let reported = Set(report.findings.map(\.location.path))
    report.statistics.faultyFileCount = files.count {
      !$0.faults.isEmpty && !reported.contains($0.path)
    }
    addDetails(to: &report, of: modules, focus, by: checker)
    return report
  }
}

extension DirectoryWalk.Entry {
  fileprivate var unreadable: String? {
    if case .unreadable(let error) = kind { error.reason } else { nil }
  }
}
