/// Compares the cases of Event with what the analytics recorder names.
struct EventComparison {
  /// Events that nothing records.
  private(set) var unrecorded: [CaseFacts] = []
  /// Recorded events that Event lacks.
  private(set) var unknown: [RecorderFacts.RecordedEvent] = []

  /// Finds nothing where syntax does not show all events or all that records them.
  ///
  /// - Parameter recorded: What the feature's recorder does with actions.
  init(of feature: ObservedFeature, recorded: ActionCoverage) {
    let event = feature.part(.event)
    let recorders = feature.part(.reducer).all.compactMap(\.recorder)
    guard !event.declarations.isEmpty, !event.mayHaveMore,
      event.declarations.allSatisfy({ $0.kind == .enum }),
      !recorders.contains(where: \.isUndecided),
      recorded.isResolved
    else { return }
    let names = Set(event.cases.map(\.name)).union(event.properties.map(\.name))
    unknown = recorders.flatMap(\.recorded).filter { !names.contains($0.name) }
    func isMentioned(_ name: String) -> Bool {
      feature.module.eventMembers.contains(name)
        || recorders.contains { $0.members.contains(name) }
    }
    guard !isMentioned("allCases") else { return }
    let open = Set(recorded.unnamed.compactMap(\.path.last))
    let actions = Set((feature.actionLeaves ?? []).compactMap(\.path.last))
    var seen: Set<String> = []
    unrecorded = event.cases.filter { found in
      // The arm that is missing may have recorded it.
      let isOpen = open.contains(found.name) || !open.isEmpty && !actions.contains(found.name)
      return !isOpen && !isMentioned(found.name) && seen.insert(found.name).inserted
    }
  }
}
