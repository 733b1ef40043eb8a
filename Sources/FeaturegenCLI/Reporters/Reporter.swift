import FeaturegenCore

/// One output format of `check`.
struct Reporter: Sendable {
  /// What `--format` calls it.
  let name: String
  let summary: String
  /// The whole output, line end included; empty for nothing.
  let report: @Sendable (CheckReport, ReportContext) -> String

  static let all: [Reporter] = [.text, .xcode, .github, .json]

  static func named(_ name: String) -> Reporter? {
    all.first { $0.name == name }
  }
}

/// What a reporter may need besides the report.
struct ReportContext: Sendable {
  /// Paths of findings are relative to it.
  let workingDirectory: AbsolutePath
  let isColored: Bool
  /// Where the files of the findings are.
  var tree: any FileTree = WorkingTree()
  /// Say what would make each finding go away.
  var showsFixes = false

  /// The lines of a file that findings are in; empty if it cannot be read any more.
  func lines(of path: String) -> SourceLines {
    let file = AbsolutePath(path, relativeTo: workingDirectory)
    return SourceLines((try? tree.read(file, limit: FileReader.defaultLimit)) ?? [])
  }
}
