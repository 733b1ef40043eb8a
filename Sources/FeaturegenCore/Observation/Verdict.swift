/// What comparing a demand with code came to.
package enum Verdict: Sendable, Hashable {
  case met
  /// Not met; the place is the declaration that lacks it, or what is there instead.
  case unmet(SourceLocation)
  /// Syntax alone cannot tell, so nothing is reported.
  case undecidable(reason: String)
}

/// A requirement that code does not meet.
package struct Shortfall: Sendable, Hashable {
  package var requirement: Requirement
  package var location: SourceLocation
}

extension Blueprint {
  /// The requirements that `feature` does not meet, in the blueprint's order. What a missing
  /// prerequisite already says is left out, and what rests on one that syntax cannot judge.
  package func shortfalls(of feature: ObservedFeature) -> [Shortfall] {
    let comparison = Comparison(feature: feature, convention: convention)
    var open: Set<Demand> = []
    var shortfalls: [Shortfall] = []
    for requirement in requirements {
      guard open.isDisjoint(with: requirement.prerequisites) else {
        open.insert(requirement.demand)
        continue
      }
      switch comparison.verdict(on: requirement.demand) {
      case .met: continue
      case .undecidable: open.insert(requirement.demand)
      case .unmet(let location):
        open.insert(requirement.demand)
        shortfalls.append(Shortfall(requirement: requirement, location: location))
      }
    }
    return shortfalls
  }
}
