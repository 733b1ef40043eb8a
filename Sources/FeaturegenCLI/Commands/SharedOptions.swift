/// Options that several commands take, with the same words.
extension OptionDefinition {
  static let config = OptionDefinition(
    long: "config", value: .required("FILE", .files),
    help: "Read this config instead of the nearest '.featuregen.yml'")

  static let jobs = OptionDefinition(
    long: "jobs", short: "j", value: .required("N"),
    help: "Read this many files at a time; one per core by default")

  static let tca = OptionDefinition(
    long: "tca", value: .required("VERSION"),
    help: "Write for this version of TCA; by default the version the project pins")

  static let path = OptionDefinition(
    long: "path", value: .required("DIR", .directories), help: "Write into this folder")

  static let dryRun = OptionDefinition(
    long: "dry-run", short: "n", help: "Say what would be written, and write nothing")

  static let diff = OptionDefinition(
    long: "diff", help: "Print what would be written as a diff, and write nothing")

  /// What to do about files that are there already.
  static let conflicts: [OptionDefinition] = [
    OptionDefinition(
      long: "on-conflict", value: .required("WHAT"),
      choices: ["prompt", "fail", "skip", "overwrite"],
      help: "What to do about files that exist with other contents; "
        + "'prompt' on a terminal, else 'fail'",
      conflictsWith: ["force", "skip"]),
    OptionDefinition(
      long: "force", short: "f", value: .optional("dirty"), choices: ["dirty"],
      help: "Overwrite; files that git cannot bring back only with '=dirty'",
      conflictsWith: ["skip"]),
    OptionDefinition(long: "skip", short: "s", help: "Leave existing files as they are"),
  ]
}

/// `1 file`, `2 files`.
func counted(_ count: Int, _ one: String, _ many: String) -> String {
  "\(count) \(count == 1 ? one : many)"
}
