/// The place of a repository's hook before a commit.
package struct CommitHook: Sendable {
  /// Where git looks for it.
  package let file: AbsolutePath
  package let state: State

  package enum State: Sendable, Hashable {
    case absent
    /// Written by this tool, or calling it.
    case callsFeaturegen
    /// As the first, but git passes over files that are not executable.
    case notExecutable
    case foreign
    /// Neither in the working tree nor in the repository, so others use it too.
    case shared
    /// Another tool writes the hook.
    case managed(HookManager)
  }

  /// - Parameter folder: In the working tree; it need not exist yet.
  package init(around folder: AbsolutePath) throws(GitError) {
    let start = folder.ancestors.first(where: WorkingTree().isFolder) ?? folder
    let repository = try GitRepository(around: start)
    let hooks = try repository.git.path(["--git-path", "hooks"])
    let common = try repository.git.path(["--git-common-dir"])
    file = hooks.appending("pre-commit")
    if let manager = HookManager.find(in: repository.top) {
      state = .managed(manager)
    } else {
      let owners = [repository.top, common].map { (try? $0.resolvingLinks()) ?? $0 }
      let place = (try? hooks.resolvingLinks()) ?? hooks
      state = owners.contains(where: place.isInside) ? Self.state(of: file) : .shared
    }
  }

  private static func state(of file: AbsolutePath) -> State {
    guard let status = try? FileStatus.read(file) else { return .absent }
    guard status.kind == .file, let bytes = try? FileReader.read(file),
      bytes.contains(bytes: Array(command.utf8))
    else { return .foreign }
    return status.permissions & 0o100 == 0 ? .notExecutable : .callsFeaturegen
  }

  package static let command = "featuregen check --staged"

  /// The hook as it is written: POSIX sh, since git for Windows runs it too.
  package static let script = """
    #!/bin/sh
    # Written by 'featuregen init --hook'. Commit without it: git commit --no-verify

    # Programs with windows start git with a short PATH.
    PATH="$PATH:/usr/local/bin:/opt/homebrew/bin"
    if ! command -v featuregen >/dev/null 2>&1; then
      echo "featuregen is not installed, so this commit cannot be checked." >&2
      echo "Build it in a clone of featuregen: swift build -c release" >&2
      echo "and copy it: cp .build/release/featuregen /usr/local/bin/" >&2
      echo "Commit without the check: git commit --no-verify" >&2
      exit 1
    fi
    exec \(command)

    """
}

/// Tools that write a repository's hooks from a file of their own.
package enum HookManager: Sendable, Hashable, CaseIterable {
  case preCommit, lefthook, husky

  static func find(in folder: AbsolutePath) -> HookManager? {
    allCases.first { manager in
      manager.marks.contains { (try? FileStatus.read(folder.appending($0))) != nil }
    }
  }

  private var marks: [String] {
    switch self {
    case .preCommit: [".pre-commit-config.yaml", ".pre-commit-config.yml"]
    case .lefthook:
      ["lefthook", ".lefthook"].flatMap { name in
        ["yml", "yaml", "toml", "json"].map { "\(name).\($0)" }
      }
    case .husky: [".husky"]
    }
  }

  package var name: String {
    switch self {
    case .preCommit: "pre-commit"
    case .lefthook: "lefthook"
    case .husky: "husky"
    }
  }

  /// Where its users write what hooks do.
  package var file: String {
    switch self {
    case .preCommit: ".pre-commit-config.yaml"
    case .lefthook: "lefthook.yml"
    case .husky: ".husky/pre-commit"
    }
  }

  /// What to add to ``file``.
  package var snippet: String {
    switch self {
    case .preCommit:
      """
      repos:
        - repo: local
          hooks:
            - id: featuregen-check
              name: featuregen check
              entry: \(CommitHook.command)
              language: system
              pass_filenames: false
              always_run: true

      """
    case .lefthook:
      """
      pre-commit:
        commands:
          featuregen:
            run: \(CommitHook.command)

      """
    case .husky: "\(CommitHook.command)\n"
    }
  }
}
