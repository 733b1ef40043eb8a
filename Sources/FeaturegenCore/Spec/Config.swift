/// What a `.featuregen.yml` says.
package struct Config: Sendable {
  package var convention: Convention = Preset.featureNamespace.convention
  /// The version of TCA to write for, if it is not to be found in the project.
  package var tcaVersion: TCAVersion?
  /// Folders that are modules, relative to the config's folder, by the module's name.
  package var modules: [String: String] = [:]
  package var exclude: [PathPattern] = []
  package var baseline: BaselineReference?
  /// `nil`: the rule is off. Rules that are not listed keep their own severity.
  package var severities: [RuleID: Severity?] = [:]
  package var fileLength = FileLengthLimits.standard
  /// The config itself says how to indent.
  package var statesIndentation = false
  /// The config itself says how long lines may be.
  package var statesLineLength = false

  package static let fileName = ".featuregen.yml"

  package init() {}
}

/// The baseline that a config names, and where.
package struct BaselineReference: Sendable, Hashable {
  /// Relative to the config's folder.
  package var path: String
  /// 1-based, in the config's file.
  package var line: Int
  /// 1-based, in UTF-8 bytes.
  package var column: Int
}

/// Everything that is wrong with a config or spec, each at its place.
package struct InvalidInput: Error, Sendable, Equatable {
  /// `file:line:column: error: message`, in the order of the file.
  package var messages: [String]
}
