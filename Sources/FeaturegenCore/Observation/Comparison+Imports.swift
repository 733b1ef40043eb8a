extension Comparison {
  /// Judges a file only if no module that it imports may export the one that is missing.
  func importing(_ module: String, in role: FileRole) -> Verdict {
    if module == convention.supportModule, !feature.module.imports.contains(module) {
      return .undecidable(reason: "no file of this module imports '\(module)'")
    }
    var isUnknown = false
    for type in homes(of: role.part) {
      guard let file = feature.module.file(at: type.location.path) else { continue }
      if file.imports.contains(module), file.conditionalImports.isEmpty { continue }
      let imports = file.imports(in: type.conditions)
      if imports.contains(module) { continue }
      guard imports.isSubset(of: knownModules) else {
        isUnknown = true
        continue
      }
      return .unmet(type.location)
    }
    return isUnknown
      ? .undecidable(reason: "a module that the file imports may export '\(module)'") : .met
  }

  /// Those of which it is known that they export none that the convention asks for.
  private var knownModules: Set<String> {
    Self.systemModules
      .union(["ComposableArchitecture", convention.supportModule])
      .union(convention.imports)
      .subtracting(convention.reexporters)
  }

  private static let systemModules: Set<String> = [
    "AppKit", "Combine", "CoreGraphics", "Dispatch", "Foundation", "OSLog", "Observation", "Swift",
    "SwiftUI", "UIKit", "os",
  ]
}

extension FileFacts {
  /// The modules that are imported in every build that meets the conditions.
  fileprivate func imports(in conditions: [BuildCondition]) -> Set<String> {
    let there = imports.filter { module in
      conditionalImports[module]?.allSatisfy(conditions.contains) ?? true
    }
    return Set(there.map { String($0.prefix { $0 != "." }) })
  }
}
