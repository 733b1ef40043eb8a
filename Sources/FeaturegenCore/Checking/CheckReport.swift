/// What a check came to.
package struct CheckReport: Sendable {
  /// Sorted by place, the same for any number of jobs.
  package var findings: [Finding]
  /// The features that were recognised.
  package var features: [CheckedFeature]
  /// How many Swift files were read.
  package var fileCount: Int
  /// Files that import TCA or the support module; evidence that features were to be expected.
  /// None of a check of changes, as a few files show nothing about the whole.
  package var evidentFileCount: Int
  package var statistics: CheckStatistics
  package var coverage = CheckCoverage()
  /// What a baseline knew; `nil` without one.
  package var baseline: BaselineSummary?
  /// What is there instead of features.
  package var sightings = Sightings()
  package var explanation: Explanation?

  /// Nothing was there to look at.
  package var isEmpty: Bool { fileCount == 0 && features.isEmpty }

  /// Of a check that has nothing to look at.
  package static let nothing = CheckReport(
    findings: [], features: [], fileCount: 0, evidentFileCount: 0,
    statistics: CheckStatistics())

  package func count(of severity: Severity) -> Int {
    findings.count { $0.severity == severity }
  }
}

/// A feature that a check recognised.
package struct CheckedFeature: Sendable, Hashable {
  package var name: String
  package var module: String
}

package struct CheckStatistics: Sendable, Hashable {
  /// Bytes of Swift that were read.
  package var byteCount = 0
  /// Files with unbalanced brackets, strings or directives and without parts of a feature.
  package var faultyFileCount = 0
  /// Modules with files that are judged.
  package var moduleCount = 0
  /// The demands that syntax does not decide; counted only if the run is asked to.
  package var undecided: [UndecidedDemand: Int] = [:]
}
