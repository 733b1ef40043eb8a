/// What a check has looked at. It tells findings that are gone from those that were not looked for.
package struct CheckCoverage: Sendable {
  /// The ids of the rules that were on.
  package var rules: Set<String> = []
  /// What was checked with everything below it.
  package var roots: [AbsolutePath] = []
  package var configFolder: AbsolutePath?
  /// By ``ObservedModule/key``.
  package private(set) var modules: [String: Module] = [:]

  /// All modules of one key.
  package struct Module: Sendable {
    /// `nil` for what belongs to no target and no config.
    package var folders: Set<AbsolutePath?> = []
    package var features: Set<String> = []
    /// Those of which no rule ran.
    package var skippedFeatures: Set<String> = []
    /// Files could not be read, or not to the end, so that features may be missing.
    package var hasFaults = false
  }

  package init() {}

  mutating func add(_ module: ObservedModule, _ report: ModuleReport) {
    var known = modules[module.key] ?? Module()
    known.folders.insert(module.folder)
    known.features.formUnion(report.features)
    known.skippedFeatures.formUnion(report.skippedFeatures)
    known.hasFaults =
      known.hasFaults
      || module.files.contains { $0.unreadable != nil || !$0.faults.isEmpty }
    modules[module.key] = known
  }

  /// Whether a finding with this key would have been found: its module was checked as a whole, its
  /// rule was on and its feature, if it is still there, could be read.
  ///
  /// - Parameter folder: Where the baseline that holds the key is.
  package func includes(_ key: FindingKey, baselineIn folder: AbsolutePath) -> Bool {
    guard rules.contains(key.rule) else { return false }
    let isProjectRead = isRead(folder) && (configFolder.map(isRead) ?? true)
    // A module that is gone, or was not checked.
    guard let module = modules[key.module] else { return isProjectRead }
    guard module.folders.allSatisfy({ $0.map(isRead) ?? isProjectRead }) else { return false }
    // Files without a module of their own may be anywhere in the project.
    if key.module.isEmpty, !isProjectRead { return false }
    guard case .symbol(let symbol) = key.place else { return true }
    if symbol.isOrIsInside(any: module.skippedFeatures) { return false }
    return !module.hasFaults || symbol.isOrIsInside(any: module.features)
  }

  private func isRead(_ folder: AbsolutePath) -> Bool {
    roots.contains { folder.isInside($0) }
  }
}

extension String {
  /// `AppInfoFeature.State` is inside `AppInfoFeature`.
  fileprivate func isOrIsInside(any names: Set<String>) -> Bool {
    guard !names.isEmpty else { return false }
    var name = ""
    for word in split(separator: ".") {
      name += name.isEmpty ? String(word) : "." + word
      if names.contains(name) { return true }
    }
    return false
  }
}
