extension Rule {
  static let duplicateFeature = Rule(
    id: .duplicateFeature,
    summary: "a module declares a feature once",
    rationale: """
      Two features of one name in one module do not compile, and what belongs to which of them \
      cannot be told. It happens when a file is copied, or when a merge keeps both sides. What \
      stands in '#if' is not counted, nor what is private to its file. A module is a target of a \
      'Package.swift' or a folder of 'modules:' in the config; where neither says what belongs \
      together, the rule is silent.
      """,
    example: Example(
      violating: """
        // AppInfoFeature.swift
        public enum AppInfoFeature: Feature { … }
        // Old/AppInfoFeature.swift
        public enum AppInfoFeature: Feature { … }
        """,
      fixed: """
        // AppInfoFeature.swift
        public enum AppInfoFeature: Feature { … }
        """
    ),
    severity: .error,
    kind: .practice,
    scope: .module { pass in
      let judged = Set(pass.features.map(\.fullName))
      return pass.repeated.groups.filter { judged.contains($0.first?.fullName ?? "") }
        .flatMap(pass.findings)
    })
}

extension ModulePass {
  fileprivate func findings(_ declarations: [TypeFacts]) -> [Finding] {
    let original = declarations.first(where: isWellNamed) ?? declarations.first
    guard let original else { return [] }
    return declarations.filter { $0.location != original.location }.map { type in
      Finding(
        rule: rule.id.rawValue, severity: rule.severity,
        message: "the module '\(module.name)' declares '\(type.fullName)' a second time; "
          + "remove or rename one of the two",
        location: type.location, symbol: type.fullName,
        related: [
          .init(location: original.location, message: "'\(type.fullName)' is declared here, too")
        ])
    }
  }

  /// A copy has another name than the original: `AppInfoFeature 2.swift`.
  private func isWellNamed(_ type: TypeFacts) -> Bool {
    let convention = convention(of: type)
    let name = FeatureName(typeName: type.path.last ?? "", suffix: convention.suffix)
    return module.file(at: type.location.path)?.name
      == convention.fileName(of: .overview, for: name)
  }
}
