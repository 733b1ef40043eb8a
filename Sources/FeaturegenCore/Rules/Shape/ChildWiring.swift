extension Rule {
  static let childWiring = Rule.shape(
    .childWiring,
    fixes: [.safe],
    summary: "a child is in State and in Action under one name, run by the reducer and shown",
    rationale: """
      A child feature takes four places: a property in State, a case in Action, 'ifLet', 'forEach' \
      or 'Scope' in the reducer, and a view that shows it. Where one is forgotten, the child does \
      nothing, and TCA says so at run time at best.
      """,
    example: Example(
      violating: """
        // State and Action hold childSettings
        Reduce { state, action in … }
        """,
      fixed: """
        Reduce { state, action in … }
          .ifLet(\\.$childSettings, action: \\.childSettings) {
            SettingsFeature.Reducer()
          }
        """
    )
  ) { pass in
    let errorChild = pass.convention.errorChildType
    return pass.subject.children.filter { $0.feature != errorChild }.flatMap(pass.gaps)
  }
}

extension FeaturePass {
  fileprivate func gaps(of child: ObservedChild) -> [Finding] {
    if let property = child.misnamed, let action = child.action {
      var found = finding(
        .misnamed(child.name, state: property.name), child, .action, at: action.location,
        related: .declaration(of: property))
      found.subject = property.name
      return [found]
    }
    return switch (child.property, child.action) {
    case (nil, let action?) where child.isScoped:
      [finding(.missing(child, in: "State", of: typeName), child, .action, at: action.location)]
    case (let property?, nil) where child.isScoped:
      [
        finding(
          .missing(child, in: "Action", of: typeName), child, .state, at: property.location,
          fix: fix(child, property, in: .action))
      ]
    case (let property?, _?):
      gaps(ofIntended: child, property)
    default: []
    }
  }

  private func gaps(ofIntended child: ObservedChild, _ property: PropertyFacts) -> [Finding] {
    let comparison = Comparison(feature: feature, convention: convention)
    let declared = Finding.RelatedPlace.declaration(of: property)
    var findings: [Finding] = []
    if child.lacksWrapper {
      let wrapper = convention.errorChild(dialect: blueprint.style.dialect).wrapper
      var found = finding(
        .notWrapped(child.name, by: wrapper), child, .state, at: property.location,
        fix: property.isConstant
          ? nil : fixes.fix([.insertAttribute(wrapper, symbol: ["State", child.name])]))
      found.subject = "@" + wrapper
      findings.append(found)
    }
    if feature.showsWhatRuns(child), !child.isRun {
      let place = comparison.behaviourPlace(of: .reducer)
      findings.append(
        finding(
          .notRun(child, in: typeName), child, .reducer, at: place,
          fix: fix(child, property, in: .reducer), related: declared))
    }
    if !feature.isShown(child) {
      let place = comparison.behaviourPlace(of: .view)
      findings.append(
        finding(
          .notShown(child, in: typeName), child, .view, at: place, severity: .warning,
          related: declared))
    }
    return findings
  }

  func finding(
    _ message: String, _ child: ObservedChild, _ part: Part, at place: SourceLocation,
    severity: Severity? = nil, fix: Fix? = nil, related: Finding.RelatedPlace? = nil
  ) -> Finding {
    var finding = Finding(
      rule: rule.id.rawValue, severity: severity ?? rule.severity, message: message,
      location: place, symbol: [typeName, part.typeName, child.name].joined(separator: "."))
    finding.fix = fix
    finding.related = related.map { [$0] } ?? []
    return finding
  }

  private func fix(
    _ child: ObservedChild, _ property: PropertyFacts, in place: Fix.Place
  ) -> Fix? {
    Fix.Child(property, isPresented: child.isPresented).flatMap {
      fixes.fix(fixes.insertion(of: $0, in: place))
    }
  }
}

extension Finding.RelatedPlace {
  static func declaration(of property: PropertyFacts) -> Self {
    Self(location: property.location, message: "'\(property.name)' is declared here")
  }
}

extension String {
  fileprivate static func missing(
    _ child: ObservedChild, in part: String, of type: String
  ) -> String {
    "the reducer runs '\(child.name)', but '\(type).\(part)' has none; add it or remove the child"
  }

  fileprivate static func misnamed(_ name: String, state: String) -> String {
    "the child is '\(name)' in Action but '\(state)' in State; give it one name"
  }

  fileprivate static func notWrapped(_ name: String, by wrapper: String) -> String {
    "'\(name)' is presented, so its property needs '@\(wrapper)'"
  }

  fileprivate static func notRun(_ child: ObservedChild, in type: String) -> String {
    let reducer = child.isComposition ? "" : "'\(child.feature).Reducer()' for "
    return "the body of '\(type).Reducer' does not run \(reducer)'\(child.name)'; "
      + "add 'ifLet', 'forEach' or 'Scope'"
  }

  fileprivate static func notShown(_ child: ObservedChild, in type: String) -> String {
    "no view of this module shows '\(child.name)' of '\(type)'; use '\(child.feature).View'"
  }
}
