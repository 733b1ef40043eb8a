extension Explanation {
  /// Lines without their ends.
  ///
  /// - Parameter display: How its reader names a path.
  package func lines(display: (AbsolutePath) -> String) -> [String] {
    var lines = files.flatMap { [$0.path] + $0.lines(display: display).map { "  " + $0 } }
    if !disabledRules.isEmpty {
      lines.append("rules that are off: " + disabledRules.map(\.rawValue).joined(separator: ", "))
    }
    return lines
  }
}

extension ExplainedFile {
  fileprivate func lines(display: (AbsolutePath) -> String) -> [String] {
    switch content {
    case .leftOut(let omission, let folder):
      ["left out: " + (folder.map { "'\($0)' " } ?? "it ") + omission.words]
    case .unreadable(let reason): ["not read: \(reason)"]
    case .read(let code): code.lines(display: display)
    }
  }
}

extension Omission {
  fileprivate var words: String {
    switch self {
    case .hidden: "is hidden, its name begins with a dot"
    case .dependencies: "holds dependencies"
    case .products: "holds what a build has made"
    case .generated: "is generated, as its name says"
    case .documentation: "is a documentation catalogue"
    case .template: "is an Xcode template"
    case .testTarget(let manifest): "is a test target of '\(manifest)'"
    case .testName: "holds tests, as its name says"
    case .excluded(let pattern): "is named by '\(pattern)' of 'exclude:' in the config"
    case .link: "is a link, and links are not followed"
    case .outside: "is not below the paths that are checked"
    case .other: "is no Swift file that can be checked"
    }
  }
}

extension ExplainedCode {
  fileprivate func lines(display: (AbsolutePath) -> String) -> [String] {
    var lines = [moduleLine(display)]
    if let fault {
      lines.append(
        "not balanced at \(fault.line):\(fault.column), so nothing more is said about its features")
    }
    lines += features.flatMap(\.lines)
    lines += otherFeatures.map { "holds parts of '\($0.name)', see '\($0.file)'" }
    lines += rejected.map { "'\($0.name)' is no feature: \($0.reason.words)" }
    if features.isEmpty, otherFeatures.isEmpty, rejected.isEmpty {
      lines.append("no type here resembles a feature")
    }
    if isMeasuredBySwiftLint {
      lines.append("\(lineCount) lines, which SwiftLint's own 'file_length' judges")
    }
    return lines
      + findings.map { finding in
        "reported at \(finding.location.line):\(finding.location.column): \(finding.rule)"
      }
  }

  private func moduleLine(_ display: (AbsolutePath) -> String) -> String {
    switch origin {
    case .target(let manifest): "module '\(module)': a target of '\(display(manifest))'"
    case .computedTarget(let manifest):
      "module '\(module)': a target of '\(display(manifest))', which computes its sources"
    case .configured(let folder):
      "module '\(module)': 'modules:' of the config names '\(display(folder))'"
    case .unknown:
      "module unknown: no target of a manifest and no entry of 'modules:' holds the file"
    }
  }
}

extension ExplainedFeature {
  fileprivate var lines: [String] {
    var lines = ["'\(name)' is a feature: \(evidence.words)"]
    if files.count > 1 {
      lines.append("  in " + files.map { "'\($0)'" }.joined(separator: ", "))
    }
    if isTestDouble {
      return lines + ["  a test double, as its name says; test doubles keep to no convention"]
    }
    if isRepeated { return lines + ["  declared more than once; only that is reported"] }
    lines.append("  dialect: \(dialect), \(dialectSource.words)")
    return lines + undecided.map { "  not decided: \($0.rule.rawValue), as \($0.reason)" }
  }
}

extension RecognitionEvidence {
  fileprivate var words: String {
    switch self {
    case .conformance(let name, let module, let file):
      "it conforms to '\(name)', and "
        + (file.map { "'\($0)' of its module" } ?? "its file") + " imports '\(module)'"
    case .parts(let parts): "it has " + parts.map { "'\($0)'" }.joined(separator: " and ")
    }
  }
}

extension RejectionReason {
  fileprivate var words: String {
    switch self {
    case .importsNothing(let name, let modules):
      "it conforms to '\(name)', but no file of its module imports "
        + modules.map { "'\($0)'" }.joined(separator: " or ")
    case .onePart(let part):
      "it has '\(part)', but no second part carries a protocol of the convention"
    case .foreign(let convention): "it is written in another convention, '\(convention)'"
    case .errorChild: "it is the child that shows errors, which belongs to the support module"
    case .nameAlone(let suffix):
      "its name ends in '\(suffix)', but it neither conforms nor has parts that do"
    }
  }
}

extension ExplainedFeature.DialectSource {
  fileprivate var words: String {
    switch self {
    case .observableState: "as '@ObservableState' on State says"
    case .wrappers(let names):
      "as " + names.map { "'@\($0)'" }.joined(separator: " and ") + " in State "
        + (names.count == 1 ? "says" : "say")
    case .places(let observation, let classic):
      "as its code says: \(observation) for observation, \(classic) for classic"
    case .project(let reason): "\(reason), since its own code shows none"
    }
  }
}
