import FeaturegenCore

extension OptionDefinition {
  static let baseline = OptionDefinition(
    long: "baseline", value: .required("FILE", .files),
    help: "Do not report the findings that this file knows; by default the config's 'baseline'",
    conflictsWith: ["write-baseline"])

  static let writeBaseline = OptionDefinition(
    long: "write-baseline", value: .required("FILE", .files),
    help: "Write all findings to this file, to be known from now on")
}

extension CommandContext {
  /// The report without the findings that the baseline knows, if there is one. With
  /// `--write-baseline` it is written first and knows all of them.
  ///
  /// - Parameter tree: Where the config comes from.
  func comparing(
    _ report: CheckReport, in project: ProjectSettings, _ tree: any FileTree
  ) throws(CommandFailure) -> CheckReport {
    let file: AbsolutePath
    let baseline: Baseline
    if let named = arguments.value("write-baseline") {
      file = path(named)
      baseline = try writeBaseline(of: report, to: file)
    } else if let named = arguments.value("baseline") {
      file = path(named)
      baseline = try readBaseline(file, in: tree, missing: "'\(named)'")
    } else if let named = project.config.baseline {
      file = named.file
      let place = "\(named.place):\(named.place.column): error:"
      baseline = try readBaseline(
        file, in: tree, missing: "\(place) the baseline '\(named.path)'")
    } else {
      return report
    }
    return report.compared(with: baseline, in: file.parent ?? .root)
  }

  /// Says on standard error what a baseline made of the report.
  func concludeBaseline(of report: CheckReport, in project: ProjectSettings) {
    guard let summary = report.baseline, !arguments.flag("quiet") else { return }
    console.printError("\(summary.known) known, \(report.findings.count) new")
    guard !summary.stale.isEmpty else { return }
    if arguments.flag("verbose") {
      for key in summary.stale { console.printError("stale: \(TerminalText.escaped(key.told))") }
    }
    console.printError(
      counted(summary.stale.count, "stale entry", "stale entries")
        + ", no longer found as often; run 'featuregen check --write-baseline "
        + TerminalText.escaped(baselineName(in: project)) + "'")
  }

  private func baselineName(in project: ProjectSettings) -> String {
    if let named = arguments.value("baseline") { return named }
    return project.config.baseline.map { display($0.file) } ?? "FILE"
  }

  private func readBaseline(
    _ file: AbsolutePath, in tree: any FileTree, missing: String
  ) throws(CommandFailure) -> Baseline {
    if let baseline = try existingBaseline(file, in: tree) { return baseline }
    let advice =
      (try? FileReader.read(file)) != nil
      ? "is not staged; add it with 'git add \(display(file))'"
      : "does not exist; write it with 'featuregen check --write-baseline \(display(file))'"
    throw CommandFailure(.missingInput, TerminalText.escaped("\(missing) \(advice)"))
  }

  /// - Returns: `nil` if there is no file.
  private func existingBaseline(
    _ file: AbsolutePath, in tree: any FileTree = WorkingTree()
  ) throws(CommandFailure) -> Baseline? {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try tree.read(file, limit: Baseline.sizeLimit)
    } catch {
      if case .missing = error { return nil }
      throw CommandFailure(
        .invalidInput, TerminalText.escaped("the baseline '\(display(file))' \(error.reason)"))
    }
    do throws(InvalidInput) {
      return try BaselineReader.read(bytes, name: display(file))
    } catch {
      throw CommandFailure(error)
    }
  }

  private func writeBaseline(
    of report: CheckReport, to file: AbsolutePath
  ) throws(CommandFailure) -> Baseline {
    let existing = try existingBaseline(file) ?? Baseline()
    let baseline = existing.updated(by: report, in: file.parent ?? .root)
    let before = try? FileReader.read(file, limit: Baseline.sizeLimit)
    let after = Array(baseline.text.utf8)
    do throws(WriteError) {
      try Writer().write(after, to: file)
    } catch {
      throw CommandFailure(error)
    }
    // Not on standard output, which holds the findings.
    if !arguments.flag("quiet") {
      let verb: StatusLine.Verb =
        before == nil ? .create : before == after ? .identical : .update
      console.printError(StatusLine(verb, display(file)).text(isColored: false))
      if verb == .update {
        console.printError(
          "\(baseline.count(beyond: existing)) added, \(existing.count(beyond: baseline)) removed")
      }
    }
    return baseline
  }
}

extension FindingKey {
  /// `missing_part of 'AppInfoFeature.View' in module 'Home'`
  fileprivate var told: String {
    "\(rule) of '\(place.name)'" + (subject.map { ", '\($0)'" } ?? "")
      + (module.isEmpty ? "" : " in module '\(module)'")
  }
}
