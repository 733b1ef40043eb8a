/// What a `.featuregen.yml` says, together with those of the folders around it.
package struct Config: Sendable {
  package var convention: Convention = Preset.featureNamespace.convention
  /// The version of TCA to write for, if it is not to be found in the project.
  package var tcaVersion: TCAVersion?
  /// Folders that are modules, by the module's name.
  package var modules: [String: AbsolutePath] = [:]
  package var exclude: [ConfigPath] = []
  package var baseline: BaselineReference?
  /// `nil`: the rule is off. Rules that are not listed keep their own severity.
  package var severities: [RuleID: Severity?] = [:]
  package var fileLength = FileLengthLimits.standard
  /// The last one that names a rule and a path counts.
  package var overrides: [SeverityOverride] = []
  /// Where the values stand; what is not listed is a default.
  package var origins = ConfigOrigins()

  package static let fileName = ".featuregen.yml"

  package init() {}

  /// The config itself says how to indent.
  package var statesIndentation: Bool { origins[.indentation] != nil }
  /// The config itself says how long lines may be.
  package var statesLineLength: Bool { origins[.lineLength] != nil }
}

/// The baseline that a config names, and where.
package struct BaselineReference: Sendable, Hashable {
  /// As it is written.
  package let path: String
  package let file: AbsolutePath
  package let place: ConfigPlace
}

/// Everything that is wrong with a config or spec, each at its place.
package struct InvalidInput: Error, Sendable, Equatable {
  /// `file:line:column: error: message`, in the order of the file.
  package var messages: [String]
}
