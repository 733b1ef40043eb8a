/// Checks files and folders against a convention.
package struct CheckRun: Sendable {
  package let config: Config
  /// Decides where a feature's own code shows no dialect.
  package let fallback: TCAStyle
  /// The folder that the config's paths are relative to.
  package let configFolder: AbsolutePath?
  /// Findings name files relative to it.
  package let workingDirectory: AbsolutePath
  /// How many files are read at the same time, at least one.
  package let jobs: Int
  /// Where the files come from.
  package let tree: any FileTree

  package init(
    config: Config, configFolder: AbsolutePath?, fallback: TCAStyle,
    workingDirectory: AbsolutePath, jobs: Int, tree: any FileTree = WorkingTree()
  ) {
    self.config = config
    self.fallback = fallback
    self.configFolder = configFolder
    self.workingDirectory = workingDirectory
    self.jobs = max(1, jobs)
    self.tree = tree
  }

  /// Checks everything below `roots`, of features that are there in part the whole.
  ///
  /// - Parameter changes: Only what these files concern is judged.
  /// - Throws: if one of the roots is not there. A file that cannot be read is a finding.
  package func run(
    _ roots: [AbsolutePath], changes: ChangedFiles? = nil
  ) async throws(FileError) -> CheckReport {
    let packages = PackageFolders(of: tree)
    let walk = ProjectWalk(
      tree: tree, config: config, configFolder: configFolder, workingDirectory: workingDirectory,
      packages: packages)
    let map = ModuleMap(modules: config.modules, configFolder: configFolder, packages: packages)
    let selection =
      if let changes {
        try changes.selection(below: roots, walk: walk, map: map)
      } else {
        try CheckSelection(roots, walk: walk, map: map)
      }
    let files = selection.entries.map { entry in
      SourceReader.File(
        path: entry.path, displayPath: walk.displayPath(of: entry.path),
        unreadable: entry.unreadable)
    }
    var result = await SourceReader(tree: tree, jobs: jobs).read(files)
    let paths = selection.entries.map(\.path)
    var linter = SwiftLintConfigs(of: tree)
    linter.measure(&result.facts, at: paths, above: config.fileLength.warning)
    let modules = map.modules(of: result.facts, at: paths)
    var report = await report(on: result, modules, selection.focus)
    if changes != nil { report.evidentFileCount = 0 }
    report.coverage.roots = selection.roots
    return report
  }

  private func report(
    on result: SourceReader.Result, _ modules: [ObservedModule], _ focus: Focus
  ) async -> CheckReport {
    var checker = Checker(
      convention: config.convention, fallback: fallback, severities: config.severities)
    let recognition = FeatureRecognition(convention: config.convention)
    let evidentModules = recognition.evidentModules
    let files = result.facts.filter(focus.includes)
    checker.fileLength = config.fileLength
    checker.exporters = Set(modules.filter { !$0.exports.isEmpty }.map(\.name))
    var report = CheckReport(
      findings: [], features: [], fileCount: files.count,
      evidentFileCount: files.count {
        !$0.imports.isDisjoint(with: evidentModules)
      },
      reducerMacroCount: files.lazy.flatMap(\.types).count {
        $0.attributes.contains("Reducer")
      },
      statistics: CheckStatistics(byteCount: result.byteCount))
    report.coverage.configFolder = configFolder
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
    return report
  }
}

extension DirectoryWalk.Entry {
  fileprivate var unreadable: String? {
    if case .unreadable(let error) = kind { error.reason } else { nil }
  }
}
