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

  package init(
    config: Config, configFolder: AbsolutePath?, fallback: TCAStyle,
    workingDirectory: AbsolutePath, jobs: Int
  ) {
    self.config = config
    self.fallback = fallback
    self.configFolder = configFolder
    self.workingDirectory = workingDirectory
    self.jobs = max(1, jobs)
  }

  /// Checks everything below `roots`.
  ///
  /// - Throws: if one of the roots is not there. A file that cannot be read is a finding.
  package func run(_ roots: [AbsolutePath]) async throws(FileError) -> CheckReport {
    let packages = PackageFolders()
    let walk = ProjectWalk(
      config: config, configFolder: configFolder, workingDirectory: workingDirectory,
      packages: packages)
    var seen: Set<AbsolutePath> = []
    var entries: [DirectoryWalk.Entry] = []
    for root in roots {
      entries += try walk.entries(below: root).filter { seen.insert($0.path).inserted }
    }
    let files = entries.map { entry in
      SourceReader.File(
        path: entry.path, displayPath: walk.displayPath(of: entry.path),
        unreadable: entry.unreadable)
    }
    let result = await SourceReader(jobs: jobs).read(files)
    let modules = ModuleMap(
      modules: config.modules, configFolder: configFolder, packages: packages
    ).modules(of: result.facts, at: entries.map(\.path))
    return report(on: result, modules)
  }

  private func report(
    on result: SourceReader.Result, _ modules: [ObservedModule]
  ) -> CheckReport {
    var checker = Checker(
      convention: config.convention, fallback: fallback, severities: config.severities)
    let recognition = FeatureRecognition(convention: config.convention)
    checker.exporters = Set(modules.filter { !$0.exports.isEmpty }.map(\.name))
    var report = CheckReport(
      findings: [], features: [], fileCount: result.facts.count,
      evidentFileCount: result.facts.count {
        !$0.imports.isDisjoint(with: recognition.evidentModules)
      },
      reducerMacroCount: result.facts.lazy.flatMap(\.types).count {
        $0.attributes.contains("Reducer")
      },
      statistics: CheckStatistics(byteCount: result.byteCount))
    for module in modules {
      let outcome = checker.check(module)
      report.findings += outcome.findings
      report.features += outcome.features.map { CheckedFeature(name: $0, module: module.name) }
    }
    report.findings.sort()
    let reported = Set(report.findings.map(\.location.path))
    report.statistics.faultyFileCount = result.facts.count {
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
