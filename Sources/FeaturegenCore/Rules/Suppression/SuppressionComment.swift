/// A comment that speaks to the tool: `// featuregen:disable:next missing_part - reason`.
package struct SuppressionComment: Sendable, Hashable {
  package enum Verb: String, CaseIterable, Sendable {
    /// From here on, to the next ``enable`` or the end of the file.
    case disable
    /// The next line with code.
    case disableNext = "disable:next"
    /// The comment's own line.
    case disableThis = "disable:this"
    case enable
  }

  package struct Word: Sendable, Hashable {
    package var text: String
    package var location: SourceLocation
  }

  /// What follows `featuregen:`; empty if a blank does.
  package var verb: Word
  /// As written, in the comment's order; they may name no rule.
  package var rules: [Word]
  /// The lines whose findings are meant; of an ``Verb/enable`` those that it ends before.
  package var lines: ClosedRange<Int>

  /// `nil`: no word that means anything.
  package var kind: Verb? { Verb(rawValue: verb.text) }
}
