import FeaturegenCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Command {
  static let check = Command(
    definition: CommandDefinition(
      name: "check",
      summary: "Report where features leave the convention",
      positionals: [
        PositionalDefinition(
          name: "PATH", help: "Files and folders to check; the working directory by default",
          arity: .any, completion: .files)
      ],
      options: [
        OptionDefinition(
          long: "format", value: .required("FORMAT"), choices: Reporter.all.map(\.name),
          choiceArgument: "FILE", repeats: true,
          help: "How to write the findings, and where; may be given several times"),
        OptionDefinition(
          long: "only", value: .required("RULE"), choices: Rule.all.map(\.id.rawValue),
          repeats: true, help: "Report this rule only; may be given several times",
          conflictsWith: ["disable"]),
        OptionDefinition(
          long: "disable", value: .required("RULE"), choices: Rule.all.map(\.id.rawValue),
          repeats: true, help: "Leave out this rule; may be given several times"),
        .staged, .since,
        OptionDefinition(
          long: "strict", help: "Count warnings, and finding no feature, as errors"),
        .baseline, .writeBaseline,
        .jobs, .config,
        OptionDefinition(
          long: "stats", help: "Say how much was read on standard error"),
        .explainWhy,
      ],
      examples: [
        ("featuregen check", "check everything below the working directory"),
        ("featuregen check --format json Sources", "print findings as JSON"),
        ("featuregen check --staged", "check what the next commit would change"),
        ("featuregen check --since origin/main", "check what a branch changes"),
      ]
    ),
    run: check(_:)
  )

  private static func check(_ context: CommandContext) async throws(CommandFailure) -> ExitStatus {
    let words = context.arguments.positionals("PATH")
    let roots = (words.isEmpty ? ["."] : words).map(context.path)
    let changes = try context.changes(below: roots)
    if let changes, !changes.touchesSwift { return try context.concludeWithoutSwift(changes) }
    let tree = changes?.tree ?? WorkingTree()
    let root = roots.first ?? context.workingDirectory
    let scopes = try context.configScopes(at: root, in: tree)
    let project = try context.project(at: root, under: scopes, in: tree)
    context.explain(project)
    let start = ContinuousClock.now
    var run = CheckRun(
      scopes: project.scopes, disabledRules: context.disabledRules, fallback: project.checkStyle,
      workingDirectory: context.workingDirectory,
      jobs: try context.jobs(), tree: tree)
    run.countsUndecided = context.arguments.flag("stats")
    run.explanationRequest = try context.explanationRequest(checking: roots, in: project)
    var report: CheckReport
    do throws(SettingsError) {
      report = try await run.run(roots, changes: changes)
    } catch {
      if case .file(let error) = error { throw CommandFailure(.missingInput, "\(error)") }
      throw CommandFailure(error)
    }
    if let explanation = report.explanation {
      context.print(explanation)
      return .success
    }
    if let changes { try context.requireContents(of: changes) }
    guard changes != nil || report.fileCount > 0 else {
      throw CommandFailure(
        .missingInput,
        "no Swift file below \(roots.map { "'\(context.display($0))'" }.joined(separator: ", "))")
    }
    report = try context.comparing(report, in: project, tree)
    try context.write(report, in: tree)
    if report.isEmpty { return .success }
    context.concludeBaseline(of: report, in: project)
    context.printStatistics(of: report, elapsed: start.duration(to: .now))
    let status = context.conclude(report)
    return context.arguments.value("write-baseline") == nil ? status : .success
  }
}

extension CommandContext {
  /// The rules that `--only` and `--disable` leave out.
  fileprivate var disabledRules: Set<RuleID> {
    let only = Set(arguments.values("only"))
    let disabled = Set(arguments.values("disable"))
    let rules = Rule.all.map(\.id).filter { id in
      disabled.contains(id.rawValue) || !only.isEmpty && !only.contains(id.rawValue)
    }
    return Set(rules)
  }

  /// The number of threads: `--jobs`, else one per core.
  func jobs() throws(CommandFailure) -> Int {
    guard let text = arguments.value("jobs") else {
      return ProcessInfo.processInfo.activeProcessorCount
    }
    guard let jobs = Int(text), (1...1024).contains(jobs) else {
      throw CommandFailure(.usage, "'--jobs' takes a number from 1 to 1024, not '\(text)'")
    }
    return jobs
  }

  /// - Parameter tree: Where the files of the findings are.
  func write(
    _ report: CheckReport, in tree: any FileTree = WorkingTree()
  ) throws(CommandFailure) {
    let formats = arguments.values("format")
    for format in formats.isEmpty ? [Reporter.text.name] : formats {
      let words = format.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = words.first, let reporter = Reporter.named(String(name)) else { continue }
      let file = words.count > 1 ? String(words[1]) : nil
      let text = reporter.report(
        report,
        ReportContext(
          workingDirectory: workingDirectory, isColored: file == nil && console.colorsOutput,
          tree: tree, showsFixes: arguments.flag("verbose")))
      if let file {
        try write(text, to: file)
      } else {
        console.print(text, terminator: "")
      }
    }
  }

  private func write(_ text: String, to file: String) throws(CommandFailure) {
    do throws(WriteError) {
      try Writer().write(Array(text.utf8), to: path(file))
    } catch {
      throw CommandFailure(error)
    }
  }

  /// The closing line, and the status that goes with it.
  fileprivate func conclude(_ report: CheckReport) -> ExitStatus {
    let isStrict = arguments.flag("strict")
    let errors = report.count(of: .error)
    let warnings = report.count(of: .warning)
    let foundNothing = report.features.isEmpty && report.evidentFileCount > 0
    if foundNothing { console.printError("warning: " + report.nothingFound) }
    if !arguments.flag("quiet") {
      if errors + warnings > 0 {
        console.printError(
          "\(counted(errors, "error", "errors")), \(counted(warnings, "warning", "warnings"))")
      }
      console.printError(
        "checked \(counted(report.features.count, "feature", "features")) in "
          + counted(report.fileCount, "file", "files"))
    }
    return errors > 0 || (isStrict && (warnings > 0 || foundNothing)) ? .findings : .success
  }
}
