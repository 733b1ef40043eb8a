import FeaturegenCore

extension OptionDefinition {
  static let staged = OptionDefinition(
    long: "staged",
    help: "Check the features of which something is staged, as the next commit would have them",
    conflictsWith: ["since"])

  static let since = OptionDefinition(
    long: "since", value: .required("REV"),
    help: "Check the features that have changed since the branch left REV")
}

extension CommandContext {
  /// What has changed, if `--staged` or `--since` asks for it.
  func changes(below roots: [AbsolutePath]) throws(CommandFailure) -> ChangedFiles? {
    let scope: ChangeScope
    if arguments.flag("staged") {
      scope = .staged
    } else if let revision = arguments.value("since") {
      scope = .since(revision)
    } else {
      return nil
    }
    do throws(GitError) {
      let changes = try ChangedFiles(scope, from: workingDirectory)
      for root in roots { try changes.requireOwner(of: root) }
      for file in changes.unmergedFiles {
        note("'\(display(file))' has a merge conflict and is not checked")
      }
      return changes
    } catch {
      throw CommandFailure(.missingInput, TerminalText.escaped("\(error)"))
    }
  }

  /// A commit without Swift is none of a check's business, unless it breaks a config.
  func concludeWithoutSwift(_ changes: ChangedFiles) throws(CommandFailure) -> ExitStatus {
    for config in changes.changedConfigs {
      _ = try project(at: config.parent ?? .root, in: changes.tree)
    }
    try write(.nothing)
    return .success
  }

  func requireContents(of changes: ChangedFiles) throws(CommandFailure) {
    do throws(GitError) {
      try changes.requireContents()
      if changes.lacksFormerContents {
        note(
          "this partial clone does not hold what some changed files were before; a feature of "
            + "which they held a part may not have been checked")
      }
    } catch {
      throw CommandFailure(.missingInput, TerminalText.escaped("\(error)"))
    }
  }
}
