import FeaturegenCore

/// Carries out a changeset as the options say: looks, asks, prints, writes all or nothing.
struct ChangesetRun {
  let context: CommandContext
  let changeset: Changeset
  /// Conflicts with something that is no planned file, such as a type declared elsewhere.
  var conflicts: [String] = []

  private enum Decision {
    case write(PlannedFile, StatusLine.Verb)
    case leave(StatusLine.Verb)
  }

  /// - Returns: `findings` if a conflict was left unresolved; then nothing is written.
  func run() throws(CommandFailure) -> ExitStatus {
    do throws(WriteError) {
      let writer = Writer()
      for recovery in try writer.recover(changeset.root) { context.note("\(recovery)") }
      let files = try writer.examine(changeset)
      return try carryOut(files, with: writer)
    } catch {
      if case .interrupted(let signal) = error {
        _ = context.console.finish(.success)
        context.console.printError("featuregen: \(error)")
        Interruption.end(by: signal)
      }
      throw CommandFailure(error)
    }
  }

  private func carryOut(
    _ files: [ExaminedFile], with writer: Writer
  ) throws(WriteError) -> ExitStatus {
    if context.arguments.flag("diff") {
      for (examined, planned) in zip(files, changeset.files) {
        context.console.print(diff(examined, planned), terminator: "")
      }
      return isBlocked(files) ? .findings : .success
    }
    guard conflicts.isEmpty, let decisions = decisions(on: files) else {
      report(files)
      return .findings
    }
    var lines: [StatusLine] = []
    var planned: [PlannedFile] = []
    for (file, decision) in zip(files, decisions) {
      switch decision {
      case .write(let plan, let verb):
        planned.append(plan)
        lines.append(StatusLine(verb, context.display(file.path)))
      case .leave(let verb):
        lines.append(StatusLine(verb, context.display(file.path)))
      }
    }
    if !context.arguments.flag("dry-run") {
      try writer.apply(Changeset(root: changeset.root, files: planned))
    }
    context.print(lines)
    return .success
  }

  /// What to do with each file; `nil` if a conflict stays unresolved.
  private func decisions(on files: [ExaminedFile]) -> [Decision]? {
    var policy = policy
    let held = held(files, under: policy)
    var decisions: [Decision] = []
    for (file, planned) in zip(files, changeset.files) {
      switch file.state {
      case .new: decisions.append(.write(planned, .create))
      case .identical: decisions.append(.leave(.identical))
      case .update: decisions.append(.write(planned, .update))
      case .conflict(_, let existing):
        let overwriting = PlannedFile(
          relativePath: planned.relativePath, contents: planned.contents,
          disposition: .replace(expected: existing))
        switch policy {
        case .skip: decisions.append(.leave(.skip))
        case .overwrite(let dirty):
          guard dirty || held.contains(file.path) else { return nil }
          decisions.append(.write(overwriting, .update))
        case .fail: return nil
        case .prompt:
          switch ask(about: file, planned) {
          case .yes: decisions.append(.write(overwriting, .update))
          case .all:
            decisions.append(.write(overwriting, .update))
            policy = .overwrite(dirty: true)
          case .no: decisions.append(.leave(.skip))
          case .quit, .diff, nil: return nil
          }
        }
      }
    }
    return decisions
  }

  /// By default somebody at a terminal is asked; a dry run asks nobody.
  private var policy: ConflictPolicy {
    let isAsking =
      prompt.isInteractive && !context.arguments.flag("dry-run") && !context.arguments.flag("diff")
    let chosen = ConflictPolicy(context.arguments) ?? .prompt
    return chosen == .prompt && !isAsking ? .fail : chosen
  }

  private var prompt: Prompt { .process(console: context.console) }

  private func ask(about file: ExaminedFile, _ planned: PlannedFile) -> ConflictAnswer? {
    while true {
      let answer = prompt.overwrite(context.display(file.path))
      guard answer == .diff else { return answer }
      context.console.printError(diff(file, planned), terminator: "")
    }
  }

  /// The files that git holds, asked only if it matters.
  private func held(
    _ files: [ExaminedFile], under policy: ConflictPolicy
  ) -> Set<AbsolutePath> {
    guard policy == .overwrite(dirty: false) else { return [] }
    return Git(in: changeset.root).held(files.filter(\.isConflict).map(\.path))
  }

  private func isBlocked(_ files: [ExaminedFile]) -> Bool {
    !conflicts.isEmpty || (files.contains(where: \.isConflict) && decisions(on: files) == nil)
  }

  /// Names every conflict, and what to do about them.
  private func report(_ files: [ExaminedFile]) {
    let held = held(files, under: policy)
    let isOverwriting = policy == .overwrite(dirty: false)
    let conflicting = files.filter { $0.isConflict && !(isOverwriting && held.contains($0.path)) }
    for file in conflicting {
      let line = StatusLine(.conflict, context.display(file.path))
      context.console.print(line.text(isColored: context.console.colorsOutput))
    }
    for conflict in conflicts { context.console.printError("featuregen: error: \(conflict)") }
    guard !conflicting.isEmpty else { return }
    let them = conflicting.count == 1 ? "this file" : "these files"
    context.console.printError(
      isOverwriting
        ? "featuregen: error: git cannot bring back \(them), so nothing was written; "
          + "commit first, or overwrite with '--force=dirty'"
        : "featuregen: error: \(them) exist\(conflicting.count == 1 ? "s" : "") with other contents, "
          + "so nothing was written; see them with '--diff', "
          + "keep them with '--skip', replace them with '--force'")
  }

  private func diff(_ file: ExaminedFile, _ planned: PlannedFile) -> String {
    let new = String(decoding: planned.contents, as: UTF8.self)
    let old: String? =
      switch file.state {
      case .new: nil
      case .identical: new
      case .conflict(_, let existing): String(decoding: existing, as: UTF8.self)
      case .update:
        if case .replace(let expected) = planned.disposition {
          String(decoding: expected, as: UTF8.self)
        } else {
          nil
        }
      }
    return UnifiedDiff(from: old, to: new, path: context.display(file.path)).text
  }
}

extension ExaminedFile {
  fileprivate var isConflict: Bool {
    if case .conflict = state { true } else { false }
  }
}
