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
          rule: rule, convention: convention, module: module, features: features, files: files,
          repeated: repeated, fileLength: fileLength))
    }
  }

  /// Features that the module declares more than once; none if the rule is off.
  func repeatedFeatures(
    among features: [ObservedFeature], in module: ObservedModule
  ) -> RepeatedFeatures {
    let isOff = severities[.duplicateFeature].map { $0 == nil } ?? false
    return RepeatedFeatures(of: isOff ? [] : features.filter { !$0.isTestDouble }, in: module)
  }
}
