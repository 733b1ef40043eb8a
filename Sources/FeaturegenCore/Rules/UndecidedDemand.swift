/// A demand that syntax alone does not decide, so that nothing is reported.
package struct UndecidedDemand: Sendable, Hashable {
  package var rule: RuleID
  /// Names nothing but parts, so that equal reasons can be counted; lower case, no full stop.
  package var reason: String
}

extension Blueprint {
  /// The requirements of which syntax does not tell whether `feature` meets them, in the
  /// blueprint's order. Where a prerequisite is missing, its finding says enough.
  func undecided(
    of feature: ObservedFeature, besides shortfalls: [Shortfall]
  ) -> [UndecidedDemand] {
    let comparison = Comparison(feature: feature, convention: convention)
    var open = Set(shortfalls.map(\.requirement.demand))
    var undecided: [UndecidedDemand] = []
    for requirement in requirements where !open.contains(requirement.demand) {
      guard open.isDisjoint(with: requirement.prerequisites) else {
        open.insert(requirement.demand)
        continue
      }
      guard case .undecidable(let reason) = comparison.verdict(on: requirement.demand) else {
        continue
      }
      undecided.append(UndecidedDemand(rule: requirement.rule, reason: reason))
    }
    return undecided
  }
}
