import Foundation

/// Several runs of one command.
struct Measurement {
  let name: String
  private var runs: [ProcessRun] = []

  init(_ name: String) {
    self.name = name
  }

  mutating func add(_ run: ProcessRun) { runs.append(run) }

  /// The median, from start to end.
  var wall: Duration { median(of: \.wall) }
  /// The median of all its processes' processor time.
  var processor: Duration { median(of: \.processor) }
  /// In bytes.
  var peakMemory: Int { runs.map(\.peakMemory).max() ?? 0 }
  /// Of all runs, each once.
  var statuses: Set<Int32> { Set(runs.map(\.status)) }

  private func median(of time: KeyPath<ProcessRun, Duration>) -> Duration {
    let times = runs.map { $0[keyPath: time] }.sorted()
    guard !times.isEmpty else { return .zero }
    return (times[(times.count - 1) / 2] + times[times.count / 2]) / 2
  }
}

/// Measurements as people read them.
struct MeasurementTable {
  let rows: [Measurement]
  /// Each gets a column with the ratio of every row's time to its own.
  var standards: [Measurement] = []

  func print() {
    printLine("", ["wall", "processor", "peak", "status"] + standards.map { "× " + $0.name })
    for row in rows {
      let statuses = row.statuses.sorted().map(String.init).joined(separator: " ")
      printLine(
        row.name,
        [
          String(format: "%.1f ms", row.wall / .milliseconds(1)),
          String(format: "%.1f ms", row.processor / .milliseconds(1)),
          "\(row.peakMemory / 1_000_000) MB", statuses,
        ] + standards.map { String(format: "%.3f", row.wall / $0.wall) })
    }
    Swift.print()
  }

  private func printLine(_ name: String, _ cells: [String]) {
    let columns = cells.map { String(repeating: " ", count: max(1, 14 - $0.count)) + $0 }
    Swift.print(
      name.padding(toLength: 34, withPad: " ", startingAt: 0) + columns.joined())
  }
}
