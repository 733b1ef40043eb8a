/// Takes the suppressed findings of a module away, and judges the comments that suppress them.
struct SuppressionStage {
  let module: ObservedModule
  /// Comments are judged in its files; others suppress findings all the same.
  let focus: Focus
  /// The severity that a rule has in the file at a path; `nil`: it is off there.
  let severity: (Rule, String) -> Severity?
  /// The paths of files of features whose rules did not run.
  let skippedPaths: Set<String>

  /// - Returns: What is left, and what there is to say about the comments; not sorted.
  func apply(to findings: [Finding]) -> [Finding] {
    let files = module.files.filter { !$0.suppressions.isEmpty }
    guard !files.isEmpty else { return findings }
    var suppressions = Dictionary(
      files.map { ($0.path, FileSuppressions($0.suppressions)) },
      uniquingKeysWith: { first, _ in first })
    let judged = files.filter(focus.includes)
    let all = findings + judged.flatMap { self.findings(of: .unknownRuleID, in: $0, unused: []) }
    var left = all.filter { suppressions[$0.location.path]?.suppress($0) != true }
    for file in judged {
      guard var own = suppressions[file.path] else { continue }
      let needless = unused(of: own, in: file) { $0 != .unusedSuppression }
      left += needless.filter { !own.suppress($0) }
      left += unused(of: own, in: file) { $0 == .unusedSuppression }
    }
    return left
  }

  /// Outside a package and without a config, a feature may have files that were not looked for.
  private var isWhole: Bool {
    if case .some = focus { return module.folder != nil }
    return true
  }

  private func unused(
    of suppressions: FileSuppressions, in file: FileFacts, where isMeant: (RuleID) -> Bool
  ) -> [Finding] {
    let entries = suppressions.entries.filter {
      !$0.isUsed && isMeant($0.rule) && isJudged($0, in: file)
    }
    return findings(of: .unusedSuppression, in: file, unused: entries)
  }

  /// Its rule ran on all that it needs.
  private func isJudged(_ entry: FileSuppressions.Entry, in file: FileFacts) -> Bool {
    guard let rule = Rule.named(entry.rule.rawValue), severity(rule, file.path) != nil else {
      return false
    }
    if case .suppression = rule.scope { return true }
    return isWhole && !skippedPaths.contains(file.path) && file.faults.isEmpty
  }

  private func findings(
    of rule: Rule, in file: FileFacts, unused: [FileSuppressions.Entry]
  ) -> [Finding] {
    guard case .suppression(let check) = rule.scope, let severity = severity(rule, file.path)
    else { return [] }
    return check(
      SuppressionPass(
        rule: rule, severity: severity, comments: file.suppressions, unused: unused))
  }
}

/// The comments of a file that a rule looks at.
struct SuppressionPass: Sendable {
  let rule: Rule
  let severity: Severity
  let comments: [SuppressionComment]
  /// What was not needed, in source order.
  let unused: [FileSuppressions.Entry]

  func finding(_ message: String, at word: SuppressionComment.Word) -> Finding {
    Finding(
      rule: rule.id.rawValue, severity: severity, message: message, location: word.location,
      subject: word.text)
  }
}
