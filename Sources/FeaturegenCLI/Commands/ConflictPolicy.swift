/// What to do about files that exist with other contents than planned.
enum ConflictPolicy: Sendable, Equatable {
  case prompt, fail, skip
  /// - Parameter dirty: Files that git cannot bring back are overwritten too.
  case overwrite(dirty: Bool)

  /// From `--on-conflict` and its shorthands; `nil` if none was given.
  init?(_ arguments: ParsedArguments) {
    if arguments.flag("skip") {
      self = .skip
    } else if arguments.flag("force") {
      self = .overwrite(dirty: arguments.value("force") == "dirty")
    } else {
      switch arguments.value("on-conflict") {
      case "prompt": self = .prompt
      case "fail": self = .fail
      case "skip": self = .skip
      case "overwrite": self = .overwrite(dirty: false)
      default: return nil
      }
    }
  }
}
