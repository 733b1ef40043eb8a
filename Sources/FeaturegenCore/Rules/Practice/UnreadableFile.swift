extension Rule {
  static let unreadableFile = Rule.practice(
    .unreadableFile,
    severity: .error,
    summary: "a Swift file under the checked path can be opened and is UTF-8",
    rationale: """
      A file that cannot be read is not checked, and a check that leaves out files without a word \
      cannot be trusted. The other files are checked all the same.
      """,
    example: Example(
      violating: "AppInfoFeature.swift    // permissions 000, or saved as UTF-16",
      fixed: "AppInfoFeature.swift    // readable, UTF-8"
    )
  ) { pass in
    guard let unreadable = pass.file.unreadable else { return [] }
    return [
      Finding(
        rule: pass.rule.id.rawValue, severity: pass.rule.severity, message: unreadable.reason,
        location: unreadable.location)
    ]
  }
}
