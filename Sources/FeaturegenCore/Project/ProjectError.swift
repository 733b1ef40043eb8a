/// Why a project's files do not say what is needed of them.
package enum ProjectError: Error, Sendable, Hashable {
  case versionTooOld(TCAVersion, origin: String)
  case versionTooNew(TCAVersion, origin: String)
  /// Line and column count from 1, the column in UTF-8 bytes.
  case damaged(AbsolutePath, line: Int, column: Int, reason: String)
  case unreadable(FileError)

  /// The exit status of a command that fails with this error.
  package var exitStatus: Int32 { 65 }
}

extension ProjectError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .versionTooOld(let version, let origin):
      "TCA \(version) in \(origin) is older than 1.0, the first release with today's reducers: "
        + "update the dependency, or name the version to write for with '--tca'"
    case .versionTooNew(let version, let origin):
      "TCA \(version) in \(origin) is newer than this tool, which writes for 1.0 to 1.25: "
        + "update featuregen, or name the version to write for with '--tca'"
    case .damaged(let path, let line, let column, let reason):
      "\(path):\(line):\(column): error: \(reason)"
    case .unreadable(let error): "\(error)"
    }
  }
}
