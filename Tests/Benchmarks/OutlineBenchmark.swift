import FeaturegenCore
import Foundation
import SwiftOutline

/// How fast one core reads Swift files: from disk, to tokens, to outlines, to calls and switches.
///
/// Times are those of the thread's processor, so that other work on the machine disturbs little;
/// of several runs the fastest counts.
struct OutlineBenchmark {
  private static let runs = 5
  private let paths: [AbsolutePath]

  /// Without a folder the benchmark writes features of its own into a temporary one.
  init(folder: String?) throws {
    let root = folder ?? NSTemporaryDirectory() + "featuregen-outline-benchmark"
    if folder == nil { try GeneratedSource.write(files: 3_000, to: root) }
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    paths = names.filter { $0.hasSuffix(".swift") }.sorted()
      .compactMap { AbsolutePath(root + "/" + $0) }
  }

  func run() throws {
    let sources = try paths.map { SwiftSource(try FileReader.read($0)) }
    let bytes = sources.reduce(0) { $0 + $1.bytes.count }
    guard bytes > 0 else { return print("no Swift files") }
    print("\(paths.count) files, \(bytes) bytes")
    try report("read with FileReader", bytes) {
      for path in paths { Self.keep(try FileReader.read(path).count) }
    }
    try report("read with Foundation's Data", bytes) {
      for path in paths { Self.keep(FileManager.default.contents(atPath: path.string)?.count ?? 0) }
    }
    try report("lex", bytes) {
      for source in sources { Self.keep(Outline.tokens(of: source).count) }
    }
    try report("outline (lexing included)", bytes) {
      for source in sources { Self.keep(Outline(parsing: source).items.count) }
    }
    let outlines = sources.map(Outline.init(parsing:))
    try report("calls of whole files", bytes) {
      for outline in outlines { Self.keep(outline.calls(in: 0..<outline.source.bytes.count).count) }
    }
    try report("switches of whole files", bytes) {
      for outline in outlines {
        Self.keep(outline.switches(in: 0..<outline.source.bytes.count).count)
      }
    }
  }

  private func report(_ name: String, _ bytes: Int, _ work: () throws -> Void) throws {
    var best = Double.infinity
    for _ in 0..<Self.runs {
      let start = clock()
      try work()
      best = min(best, Double(clock() - start) / Double(CLOCKS_PER_SEC))
    }
    let speed = Int(Double(bytes) / best / 1e6)
    let perFile = Int(best / Double(paths.count) * 1e6)
    print(
      name.padding(toLength: 30, withPad: " ", startingAt: 0),
      "\(speed) MB/s".padding(toLength: 12, withPad: " ", startingAt: 0), "\(perFile) µs a file")
  }

  /// Keeps the optimizer from leaving the work out.
  @inline(never)
  private static func keep(_ value: Int) {
    precondition(value >= 0)
  }
}
