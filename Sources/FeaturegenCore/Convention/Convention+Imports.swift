extension Convention {
  /// The modules that the files of a feature import whatever it holds.
  func imports(for parts: [Part]) -> [Requirement] {
    let roles = [FileRole.overview, .reducer, .view].filter { $0.part.map(parts.contains) ?? true }
    return roles.flatMap { role in
      let showsViews = role == .view || (role == .overview && parts.contains(.view))
      let modules =
        ["ComposableArchitecture", supportModule] + (showsViews ? ["SwiftUI"] : []) + imports
      let there: [Demand] = role.part.map { [.part($0), .behaviour($0)] } ?? []
      return modules.map { module in
        let forViews: [Demand] = module == "SwiftUI" ? [.part(.view)] : []
        return Requirement(
          .imports(module, role), rule: .missingImport,
          after: there + forViews + [.home(role.part)])
      }
    }
  }
}
