import FeaturegenCore

extension OptionDefinition {
  static let hook = OptionDefinition(
    long: "hook", help: "Also write a git hook that checks what is staged before every commit")
}

extension CommandContext {
  /// The hook that `--hook` asks for.
  ///
  /// - Throws: if one is there that was not written by this tool; it is never replaced.
  func hook(around folder: AbsolutePath) throws(CommandFailure) -> CommitHook? {
    guard arguments.flag("hook") else { return nil }
    let hook: CommitHook
    do throws(GitError) {
      hook = try CommitHook(around: folder)
    } catch {
      throw CommandFailure(.missingInput, TerminalText.escaped("\(error)"))
    }
    let name = TerminalText.escaped(display(hook.file))
    switch hook.state {
    case .absent, .callsFeaturegen, .managed: return hook
    case .foreign:
      throw CommandFailure(
        .findings,
        "'\(name)' exists and stays as it is, so nothing was written; "
          + "add the line '\(CommitHook.command) || exit 1' to it")
    case .notExecutable:
      throw CommandFailure(
        .findings, "git passes over '\(name)', which is not executable; run 'chmod +x' on it")
    case .shared:
      throw CommandFailure(
        .findings,
        "'core.hooksPath' makes git look for '\(name)', which other repositories use too, so "
          + "nothing was written; add the line '\(CommitHook.command) || exit 1' to it")
    }
  }

  /// Writes the hook, or says what to write for the tool that manages hooks here.
  func install(_ hook: CommitHook) throws(CommandFailure) -> ExitStatus {
    switch hook.state {
    case .managed(let manager):
      note("\(manager.name) manages the hooks here; add this to '\(manager.file)':")
      console.print(manager.snippet, terminator: "")
      return .success
    case .callsFeaturegen:
      print([StatusLine(.identical, display(hook.file))])
      return .success
    default:
      let script = PlannedFile(
        relativePath: hook.file.name, contents: Array(CommitHook.script.utf8), isExecutable: true)
      let changeset = Changeset(root: hook.file.parent ?? .root, files: [script])
      return try ChangesetRun(context: self, changeset: changeset).run()
    }
  }
}
