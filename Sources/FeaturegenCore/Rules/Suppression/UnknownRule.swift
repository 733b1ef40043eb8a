import Spelling

extension Rule {
  static let unknownRuleID = Rule(
    id: .unknownRule,
    summary: "comments for this tool say something it knows, about rules that there are",
    rationale: """
      A suppression with a slip of the pen suppresses nothing, and a finding that should be seen \
      may be taken for the one that is not. After 'featuregen:' stands 'disable:next', \
      'disable:this', 'disable' or 'enable', then the ids of rules, then perhaps ' - ' and a reason.
      """,
    example: Example(
      violating: "// featuregen:disable:next mising_part - the view is in the app's target",
      fixed: "// featuregen:disable:next missing_part - the view is in the app's target"
    ),
    severity: .warning,
    kind: .practice,
    scope: .suppression { pass in
      pass.comments.flatMap(pass.unknownWords)
    })
}

extension SuppressionPass {
  fileprivate func unknownWords(of comment: SuppressionComment) -> [Finding] {
    guard comment.kind != nil else {
      let next = comment.verb.text.isEmpty ? comment.rules.first?.text : nil
      return [finding(.unknownVerb(comment.verb.text, afterBlank: next), at: comment.verb)]
    }
    if comment.rules.isEmpty { return [finding(.noRule(comment.verb.text), at: comment.verb)] }
    var findings: [Finding] = []
    for (index, word) in comment.rules.enumerated() where RuleID(rawValue: word.text) == nil {
      let nearest = nearestName(to: word.text, in: RuleID.allCases.map(\.rawValue))
      let isReason = nearest == nil && index > 0
      findings.append(finding(.unknownRule(word.text, nearest, isReason: isReason), at: word))
      // The rest is prose, too.
      if nearest == nil { break }
    }
    return findings
  }
}

extension String {
  fileprivate static func unknownVerb(_ verb: String, afterBlank next: String?) -> String {
    if let next { return "remove the blank between 'featuregen:' and '\(next)'" }
    let verbs = SuppressionComment.Verb.allCases.map(\.rawValue)
    guard let nearest = nearestName(to: verb, in: verbs) else {
      let list = verbs.map { "'featuregen:\($0)'" }.joined(separator: ", ")
      return "'featuregen:\(verb)' means nothing; there are \(list)"
    }
    return "'featuregen:\(verb)' means nothing; did you mean 'featuregen:\(nearest)'?"
  }

  fileprivate static func noRule(_ verb: String) -> String {
    "'featuregen:\(verb)' names no rule; add the ids of those that it is about"
  }

  fileprivate static func unknownRule(_ id: String, _ nearest: String?, isReason: Bool) -> String {
    if let nearest { return "unknown rule '\(id)'; did you mean '\(nearest)'?" }
    return "unknown rule '\(id)'; "
      + (isReason ? "a reason begins after ' - '" : "'featuregen rules' lists them")
  }
}
