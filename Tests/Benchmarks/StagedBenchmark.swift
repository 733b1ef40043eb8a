import Foundation
import TestSupport

/// What a commit waits for: `check --staged` in a repository of one module.
///
/// Each object of the repository is a file of its own, as just committed, and then in a pack, as
/// after a clone.
struct StagedBenchmark {
  private static let rounds = 11

  private let program: String
  private let scratch: TemporaryDirectory
  private let tree: FeatureTree

  init(features: Int) throws {
    let own = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    program = own.deletingLastPathComponent().appendingPathComponent("featuregen").path
    guard FileManager.default.isExecutableFile(atPath: program) else {
      throw BenchmarkError.missing(program)
    }
    scratch = try TemporaryDirectory(prefix: "featuregen-benchmark")
    tree = try FeatureTree(features: features, in: "\(scratch.path)/tree")
  }

  func run() throws {
    print("\(tree.featureCount) features, \(tree.fileCount) files, \(tree.byteCount) bytes\n")
    try git("init -q && echo 'version: 1' > .featuregen.yml && git add . && git \(Self.commit)")
    let check = "\(program) check --staged"
    var rows = [
      try measure("git diff --cached", "git diff --cached --quiet"),
      try measure("nothing staged", check),
    ]
    try git("version > notes.txt && git add notes.txt")
    rows.append(try measure("no Swift staged", check))
    try git(
      "ls-files '*Reducer.swift' | head -n 10 | while read -r file; do "
        + "echo '// more' >> \"$file\" && git --literal-pathspecs add \"$file\"; done")
    rows.append(try measure("10 files staged", check))
    try git("gc -q")
    rows.append(try measure("10 files staged, packed", check))
    rows.append(try measure("check", "\(program) check"))
    MeasurementTable(rows: rows).print()
  }

  private static let commit = "-c user.name=B -c user.email=b@example.com commit -q -m All"

  private func git(_ arguments: String) throws {
    let run = try ProcessRun("git \(arguments)", in: tree.folder)
    guard run.status == 0 else { throw BenchmarkError.failed("git \(arguments)", run.status) }
  }

  private func measure(_ name: String, _ command: String) throws -> Measurement {
    var row = Measurement(name)
    for round in 0...Self.rounds {
      let run = try ProcessRun(command, in: tree.folder)
      // The first fills the page cache.
      if round > 0 { row.add(run) }
    }
    return row
  }
}
