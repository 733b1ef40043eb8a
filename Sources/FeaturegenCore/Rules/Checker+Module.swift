extension Checker {
  /// What the rules about modules say.
  ///
  /// - Parameters:
  ///   - features: Those that are judged.
  ///   - paths: The files of features that could be read to the end.
  func checkWhole(
    _ module: ObservedModule, features: [ObservedFeature], paths: Set<String>,
    _ repeated: RepeatedFeatures
  ) -> [Finding] {
    let features = features.filter { !$0.isTestDouble }
    guard !features.isEmpty else { return [] }
    let files = paths.sorted().compactMap(module.file)
    return Rule.all.flatMap { rule -> [Finding] in
      guard case .module(let check) = rule.scope else { return [] }
      return check(
        ModulePass(
          rule: rule, module: module, features: features, files: files, repeated: repeated,
          standards: standards))
    }
  }

  /// Features that the module declares more than once, as far as the rule is on for them.
  func repeatedFeatures(
    among features: [ObservedFeature], in module: ObservedModule
  ) -> RepeatedFeatures {
    let judged = features.filter { !$0.isTestDouble }
    let repeated = RepeatedFeatures(of: judged, in: module)
    guard !repeated.groups.isEmpty else { return repeated }
    return RepeatedFeatures(
      of: judged.filter {
        severity(of: .duplicateFeature, in: $0.namespace.location.path) != nil
      }, in: module)
  }
}
