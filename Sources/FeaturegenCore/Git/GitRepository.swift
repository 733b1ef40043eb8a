/// A repository with a working tree.
package struct GitRepository: Sendable {
  /// The folder that git's paths are relative to.
  package let top: AbsolutePath
  let git: Git
  /// The commit that is checked out; `nil` before the first one.
  let head: String?
  let usesSHA1: Bool

  /// The repository that git finds from `folder` upward, or that the environment names.
  package init(around folder: AbsolutePath) throws(GitError) {
    git = Git(in: folder)
    let result = try git.start([
      "rev-parse", "--is-inside-work-tree", "--show-object-format", "--show-cdup",
      "--verify", "--quiet", "HEAD",
    ]).finish()
    guard result.status <= 1 else { throw .failed(Git.words(of: result)) }
    var lines = String(decoding: result.output, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    guard lines.count >= 3, lines.popFirst() == "true" else { throw .noWorkTree(folder) }
    usesSHA1 = lines.popFirst() == "sha1"
    head = result.status == 0 ? lines.popLast().map(String.init) : nil
    // What is left is a path, which may itself have several lines.
    top = AbsolutePath(lines.joined(separator: "\n"), relativeTo: folder)
  }

  /// What is staged, compared with the commit that is checked out.
  func stagedChanges() throws(GitError) -> [GitChange] {
    try changes(
      ["--cached", "--ita-invisible-in-index", head ?? emptyTree], Self.comparison)
  }

  /// What the working tree has differently from `commit`; a file whose time stamps alone differ may
  /// be among them.
  func changes(since commit: String) throws(GitError) -> [GitChange] {
    let tracked = try changes([commit], Self.comparison, git: git.withoutFilters())
    let listing = try git.output(of: [
      "ls-files", "--others", "--exclude-standard", "-z", "--full-name", "--", top.string,
    ])
    let untracked = listing.split(separator: 0).map { path in
      GitChange(path: absolute(path), oldBlob: nil, isPresent: true, isUnmerged: false)
    }
    return tracked + untracked
  }

  /// The latest commit that `revision` and `HEAD` have in common.
  func mergeBase(with revision: String) throws(GitError) -> String {
    // No name begins with a dash, and nothing that does may become an option.
    guard !revision.isEmpty, !revision.hasPrefix("-"),
      let commit = try? git.output(of: [
        "rev-parse", "--verify", "--quiet", "\(revision)^{commit}",
      ])
    else { throw .noRevision(revision) }
    guard let head else { throw .noMergeBase(revision, isShallow: false) }
    let result = try git.start(["merge-base", commit.line, head]).finish()
    switch result.status {
    case 0: return result.output.line
    case 1:
      let answer = try git.output(of: ["rev-parse", "--is-shallow-repository"])
      throw .noMergeBase(revision, isShallow: answer.line == "true")
    default: throw .failed(Git.words(of: result))
    }
  }

  /// The name of the tree without any file.
  private var emptyTree: String {
    usesSHA1
      ? "4b825dc642cb6eb9a060e54bf8d69288fbee4904"
      : "6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321"
  }

  /// The name of the file without any byte.
  var emptyBlob: String {
    usesSHA1
      ? "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391"
      : "473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813"
  }

  func absolute(_ path: some Collection<UInt8>) -> AbsolutePath {
    top.appending(String(decoding: path, as: UTF8.self))
  }

  private static let comparison = [
    "--raw", "-z", "--no-abbrev", "--no-renames", "--no-ext-diff", "--no-textconv",
    "--ignore-submodules=all", "--no-relative",
  ]

  private func changes(
    _ sides: [String], _ options: [String], git: Git? = nil
  ) throws(GitError) -> [GitChange] {
    let output = try (git ?? self.git).output(of: ["diff-index"] + options + sides + ["--"])
    let fields = output.split(separator: 0)
    return stride(from: 0, to: fields.count - 1, by: 2).compactMap { index in
      GitChange(fields[index], path: absolute(fields[index + 1]))
    }
  }
}

/// One path at which two states of a repository differ. A renamed file is two of them.
struct GitChange: Sendable, Hashable {
  let path: AbsolutePath
  /// The contents of the older state, if it had a file there.
  let oldBlob: String?
  /// The newer state has a file there.
  let isPresent: Bool
  let isUnmerged: Bool
}

extension GitChange {
  /// - Parameter description: `:100644 100644 BLOB BLOB M`
  fileprivate init?(_ description: ArraySlice<UInt8>, path: AbsolutePath) {
    let words = String(decoding: description.dropFirst(), as: UTF8.self).split(separator: " ")
    guard words.count == 5 else { return nil }
    self.path = path
    oldBlob = words[0].hasPrefix("100") ? String(words[2]) : nil
    isPresent = words[1].hasPrefix("100")
    isUnmerged = words[4].hasPrefix("U")
  }
}

extension Git {
  /// The same with every filter that the configuration names set to none: comparing a file whose
  /// time stamps say little would run it.
  fileprivate func withoutFilters() throws(GitError) -> Git {
    let result = try start(["config", "-z", "--name-only", "--get-regexp", "^filter\\."]).finish()
    guard result.status <= 1 else { throw .failed(Self.words(of: result)) }
    let keys = Set(result.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
    guard !keys.isEmpty else { return self }
    let first = Int(variable("GIT_CONFIG_COUNT") ?? "") ?? 0
    var variables = ["GIT_CONFIG_COUNT=\(first + keys.count)"]
    for (index, key) in keys.sorted().enumerated() {
      let value = key.hasSuffix(".required") ? "false" : ""
      variables += [
        "GIT_CONFIG_KEY_\(first + index)=\(key)", "GIT_CONFIG_VALUE_\(first + index)=\(value)",
      ]
    }
    return adding(variables)
  }
}

extension [UInt8] {
  /// The text without the end of its line.
  fileprivate var line: String {
    String(decoding: last == UInt8(ascii: "\n") ? dropLast() : self[...], as: UTF8.self)
  }
}
