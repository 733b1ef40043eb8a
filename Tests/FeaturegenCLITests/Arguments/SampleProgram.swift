import FeaturegenCLI

/// A small program with one of everything.
enum SampleProgram {
  static let definition = CommandDefinition(
    name: "garden",
    summary: "Plant and look after a garden",
    discussion: """
      Everything is kept in plain files below the garden's folder, so that it can be put under
      version control and read without this program.

      A second paragraph.
      """,
    options: [
      OptionDefinition(
        long: "color", value: .required("WHEN"), choices: ["auto", "always", "never"],
        help: "When to write colours"),
      OptionDefinition(long: "quiet", short: "q", help: "Write results only"),
      OptionDefinition(
        long: "verbose", short: "v", repeats: true, help: "Say more", conflictsWith: ["quiet"]),
    ],
    subcommands: [plant, inspect, config, completion, secret])

  private static let plant = CommandDefinition(
    name: "plant",
    summary: "Plant something",
    positionals: [
      PositionalDefinition(name: "NAME", help: "What to plant", arity: .any)
    ],
    options: [
      OptionDefinition(
        long: "path", short: "p", value: .required("DIR", .directories), help: "The bed"),
      OptionDefinition(
        long: "plan", value: .required("FILE|-", .files), help: "Plant what a plan says"),
      OptionDefinition(long: "depth", value: .required("CM"), help: "How deep, negative for pots"),
      OptionDefinition(
        long: "set", value: .required("KEY=VALUE"), repeats: true,
        help: "Set a property of the plant; may be given several times, the last one wins"),
      OptionDefinition(long: "dry-run", short: "n", help: "Show what would be done"),
      OptionDefinition(
        long: "on-conflict", value: .required("prompt|fail|skip|overwrite"),
        choices: ["prompt", "fail", "skip", "overwrite"],
        help: "What to do where something grows already", conflictsWith: ["force", "skip"]),
      OptionDefinition(
        long: "force", short: "f", value: .optional("dirty"), choices: ["dirty"],
        help: "Dig up what grows there", conflictsWith: ["skip"]),
      OptionDefinition(long: "skip", short: "s", help: "Leave what grows there"),
      OptionDefinition(long: "magic", isHidden: true, help: "Not for everyone"),
    ],
    examples: [
      ("garden plant rose --path beds/south", "One rose in the south:"),
      ("garden plant --plan spring.txt", "All that the plan names:"),
    ])

  private static let inspect = CommandDefinition(
    name: "inspect",
    summary: "Report what withers",
    positionals: [
      PositionalDefinition(name: "RULE", help: "What to look for", completion: .words(rules)),
      PositionalDefinition(
        name: "PATH", help: "Where to look", arity: .any, completion: .files),
    ],
    options: [
      OptionDefinition(
        long: "format", short: "o", value: .required("F[=FILE]"), choices: ["text", "json", "xml"],
        choiceArgument: "FILE", repeats: true, help: "How to report"),
      OptionDefinition(long: "to", value: .required("BED"), isRequired: true, help: "The bed"),
      OptionDefinition(long: "fix", help: "It's [worth] a try: \"$HOME\" `x`"),
    ])

  private static let rules = ["dry_soil", "greenfly", "weed"]

  private static let config = CommandDefinition(
    name: "config",
    summary: "Look at the configuration",
    options: [
      OptionDefinition(long: "file", value: .required("FILE", .files), help: "The configuration")
    ],
    subcommands: [
      CommandDefinition(name: "verify", summary: "Look for mistakes"),
      CommandDefinition(
        name: "show", summary: "Print it",
        positionals: [PositionalDefinition(name: "KEY", help: "One key", arity: .optional)]),
    ])

  private static let completion = CommandDefinition(
    name: "completion",
    summary: "Print a completion script",
    positionals: [
      PositionalDefinition(
        name: "SHELL", help: "For which shell", choices: ["bash", "zsh", "fish"])
    ])

  private static let secret = CommandDefinition(
    name: "secret", summary: "Not for everyone", isHidden: true)
}
