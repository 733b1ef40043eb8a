import Foundation
import TestSupport

/// What `featuregen` costs as a whole process, beside reading and linting the same files.
///
/// Commands that are compared run in turn, so that other work on the machine meets all of them.
struct CheckBenchmark {
  private static let rounds = 11
  private static let cat = "find . -name '*.swift' -print0 | xargs -0 cat"
  private static let format = "swift format lint --recursive --parallel ."

  private let featureCount: Int
  private let program: String
  private let scratch: TemporaryDirectory

  /// - Parameter features: The size of the tree; growth is measured up to ten times as many.
  init(features: Int) throws {
    featureCount = features
    let own = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    program = own.deletingLastPathComponent().appendingPathComponent("featuregen").path
    guard FileManager.default.isExecutableFile(atPath: program) else {
      throw BenchmarkError.missing(program)
    }
    scratch = try TemporaryDirectory(prefix: "featuregen-benchmark")
  }

  func run() throws {
    let tree = try makeTree("tree", features: featureCount)
    try compare(on: tree)
    try measureGrowth(from: tree)
    try measureNew(besides: tree)
    try measureHostileFiles()
  }

  private func makeTree(
    _ name: String, features: Int, modules: Int? = nil
  ) throws -> FeatureTree {
    try FeatureTree(features: features, modules: modules, in: "\(scratch.path)/\(name)")
  }

  private func compare(on tree: FeatureTree) throws {
    print("\(tree.featureCount) features, \(tree.fileCount) files, \(tree.byteCount) bytes\n")
    let rows = try measure(
      [
        ("cat", Self.cat), ("check, one core", "\(program) check --jobs 1"),
        ("check, two cores", "\(program) check --jobs 2"),
      ], in: tree.folder)
    let format = try measure([("swift format", Self.format)], rounds: 3, in: tree.folder)
    MeasurementTable(rows: rows + format, standards: [rows[0], format[0]]).print()
  }

  /// The tree and one ten times as large, as one module and as ten.
  private func measureGrowth(from tree: FeatureTree) throws {
    let large = try makeTree("large", features: featureCount * 10)
    try measureGrowth(from: tree, to: large, "one module")
    let package = try makeTree("package", features: featureCount, modules: 10)
    let largePackage = try makeTree("large-package", features: featureCount * 10, modules: 10)
    try measureGrowth(from: package, to: largePackage, "ten modules")
  }

  private func measureGrowth(
    from small: FeatureTree, to large: FeatureTree, _ name: String
  ) throws {
    let rows = try [small, large].map { tree in
      try measure(
        [("\(tree.featureCount) features, \(name)", "\(program) check --jobs 2")], rounds: 5,
        in: tree.folder)[0]
    }
    MeasurementTable(rows: rows, standards: [rows[0]]).print()
    let times = zip(rows, [small, large]).map { $0.processor / Double($1.featureCount) }
    print("time per feature: × \(times[1] / times[0])\n")
  }

  /// A feature into an empty folder, and into the module of all features.
  private func measureNew(besides tree: FeatureTree) throws {
    let empty = "\(scratch.path)/empty"
    try FileManager.default.createDirectory(atPath: empty, withIntermediateDirectories: false)
    let new = "\(program) new Added && rm -r Added"
    MeasurementTable(
      rows: try measure([("new, empty folder", new)], in: empty)
        + measure([("new, among \(tree.featureCount) features", new)], in: tree.folder)
    ).print()
  }

  private func measureHostileFiles() throws {
    var rows: [Measurement] = []
    for file in HostileFile.all {
      try scratch.write("", to: "hostile/Hostile.swift")
      let folder = "\(scratch.path)/hostile"
      try Data(file.bytes).write(to: URL(fileURLWithPath: "\(folder)/Hostile.swift"))
      rows += try measure([(file.name, "\(program) check --jobs 2")], rounds: 3, in: folder)
    }
    MeasurementTable(rows: rows).print()
  }

  private func measure(
    _ commands: [(name: String, command: String)], rounds: Int = rounds, in folder: String
  ) throws -> [Measurement] {
    var rows = commands.map { Measurement($0.name) }
    for round in 0...rounds {
      for (index, command) in commands.enumerated() {
        let run = try ProcessRun(command.command, in: folder)
        // The first fills the page cache.
        if round > 0 { rows[index].add(run) }
      }
    }
    return rows
  }
}
