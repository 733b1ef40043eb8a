import SwiftOutline

extension Rule {
  static let parseError = Rule.practice(
    .parseError,
    severity: .error,
    summary: "a file with parts of a feature has balanced brackets, strings and directives",
    rationale: """
      Where a bracket or a string is not closed, nothing after it can be read with certainty. \
      Rather than guess, 'check' reports the place and says nothing else about the features in \
      that file.
      """,
    example: Example(
      violating: "public enum AppInfoFeature: Feature {",
      fixed: "public enum AppInfoFeature: Feature {}"
    )
  ) { pass in
    guard pass.isFeatureFile, let fault = pass.file.faults.first(where: \.followsEvidence) else {
      return []
    }
    return [
      Finding(
        rule: pass.rule.id.rawValue, severity: pass.rule.severity, message: fault.kind.message,
        location: fault.location)
    ]
  }
}

extension Fault.Kind {
  fileprivate var message: String {
    switch self {
    case .unclosedString: "this string is not closed"
    case .unclosedComment: "this comment is not closed"
    case .unclosedRegex: "this regex is not closed"
    case .unclosedInterpolation: "this interpolation is not closed"
    case .unclosedBracket(let bracket): "this '\(bracket)' is not closed"
    case .unexpectedBracket(let bracket): "nothing before this '\(bracket)' opens it"
    case .unclosedDirective: "this '#if' has no '#endif'"
    case .unexpectedDirective(let word): "no '#if' before this '\(word)'"
    case .invalidUTF8: "this is no UTF-8"
    case .tooLarge: "this file is too large to be read to the end"
    }
  }
}
