extension Rule {
  static let fileLength = Rule(
    id: .fileLength,
    summary: "the files of a feature have at most 400 lines, and never more than 1000",
    rationale: """
      A long file hides what a feature does, and everybody edits it at the same time. Handlers, \
      subviews and child features have files of their own. Above the second limit the warning is \
      an error; the config changes both with 'file_length: { warning: 500, error: 1500 }'. Where \
      SwiftLint's own 'file_length' is on for a file, this rule leaves the file to it.
      """,
    example: Example(
      violating: "AppInfoFeature*Reducer.swift    // 431 lines",
      fixed: """
        AppInfoFeature*Reducer.swift             // 250 lines
        AppInfoFeature*Reducer+Upload.swift      // 185 lines
        """
    ),
    severity: .warning,
    kind: .practice,
    scope: .module { pass in
      pass.files.compactMap { file in
        let limits = pass.standards[file.path].fileLength
        let isError = file.lineCount > limits.error
        let limit = isError ? limits.error : limits.warning
        guard file.lineCount > limit, !file.isMeasuredBySwiftLint else { return nil }
        return Finding(
          rule: pass.rule.id.rawValue, severity: isError ? .error : pass.rule.severity,
          message: "\(file.lineCount) lines; files of a feature have at most \(limit), "
            + "so move handlers or views to another file",
          location: SourceLocation(path: file.path, line: limit + 1, column: 1))
      }
    })
}
