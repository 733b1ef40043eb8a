extension Convention {
  /// What has to be as visible as the namespace: each part, then what others use of it.
  func access(to parts: [Part], dialect: Dialect) -> [Requirement] {
    let nested = ["Path", "Destination"].map {
      Requirement(.access(nil, .type($0)), rule: .accessLevel)
    }
    return parts.flatMap { part in
      let whole = Demand.access(part, nil)
      return [Requirement(whole, rule: .accessLevel, after: [.part(part)])]
        + accessMembers(of: part, dialect: dialect).map {
          Requirement(.access(part, $0), rule: .accessLevel, after: [.part(part), whole])
        }
    } + nested
  }

  private func accessMembers(of part: Part, dialect: Dialect) -> [AccessMember] {
    switch part {
    case .state:
      [.initializer(labels: nil), .property("id")]
        + (errorHandling ? [.property(errorChild(dialect: dialect).name)] : [])
    case .action: [.type("Alert"), .type("ConfirmationDialog")]
    case .event: [.property("idComponents")]
    case .error: [.property("errorCode")]
    case .reducer: [.initializer(labels: []), .type("State"), .type("Action"), .property("body")]
    case .view: [.initializer(labels: ["store"]), .property("body")]
    }
  }
}
