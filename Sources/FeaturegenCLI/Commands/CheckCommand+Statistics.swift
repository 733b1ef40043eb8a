import FeaturegenCore

extension CommandContext {
  /// With `--stats`: how much was read, and what could not be decided.
  func printStatistics(of report: CheckReport, elapsed: Duration) {
    guard arguments.flag("stats") else { return }
    for line in report.statisticsLines { console.printError(TerminalText.escaped(line)) }
    let tenths = elapsed / .milliseconds(1)
    console.printError("took \(Int(tenths.rounded())) ms")
  }
}

extension CheckReport {
  fileprivate var statisticsLines: [String] {
    let counts = statistics
    var lines = [
      "read \(counted(fileCount, "file", "files")) with "
        + counted(counts.byteCount, "byte", "bytes"),
      "\(counted(counts.moduleCount, "module", "modules")), "
        + counted(features.count, "feature", "features"),
      counted(counts.faultyFileCount, "file", "files")
        + " without features could not be read to the end",
      counted(counts.undecided.values.reduce(0, +), "demand", "demands") + " not decided",
    ]
    let demands = counts.undecided.sorted {
      ($1.value, $0.key.rule.rawValue, $0.key.reason)
        < ($0.value, $1.key.rule.rawValue, $1.key.reason)
    }
    lines += demands.map { demand, count in
      "  \(count)  \(demand.rule.rawValue): \(demand.reason)"
    }
    return lines
  }

  /// Files show TCA, but none of them a feature.
  var nothingFound: String {
    let seen = sightings.entries.prefix(3).map { words(for: $0.kind, $0.count) }
    let imports = counted(evidentFileCount, "file imports", "files import") + " TCA"
    return "no feature of this convention; "
      + (seen.isEmpty ? imports : seen.joined(separator: ", "))
  }

  private func words(for kind: Sightings.Kind, _ count: Int) -> String {
    switch kind {
    case .reducerMacro(let keyword):
      counted(count, "type uses", "types use") + " '@Reducer \(keyword)'"
    case .reducerProtocol(let name):
      counted(count, "type conforms", "types conform") + " to '\(name)'"
    case .namespace:
      counted(count, "type nests", "types nest")
        + " State, Action and Reducer without the protocols of this convention"
    case .namespaceProtocol(let name, let keyword):
      counted(count, "\(keyword) conforms", keyword.pluralOfKeyword + " conform")
        + " to '\(name)', but no file of the module imports TCA"
    }
  }
}

extension String {
  /// `enum` → `enums`, `class` → `classes`
  fileprivate var pluralOfKeyword: String { hasSuffix("s") ? self + "es" : self + "s" }
}
