/// A place where code leaves the convention.
package struct Finding: Sendable, Hashable {
  /// The id of the rule that found it.
  package var rule: String
  package var severity: Severity
  /// What is wrong and what to do; lower case, no full stop.
  package var message: String
  package var location: SourceLocation
  /// The declaration concerned, from the feature on: `AppInfoFeature.Action.close`; `nil` where a
  /// whole file is meant.
  package var symbol: String?
  /// What tells it from other findings of its rule about the symbol or file: the protocol, child or
  /// word concerned; `nil` where the rule finds one thing only there.
  package var subject: String?
  /// The module of its file, as ``ObservedModule/key`` has it.
  package var module = ""
  /// Other places that take part in it.
  package var related: [RelatedPlace]
  /// What would make it go away; `nil` where people have to decide.
  package var fix: Fix?

  /// A second place of a finding and what it has to do with it.
  package struct RelatedPlace: Sendable, Hashable {
    package var location: SourceLocation
    package var message: String
  }

  package init(
    rule: String, severity: Severity, message: String, location: SourceLocation,
    symbol: String? = nil, subject: String? = nil, related: [RelatedPlace] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.location = location
    self.symbol = symbol
    self.subject = subject
    self.related = related
  }
}

extension Finding: Comparable {
  package static func < (left: Finding, right: Finding) -> Bool {
    if left.location != right.location { return left.location < right.location }
    return (left.rule, left.message) < (right.rule, right.message)
  }
}
