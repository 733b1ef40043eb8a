/// What a check sees in some files, and why it reports what it reports.
package struct Explanation: Sendable {
  /// Ordered by path. A folder that is left out stands for all that is in it.
  package var files: [ExplainedFile] = []
  /// Rules that are off.
  package var disabledRules: [RuleID] = []
}

package struct ExplainedFile: Sendable {
  package enum Content: Sendable {
    /// The omission is that of the file or of the folder named, which it is in.
    case leftOut(Omission, with: String?)
    case unreadable(String)
    case read(ExplainedCode)
  }

  /// As findings name it; a folder's ends with a slash.
  package var path: String
  package var content: Content
}

/// A file that was read.
package struct ExplainedCode: Sendable {
  package var module: String
  package var origin: ModuleOrigin
  /// Where brackets or strings are not balanced, so that no more is said about its features.
  package var fault: SourceLocation?
  package var lineCount: Int
  package var isMeasuredBySwiftLint: Bool
  /// Those that are explained here: at the file of the namespace, if that is explained as well.
  package var features: [ExplainedFeature] = []
  /// The other features of which it declares something.
  package var otherFeatures: [ElsewhereExplained] = []
  package var rejected: [(name: String, reason: RejectionReason)] = []
  /// Those at places in this file.
  package var findings: [Finding] = []
}

/// A feature that is explained at another file.
package struct ElsewhereExplained: Sendable {
  package var name: String
  package var file: String
}

package struct ExplainedFeature: Sendable {
  package enum DialectSource: Sendable {
    /// `@ObservableState` on State.
    case observableState
    /// Property wrappers in State.
    case wrappers([String])
    /// The places that speak one dialect and the other.
    case places(observation: Int, classic: Int)
    /// The project, and why it says so.
    case project(String)
  }

  package var name: String
  /// The file of its namespace.
  package var home: String
  package var evidence: RecognitionEvidence
  package var isTestDouble: Bool
  /// The module declares it more than once.
  package var isRepeated: Bool
  /// Ordered by path.
  package var files: [String]
  package var dialect: Dialect
  package var dialectSource: DialectSource
  package var undecided: [UndecidedDemand]
}
