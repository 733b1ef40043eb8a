extension Checker {
  /// The demands on the features of a module about which nothing is said, because syntax does not
  /// decide them: each rule and reason once per feature, by the feature's full name.
  func undecided(
    in module: ObservedModule, focus: Focus = .everything
  ) -> [String: [UndecidedDemand]] {
    standards.features(in: module).filter { focus.includes($0) && !$0.isTestDouble }
      .reduce(into: [:]) { $0[$1.fullName, default: []] += undecided(of: $1) }
  }

  /// In the order of the rules, those left out that are off.
  func undecided(of feature: ObservedFeature) -> [UndecidedDemand] {
    let subject = judged(feature)
    let demands =
      subject.blueprint.undecided(of: feature, besides: subject.shortfalls) + subject.reservations
    let path = feature.namespace.location.path
    return Rule.all.filter { !isOff($0, in: path) }.flatMap { rule -> [UndecidedDemand] in
      var seen: Set<UndecidedDemand> = []
      return demands.filter { $0.rule == rule.id && seen.insert($0).inserted }
    }
  }

  private func isOff(_ rule: Rule, in path: String) -> Bool {
    severities?.severity(of: rule.id, in: path).map { $0 == nil } ?? false
  }

  /// Off in every file.
  var disabledRules: [RuleID] {
    guard let severities else { return [] }
    return Rule.all.map(\.id).filter { !severities.isOn($0) }
  }
}

extension JudgedFeature {
  /// Why rules that look at whole parts say nothing.
  fileprivate var reservations: [UndecidedDemand] {
    let convention = blueprint.convention
    var demands: [UndecidedDemand] = []
    func note(_ reason: String?, _ rules: RuleID...) {
      guard let reason else { return }
      demands += rules.map { UndecidedDemand(rule: $0, reason: reason) }
    }
    if isDeclared(.reducer), isDeclared(.action) {
      note(reservation(about: .reducer), .unhandledAction)
      if convention.analytics { note(reservation(about: .recorder), .unrecordedAction) }
    }
    if convention.analytics { note(reservationAboutEvents, .eventMismatch) }
    note(reservationAboutChildren, .childWiring, .oneSidedMember)
    let isUncertain = children.contains { child in
      child.property != nil && child.action != nil && !feature.showsWhatRuns(child)
    }
    if isUncertain {
      note("the body of 'Reducer' runs more than syntax shows", .childWiring)
    }
    if !feature.module.origin.isCertain {
      note(
        "no target of a manifest and no entry of 'modules:' says what the module holds",
        .duplicateFeature)
    }
    return demands
  }

  private func reservation(about origin: ActionFlow.Origin) -> String? {
    let coverage = coverage(in: origin)
    let name = origin == .recorder ? "the analytics recorder" : "'Reducer'"
    // An arm that takes all has a rule of its own.
    if !coverage.catchAlls.isEmpty { return nil }
    if let reason = reasonForUnknownMembers(of: .action) { return reason }
    if coverage.isResolved { return nil }
    return coverage.hasSwitch
      ? "\(name) gives actions to code that syntax does not follow"
      : "no 'switch' of \(name) over the action is to be seen"
  }

  private var reservationAboutEvents: String? {
    guard isDeclared(.event), isDeclared(.reducer) else { return nil }
    if let reason = reasonForUnknownMembers(of: .event) { return reason }
    if feature.part(.reducer).all.compactMap(\.recorder).contains(where: \.isUndecided) {
      return "the analytics recorder makes events in code that syntax does not follow"
    }
    return coverage(in: .recorder).isResolved
      ? nil : "no 'switch' of the analytics recorder shows all that is recorded"
  }

  private var reservationAboutChildren: String? {
    guard isDeclared(.state), isDeclared(.action) else { return nil }
    if feature.part(.state).declarations.contains(where: { $0.kind == .enum }) {
      return "'State' is an enum"
    }
    return reasonForUnknownMembers(of: .state) ?? reasonForUnknownMembers(of: .action)
  }

  private func isDeclared(_ part: Part) -> Bool { feature.part(part).isDeclared }

  /// `nil` if syntax shows all members of the part.
  private func reasonForUnknownMembers(of part: Part) -> String? {
    let observed = feature.part(part)
    if observed.isAlias { return "'\(part.typeName)' is a type alias" }
    if observed.hasUnknownMembers {
      return "'\(part.typeName)' has members that syntax does not show"
    }
    let macro = observed.declarations.lazy.flatMap(\.attributes).first {
      !Self.memberlessAttributes.contains($0)
    }
    return macro.map { "'@\($0)' may add members to '\(part.typeName)'" }
  }

  /// Attributes that add no case and no stored property.
  private static let memberlessAttributes: Set<String> = [
    "CasePathable", "ObservableState", "available", "dynamicMemberLookup",
  ]
}
