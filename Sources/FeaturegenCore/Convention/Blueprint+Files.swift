extension Convention {
  /// The files of a feature, in the order in which commands list them, tests last.
  func files(for feature: Feature, dialect: Dialect) -> [BlueprintFile] {
    let roles = FileRole.allCases.filter { role in
      if role == .tests, testFramework(dialect: dialect) == .off { return false }
      return role.part.map(feature.parts.contains) ?? true
    }
    return roles.map { role in
      let symbols = symbols(of: role, for: feature, dialect: dialect)
      return BlueprintFile(
        role: role,
        name: fileName(of: role, for: feature.name),
        symbols: Set(symbols.map { $0.joined(separator: ".") })
      )
    }
  }

  /// The actions the convention adds to a feature's own, in the order in which they are written.
  func addedActions(to feature: Feature) -> [String] {
    var actions = feature.hasBindings ? ["binding"] : []
    if errorHandling {
      actions += ["errorOccurred", errorChild(dialect: .observation).name]
    }
    return actions
  }

  /// The cases of Event, in order.
  func events(of feature: Feature) -> [String] {
    guard analytics else { return [] }
    return feature.actions.compactMap(\.event?.name) + (errorHandling ? ["errorOccurred"] : [])
  }

  private func symbols(
    of role: FileRole, for feature: Feature, dialect: Dialect
  ) -> [[String]] {
    let type = feature.name.typeName
    switch role {
    case .overview:
      let parts = self.parts.filter(feature.parts.contains)
      return [[type]]
        + parts.flatMap { part in
          [[type, part.typeName]]
            + members(of: part, in: feature).map { [type, part.typeName, $0] }
        }
    case .reducer:
      return ["State", "Action", "body"].map { [type, "Reducer", $0] }
    case .view:
      let previews = type + "_Previews"
      return [[type, "View", "body"]]
        + (preview == .provider ? [[previews], [previews, "previews"]] : [])
    case .tests:
      let suite = type + "Tests"
      let test =
        testFramework(dialect: dialect) == .xctest
        ? "testRecordsEvents()" : "recordsEvents()"
      let factory = analytics ? "makeStore(analytics:)" : "makeStore()"
      return [[suite], [suite, factory]]
        + (events(of: feature).contains { $0 != "errorOccurred" } ? [[suite, test]] : [])
    }
  }

  private func members(of part: Part, in feature: Feature) -> [String] {
    switch part {
    case .state: (errorHandling ? [errorChild(dialect: .observation).name] : []) + ["init()"]
    case .action: feature.actions.map(\.name) + addedActions(to: feature)
    case .event: events(of: feature) + ["idComponents"]
    case .error: ["errorCode"]
    case .reducer: ["init()"]
    case .view: ["store", "init(store:)"]
    }
  }
}
