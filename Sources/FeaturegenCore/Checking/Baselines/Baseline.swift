/// Findings that are known and not reported, by what they are recognised by.
package struct Baseline: Sendable, Equatable {
  /// How many findings of each key are known, at least one.
  package private(set) var counts: [FindingKey: Int] = [:]

  /// In bytes: half a million entries, far more than a source file may have.
  package static let sizeLimit = 1 << 26

  package init() {}

  package init(of findings: [Finding]) {
    for finding in findings { counts[finding.key, default: 0] += 1 }
  }

  /// - Returns: Whether the key was new.
  mutating func insert(_ key: FindingKey, count: Int) -> Bool {
    counts.updateValue(count, forKey: key) == nil
  }

  /// What a new check makes of it: its findings, and what is known of the code it did not look at.
  ///
  /// - Parameter folder: Where the baseline is.
  package func updated(by report: CheckReport, in folder: AbsolutePath) -> Baseline {
    var updated = Baseline(of: report.findings)
    for (key, count) in counts where !report.coverage.includes(key, baselineIn: folder) {
      updated.counts[key] = max(count, updated.counts[key] ?? 0)
    }
    return updated
  }

  /// How many findings this one knows that `other` does not.
  package func count(beyond other: Baseline) -> Int {
    counts.reduce(0) { $0 + max(0, $1.value - (other.counts[$1.key] ?? 0)) }
  }
}

/// What came of comparing a check with a baseline.
package struct BaselineSummary: Sendable, Hashable {
  /// How many findings the baseline knew.
  package var known = 0
  /// Entries of which fewer findings are left than the baseline says, sorted; only of code that was
  /// checked, by rules that ran.
  package var stale: [FindingKey] = []
}

extension CheckReport {
  /// The report without the findings that the baseline knows. Of equal ones the first are known,
  /// the rest new.
  ///
  /// - Parameter folder: Where the baseline is.
  package func compared(with baseline: Baseline, in folder: AbsolutePath) -> CheckReport {
    var report = self
    var left = baseline.counts
    report.findings = findings.filter { finding in
      guard let count = left[finding.key], count > 0 else { return true }
      left[finding.key] = count - 1
      return false
    }
    let stale = left.filter { $0.value > 0 && coverage.includes($0.key, baselineIn: folder) }
    report.baseline = BaselineSummary(
      known: findings.count - report.findings.count, stale: stale.keys.sorted())
    return report
  }
}
