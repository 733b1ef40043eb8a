/// Why git does not answer.
package enum GitError: Error, Sendable, Hashable {
  case notInstalled
  case cannotRun(ErrorNumber)
  /// It ended with an error; these are its own words.
  case failed(String)
  /// A folder outside every working tree of git.
  case noWorkTree(AbsolutePath)
  /// A path that belongs to another repository than the one at `top`, or to none.
  case outside(AbsolutePath, top: AbsolutePath)
  case noRevision(String)
  case noMergeBase(String, isShallow: Bool)
  /// A partial clone does not hold what is staged for these files.
  case missingContents([AbsolutePath])
}

extension GitError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notInstalled: "git is not installed, or not in a folder of 'PATH'"
    case .cannotRun(let code): "git cannot be run: \(code)"
    case .failed(let words): "git: \(words)"
    case .noWorkTree(let folder): "'\(folder)' is in no working tree of git"
    case .outside(let path, let top):
      "'\(path)' does not belong to the git repository '\(top)'; run 'featuregen' inside its own"
    case .noRevision(let name):
      "git knows no revision '\(name)' here; fetch it first: 'git fetch origin BRANCH', in CI with "
        + "the whole history ('fetch-depth: 0' of actions/checkout, 'GIT_DEPTH: 0' of GitLab)"
    case .noMergeBase(let name, let isShallow):
      "'\(name)' and 'HEAD' have no commit in common"
        + (isShallow
          ? " in this shallow clone; fetch the whole history: 'git fetch --unshallow', in CI "
            + "'fetch-depth: 0' of actions/checkout or 'GIT_DEPTH: 0' of GitLab" : "")
    case .missingContents(let paths):
      "this partial clone does not hold what is staged for "
        + paths.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
        + (paths.count > 3 ? " and others" : "")
        + ", and nothing is fetched during a check; fetch it with 'git cat-file -e :PATH'"
    }
  }
}
