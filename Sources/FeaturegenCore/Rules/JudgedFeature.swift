/// A feature, and what several rules ask about it, worked out once.
///
/// A class, so that it is not copied for every rule.
final class JudgedFeature: Sendable {
  let feature: ObservedFeature
  let blueprint: Blueprint
  /// What the feature lacks, of all rules.
  let shortfalls: [Shortfall]
  let children: [ObservedChild]
  private let handled: ActionCoverage
  private let recorded: ActionCoverage

  init(_ feature: ObservedFeature, blueprint: Blueprint) {
    self.feature = feature
    self.blueprint = blueprint
    shortfalls = blueprint.shortfalls(of: feature)
    let leaves = feature.actionLeaves
    children = feature.children(showsAllActions: leaves != nil)
    handled = ActionCoverage(of: leaves ?? [], in: .reducer, of: feature)
    recorded = ActionCoverage(of: leaves ?? [], in: .recorder, of: feature)
  }

  /// What the reducer or its analytics recorder does with actions.
  func coverage(in origin: ActionFlow.Origin) -> ActionCoverage {
    origin == .recorder ? recorded : handled
  }
}
