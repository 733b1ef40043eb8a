import FeaturegenCore

extension OptionDefinition {
  static let explainWhy = OptionDefinition(
    long: "explain-why", value: .required("PATH", .files),
    help: "Say what is seen in this file or folder, and why it is reported or not",
    conflictsWith: ["staged", "since"])
}

extension CommandContext {
  /// What `--explain-why` asks for; `nil` without it.
  func explanationRequest(
    checking roots: [AbsolutePath], in project: ProjectSettings
  ) throws(CommandFailure) -> ExplanationRequest? {
    guard let word = arguments.value("explain-why") else { return nil }
    let reason = (try? project.style(asked: nil))?.reason
    do throws(FileError) {
      return try ExplanationRequest(
        of: path(word), checking: roots, fallbackReason: reason ?? "as the project is written")
    } catch {
      throw CommandFailure(.missingInput, "\(error)")
    }
  }

  func print(_ explanation: Explanation) {
    for line in explanation.lines(display: display) { console.print(TerminalText.escaped(line)) }
  }
}
