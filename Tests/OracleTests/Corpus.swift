import Foundation

/// Swift files in folders, compared on all cores.
enum Corpus {
  struct Report: Sendable {
    var found = 0
    var compared = 0
    var rejected = 0
    var tooDeep = 0
    var bytes = 0
    /// By file.
    var differences: [(file: String, lines: [String])] = []

    var summary: String {
      """
      \(found) files found, \(compared) compared (\(bytes) bytes), \(rejected) rejected by \
      SwiftParser, \(tooDeep) nested too deep for it, \(differences.count) differ
      """
    }

    var text: String {
      differences.sorted { $0.file < $1.file }.prefix(50).map { file, lines in
        "\(file)\n  " + lines.prefix(12).joined(separator: "\n  ")
      }.joined(separator: "\n")
    }
  }

  /// The folders named in the environment, separated by colons.
  static var requested: [String]? {
    ProcessInfo.processInfo.environment["FEATUREGEN_ORACLE_PATH"]
      .map { $0.split(separator: ":").map(String.init) }
  }

  /// How many changed snippets are compared.
  static var mutations: Int {
    ProcessInfo.processInfo.environment["FEATUREGEN_ORACLE_MUTATIONS"].flatMap(Int.init) ?? 5_000
  }

  static func compare(_ roots: [String]) async -> Report {
    let files = roots.flatMap(swiftFiles).sorted()
    let lanes = max(1, ProcessInfo.processInfo.activeProcessorCount)
    return await withTaskGroup(of: Report.self) { group in
      for lane in 0..<lanes {
        group.addTask {
          var report = Report()
          for index in stride(from: lane, to: files.count, by: lanes) {
            report.add(files[index])
          }
          return report
        }
      }
      return await group.reduce(into: Report()) { $0.merge($1) }
    }
  }

  private static func swiftFiles(under root: String) -> [String] {
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") && !$0.split(separator: "/").contains(".build") }
      .map { root.hasSuffix("/") ? root + $0 : root + "/" + $0 }
  }
}

extension Corpus.Report {
  fileprivate mutating func add(_ file: String) {
    guard let data = FileManager.default.contents(atPath: file) else { return }
    found += 1
    switch Comparison.run(Array(data)) {
    case .notCompared:
      tooDeep += 1
    case .rejected(let invented):
      rejected += 1
      if !invented.isEmpty { differences.append((file, invented)) }
    case .compared(let lines):
      compared += 1
      bytes += data.count
      if !lines.isEmpty { differences.append((file, lines)) }
    }
  }

  fileprivate mutating func merge(_ other: Self) {
    found += other.found
    compared += other.compared
    rejected += other.rejected
    tooDeep += other.tooDeep
    bytes += other.bytes
    differences += other.differences
  }
}
