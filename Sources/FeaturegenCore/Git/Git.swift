import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Asks git, without a shell and without running anything a repository names: no hooks, no
/// file-system monitor, no filters, no external diff, no network.
package struct Git: Sendable {
  let folder: AbsolutePath
  private let executable: String?
  /// `NAME=value`
  private let environment: [String]

  /// - Parameter folder: Where git is run; it looks for its repository from there upward, unless
  ///   the environment names one.
  package init(in folder: AbsolutePath) {
    let variables = ProcessInfo.processInfo.environment
    self.folder = folder
    executable = Self.executable(in: variables["PATH"] ?? "")
    environment = Self.environment(from: variables, in: folder).map { "\($0.key)=\($0.value)" }
  }

  private init(_ git: Git, adding variables: [String]) {
    folder = git.folder
    executable = git.executable
    environment = git.environment + variables
  }

  /// The same with more variables, `NAME=value`.
  func adding(_ variables: [String]) -> Git { Git(self, adding: variables) }

  /// The value of an environment variable that git gets.
  func variable(_ name: String) -> String? {
    let prefix = name + "="
    return environment.last { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
  }

  /// What git prints.
  func output(of arguments: [String]) throws(GitError) -> [UInt8] {
    let result = try start(arguments).finish()
    guard result.status == 0 else { throw .failed(Self.words(of: result)) }
    return result.output
  }

  /// Starts git and does not wait for it.
  func start(
    _ arguments: [String], takesInput: Bool = false, keepsErrors: Bool = true
  ) throws(GitError) -> ChildProcess {
    try run(Self.safeguards + arguments, takesInput: takesInput, keepsErrors: keepsErrors)
  }

  /// A path that `git rev-parse` tells.
  ///
  /// No safeguard may hide the configuration here, as `--git-path hooks` is asked for what it says;
  /// this command runs nothing and reads no file of the working tree.
  func path(_ arguments: [String]) throws(GitError) -> AbsolutePath {
    let result = try run(["rev-parse"] + arguments).finish()
    guard result.status == 0 else { throw .failed(Self.words(of: result)) }
    return AbsolutePath(
      String(decoding: result.output.dropLast(), as: UTF8.self), relativeTo: folder)
  }

  private func run(
    _ arguments: [String], takesInput: Bool = false, keepsErrors: Bool = true
  ) throws(GitError) -> ChildProcess {
    guard let executable else { throw .notInstalled }
    return try ChildProcess(
      [executable, "-C", folder.string, "--no-pager", "--literal-pathspecs"] + arguments,
      environment: environment, takesInput: takesInput, keepsErrors: keepsErrors)
  }

  private static let safeguards = ["-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null"]

  /// What git itself says of its failure, on one line.
  static func words(of result: ChildProcess.Result) -> String {
    let words = String(decoding: result.errors, as: UTF8.self)
      .split { $0 == "\n" || $0 == "\t" }.joined(separator: " ")
    let text = words.hasPrefix("fatal: ") ? String(words.dropFirst(7)) : words
    return text.isEmpty ? "ended with status \(result.status)" : text
  }
}

extension Git {
  /// The first git in an absolute folder of `PATH`: a relative one could be the repository's own.
  private static func executable(in path: String) -> String? {
    path.split(separator: ":").lazy.filter { $0.hasPrefix("/") }.map { "\($0)/git" }
      .first { access($0, X_OK) == 0 }
  }

  private static func environment(
    from variables: [String: String], in folder: AbsolutePath
  ) -> [String: String] {
    var variables = variables
    // These contradict '--literal-pathspecs', and name programs.
    for name in [
      "GIT_GLOB_PATHSPECS", "GIT_NOGLOB_PATHSPECS", "GIT_ICASE_PATHSPECS", "GIT_EXTERNAL_DIFF",
    ] {
      variables[name] = nil
    }
    variables["GIT_OPTIONAL_LOCKS"] = "0"
    variables["GIT_NO_LAZY_FETCH"] = "1"
    // Before git 2.45 only this keeps a partial clone from fetching.
    variables["GIT_ALLOW_PROTOCOL"] = ""
    variables["GIT_TERMINAL_PROMPT"] = "0"
    // Hooks of linked worktrees have it; in a folder below, git would take that for the top.
    if variables["GIT_WORK_TREE"] == nil, let root = GitRoot.find(from: folder), root != folder {
      variables["GIT_DIR"] = nil
    }
    return variables
  }
}

extension Git {
  /// Which of these files git holds exactly as they are, so that overwriting loses nothing.
  ///
  /// The bytes themselves are compared, as no filter may run; a file that a filter changes counts
  /// as one that git does not hold. Without git or outside a repository none is held.
  package func held(_ files: [AbsolutePath]) -> Set<AbsolutePath> {
    let paths = files.map(\.string)
    guard !files.isEmpty,
      let listing = try? output(of: ["ls-files", "--stage", "-z", "--"] + paths),
      let hashes = try? output(of: ["hash-object", "--no-filters", "--"] + paths)
    else { return [] }
    let staged = Set(listing.split(separator: 0).compactMap(Self.blob))
    let lines = hashes.split(separator: UInt8(ascii: "\n"))
    guard lines.count == files.count else { return [] }
    return Set(zip(files, lines).filter { staged.contains(Array($0.1)) }.map(\.0))
  }

  /// `mode blob stage\tpath`
  private static func blob(of entry: ArraySlice<UInt8>) -> [UInt8]? {
    let words = entry.split(separator: UInt8(ascii: " "), maxSplits: 2)
    return words.count == 3 ? Array(words[1]) : nil
  }
}
