import Spelling

extension Rule {
  static let eventMismatch = Rule.shape(
    .eventMismatch,
    severity: .warning,
    summary: "every event is recorded somewhere, and every recorded event exists",
    rationale: """
      The cases of Event are what analysts look for. One that nothing records is a number that \
      stays at zero: record it, in the analytics recorder or as 'X.Event.case' elsewhere in the \
      module, or delete it.
      """,
    example: Example(
      violating: """
        public enum Event: String, FeatureEvent {
          case onAppear
          case copied    // in no arm of the recorder
        }
        """,
      fixed: """
        case .onAppear: return .init(event: .onAppear)
        case .copyButtonPressed: return .init(event: .copied)
        """
    )
  ) { pass in
    guard pass.convention.analytics else { return [] }
    return pass.eventMismatches
  }
}

extension FeaturePass {
  /// A recorded event and a case that differ by a slip of the pen are one finding.
  fileprivate var eventMismatches: [Finding] {
    let comparison = EventComparison(of: feature, recorded: subject.coverage(in: .recorder))
    var unrecorded = comparison.unrecorded
    var findings: [Finding] = []
    for event in comparison.unknown {
      let meant = nearestName(to: event.name, in: unrecorded.map(\.name))
      let index = unrecorded.firstIndex { $0.name == meant }
      let related = index.map { unrecorded.remove(at: $0) }
      var found = finding(
        .unknown(event.name, meant: related?.name, in: typeName), event.name, at: event.location)
      found.subject = "recorder"
      found.related =
        related.map {
          [.init(location: $0.location, message: "'\($0.name)' is declared here")]
        } ?? []
      findings.append(found)
    }
    return findings
      + unrecorded.map { finding(.unrecorded($0.name, in: typeName), $0.name, at: $0.location) }
  }

  private func finding(_ message: String, _ event: String, at place: SourceLocation) -> Finding {
    Finding(
      rule: rule.id.rawValue, severity: rule.severity, message: message, location: place,
      symbol: [typeName, Part.event.typeName, event].joined(separator: "."))
  }
}

extension String {
  fileprivate static func unknown(_ name: String, meant: String?, in type: String) -> String {
    "'\(type).Event' has no case '\(name)'"
      + (meant.map { ", but '\($0)', which nothing records" } ?? "; add it, or record another")
  }

  fileprivate static func unrecorded(_ name: String, in type: String) -> String {
    "nothing records the event '\(name)' of '\(type)'; record it or delete it"
  }
}
