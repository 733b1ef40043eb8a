/// A module that a rule looks at.
struct ModulePass: Sendable {
  let rule: Rule
  let module: ObservedModule
  /// The features that are judged, test doubles left out.
  let features: [ObservedFeature]
  /// The files that declare something of a feature and could be read to the end, ordered by path.
  let files: [FileFacts]
  /// Those of the whole module.
  let repeated: RepeatedFeatures
  /// What its files are held to.
  let standards: Standards

  func convention(of type: TypeFacts) -> Convention {
    standards[type.location.path].convention
  }
}

/// How many lines a file of a feature may have.
package struct FileLengthLimits: Sendable, Hashable {
  /// More is a warning.
  package var warning: Int
  /// More is an error.
  package var error: Int

  package static let standard = FileLengthLimits(warning: 400, error: 1_000)
}
