/// What the comments of one file suppress, and which of them did.
struct FileSuppressions {
  /// One rule in one comment.
  struct Entry {
    let rule: RuleID
    let verb: SuppressionComment.Verb
    /// The rule's name in the comment.
    let word: SuppressionComment.Word
    /// The comment names other rules as well.
    let isOneOfSeveral: Bool
    fileprivate(set) var lines: ClosedRange<Int>
    fileprivate(set) var isUsed = false
  }

  private(set) var entries: [Entry] = []
  private var indices: [RuleID: [Int]] = [:]

  /// - Parameter comments: In source order.
  init(_ comments: [SuppressionComment]) {
    var open: [RuleID: [Int]] = [:]
    for comment in comments {
      guard let verb = comment.kind else { continue }
      for word in comment.rules {
        guard let rule = RuleID(rawValue: word.text) else { continue }
        let ended = verb == .enable ? open.removeValue(forKey: rule) ?? [] : []
        for index in ended {
          let first = entries[index].lines.lowerBound
          entries[index].lines = first...max(first, comment.lines.lowerBound - 1)
        }
        if verb == .disable { open[rule, default: []].append(entries.count) }
        if verb != .enable { indices[rule, default: []].append(entries.count) }
        entries.append(
          Entry(
            rule: rule, verb: verb, word: word, isOneOfSeveral: comment.rules.count > 1,
            lines: comment.lines, isUsed: !ended.isEmpty))
      }
    }
  }

  /// Whether a comment suppresses the finding; every comment that does counts as used.
  mutating func suppress(_ finding: Finding) -> Bool {
    guard let rule = RuleID(rawValue: finding.rule) else { return false }
    var isSuppressed = false
    for index in indices[rule] ?? []
    where entries[index].lines.contains(finding.location.line) {
      entries[index].isUsed = true
      isSuppressed = true
    }
    return isSuppressed
  }
}
