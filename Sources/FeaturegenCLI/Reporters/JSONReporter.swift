import FeaturegenCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Reporter {
  /// For programs; the README documents the schema.
  static let json = Reporter(name: "json", summary: "for programs, versioned") { report, _ in
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(JSONReport(report)) else { return "" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

/// The JSON format, version 1. Keys may be added within a version; a change of meaning makes a new
/// one.
private struct JSONReport: Encodable {
  let version = 1
  let tool = Tool()
  let summary: Summary
  let features: [Feature]
  let findings: [Finding]

  init(_ report: CheckReport) {
    summary = Summary(
      features: report.features.count, files: report.fileCount,
      errors: report.count(of: .error), warnings: report.count(of: .warning),
      known: report.baseline?.known ?? 0, stale: report.baseline?.stale.count ?? 0)
    features = report.features.map { Feature(name: $0.name, module: $0.module) }
    findings = report.findings.map(Finding.init)
  }

  struct Tool: Encodable {
    let name = "featuregen"
    let version = Program.version
  }

  struct Summary: Encodable {
    let features: Int
    let files: Int
    let errors: Int
    let warnings: Int
    let known: Int
    let stale: Int
  }

  struct Feature: Encodable {
    let name: String
    let module: String
  }

  struct Finding: Encodable {
    let rule: String
    let severity: String
    let message: String
    let symbol: String?
    let location: Location
    let related: [Related]
    let fix: Fix?

    init(_ finding: FeaturegenCore.Finding) {
      rule = finding.rule
      severity = finding.severity.rawValue
      message = finding.message
      symbol = finding.symbol
      location = Location(finding.location)
      related = finding.related.map { Related(message: $0.message, location: .init($0.location)) }
      fix = finding.fix.map(Fix.init)
    }
  }

  struct Related: Encodable {
    let message: String
    let location: Location
  }

  struct Fix: Encodable {
    let safety: String
    let description: String
    let changes: [Change]

    init(_ fix: FeaturegenCore.Fix) {
      safety = fix.safety.rawValue
      description = fix.description
      changes = fix.changes.map { Change(kind: $0.kind, description: fix.description(of: $0)) }
    }
  }

  struct Change: Encodable {
    let kind: String
    let description: String
  }

  struct Location: Encodable {
    let path: String
    let line: Int
    let column: Int
    let length: Int

    init(_ location: SourceLocation) {
      path = location.path
      line = location.line
      column = location.column
      length = location.length
    }
  }
}
