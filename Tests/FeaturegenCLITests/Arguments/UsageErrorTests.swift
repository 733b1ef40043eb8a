import FeaturegenCLI
import Testing

@Suite struct UsageErrorTests {
  struct Invalid: Sendable, CustomTestStringConvertible {
    let line: [String]
    let message: String
    let path: [String]

    init(_ line: [String], _ message: String, at path: [String]) {
      self.line = line
      self.message = message
      self.path = path
    }

    var testDescription: String { line.joined(separator: " ") }
  }

  private static let commands = [
    Invalid(["plnat"], "unknown command 'plnat'; did you mean 'plant'?", at: []),
    Invalid(["conf"], "unknown command 'conf'; did you mean 'config'?", at: []),
    Invalid(["hlep"], "unknown command 'hlep'; did you mean 'help'?", at: []),
    Invalid(["Rose"], "unknown command 'Rose'", at: []),
    Invalid(["secre"], "unknown command 'secre'", at: []),
    Invalid([""], "unknown command ''", at: []),
    Invalid(["-"], "unknown command '-'", at: []),
    Invalid(["--", "--help"], "unknown command '--help'; did you mean 'help'?", at: []),
    Invalid(["\u{1B}[2J"], #"unknown command '\u{1B}[2J'"#, at: []),
    Invalid(["plnat", "--help"], "unknown command 'plnat'; did you mean 'plant'?", at: []),
    Invalid(
      ["config", "verfy"], "unknown command 'verfy'; did you mean 'verify'?", at: ["config"]),
    Invalid(["config", "plant"], "unknown command 'plant'", at: ["config"]),
    Invalid(["help", "plants"], "unknown command 'plants'; did you mean 'plant'?", at: []),
    Invalid(["help", "plant", "rose"], "unexpected argument 'rose'", at: ["plant"]),
    Invalid(
      ["help", "config", "sow"], "unknown command 'sow'; did you mean 'show'?", at: ["config"]),
    Invalid([], "missing command", at: []),
    Invalid(["-q"], "missing command", at: []),
    Invalid(["config"], "missing command", at: ["config"]),
    Invalid(["config", "--file", "x"], "missing command", at: ["config"]),
  ]

  private static let unknownOptions = [
    Invalid(
      ["plant", "--dry-rum"], "unknown option '--dry-rum'; did you mean '--dry-run'?",
      at: ["plant"]),
    Invalid(
      ["plant", "--dyr-run=x"], "unknown option '--dyr-run'; did you mean '--dry-run'?",
      at: ["plant"]),
    Invalid(
      ["plant", "--dry"], "unknown option '--dry'; did you mean '--dry-run'?", at: ["plant"]),
    Invalid(["plant", "--s"], "unknown option '--s'", at: ["plant"]),
    Invalid(["plant", "--nothing"], "unknown option '--nothing'", at: ["plant"]),
    Invalid(["plant", "--magi"], "unknown option '--magi'", at: ["plant"]),
    Invalid(
      ["plant", "--fix"], "unknown option '--fix'; it belongs to 'garden inspect'", at: ["plant"]),
    Invalid(
      ["plant", "--version"], "unknown option '--version'; it belongs to 'garden'", at: ["plant"]),
    Invalid(["--bogus", "plant"], "unknown option '--bogus'", at: ["plant"]),
    Invalid(["--dry-run"], "unknown option '--dry-run'; it belongs to 'garden plant'", at: []),
    Invalid(["plant", "-x"], "unknown option '-x'", at: ["plant"]),
    Invalid(["plant", "-o"], "unknown option '-o'; it belongs to 'garden inspect'", at: ["plant"]),
    Invalid(["plant", "-nx"], "unknown option '-x' in '-nx'", at: ["plant"]),
    Invalid(
      ["plant", "-dry-run"], "unknown option '-dry-run'; did you mean '--dry-run'?", at: ["plant"]),
    Invalid(["plant", "--=x"], "unknown option '--=x'", at: ["plant"]),
    Invalid(["plant", "---"], "unknown option '---'", at: ["plant"]),
    Invalid(["plant", "-é"], "unknown option '-é'", at: ["plant"]),
    Invalid(["plant", "--\u{202E}x"], #"unknown option '--\u{202E}x'"#, at: ["plant"]),
  ]

  private static let values = [
    Invalid(
      ["plant", "--path"], "option '--path' needs a value, as in '--path DIR'", at: ["plant"]),
    Invalid(["plant", "-p"], "option '--path' needs a value, as in '--path DIR'", at: ["plant"]),
    Invalid(
      ["plant", "--path", "--dry-run"],
      "option '--path' needs a value, but '--dry-run' is an option; "
        + "write '--path=--dry-run' if it is meant as the value", at: ["plant"]),
    Invalid(
      ["plant", "--path", "--"],
      "option '--path' needs a value, but '--' is an option; "
        + "write '--path=--' if it is meant as the value", at: ["plant"]),
    Invalid(["plant", "--dry-run=yes"], "option '--dry-run' takes no value", at: ["plant"]),
    Invalid(["plant", "-n="], "option '--dry-run' takes no value", at: ["plant"]),
    Invalid(
      ["plant", "--path="], "option '--path' needs a path, but its value is empty", at: ["plant"]),
    Invalid(
      ["plant", "--plan", ""], "option '--plan' needs a path, but its value is empty",
      at: ["plant"]),
    Invalid(
      ["inspect", "weed", "", "--to", "x"], "argument 'PATH' needs a path, but it is empty",
      at: ["inspect"]),
    Invalid(
      ["inspect", "--format", "json="],
      "option '--format json=FILE' needs a path, but its value is empty", at: ["inspect"]),
    Invalid(
      ["plant", "--color", "pink"],
      "unknown value 'pink' for '--color'; use 'auto', 'always' or 'never'", at: ["plant"]),
    Invalid(
      ["plant", "--color=nevre"], "unknown value 'nevre' for '--color'; did you mean 'never'?",
      at: ["plant"]),
    Invalid(
      ["plant", "--color="], "unknown value '' for '--color'; use 'auto', 'always' or 'never'",
      at: ["plant"]),
    Invalid(["plant", "--force="], "unknown value '' for '--force'; use 'dirty'", at: ["plant"]),
    Invalid(
      ["plant", "--force=drity"], "unknown value 'drity' for '--force'; did you mean 'dirty'?",
      at: ["plant"]),
    Invalid(
      ["inspect", "--format", "jsn=x"],
      "unknown value 'jsn' for '--format'; did you mean 'json'?", at: ["inspect"]),
    Invalid(
      ["completion", "bsh"], "unknown value 'bsh' for 'SHELL'; did you mean 'bash'?",
      at: ["completion"]),
    Invalid(
      ["completion", "tcsh"],
      "unknown value 'tcsh' for 'SHELL'; use 'bash', 'zsh' or 'fish'", at: ["completion"]),
  ]

  private static let combinations = [
    Invalid(["plant", "-n", "--dry-run"], "option '--dry-run' is given twice", at: ["plant"]),
    Invalid(["plant", "-nn"], "option '--dry-run' is given twice", at: ["plant"]),
    Invalid(
      ["plant", "--path", "a", "--path=a"], "option '--path' is given twice", at: ["plant"]),
    Invalid(
      ["--color=never", "plant", "--color", "auto"], "option '--color' is given twice",
      at: ["plant"]),
    Invalid(
      ["plant", "--force", "--skip"], "options '--force' and '--skip' exclude each other",
      at: ["plant"]),
    Invalid(["plant", "-sf"], "options '--skip' and '--force' exclude each other", at: ["plant"]),
    Invalid(
      ["plant", "-s", "a", "--on-conflict=skip"],
      "options '--skip' and '--on-conflict' exclude each other", at: ["plant"]),
    Invalid(
      ["-q", "plant", "-v"], "options '--quiet' and '--verbose' exclude each other",
      at: ["plant"]),
    Invalid(["completion"], "missing argument 'SHELL'", at: ["completion"]),
    Invalid(["inspect", "--to", "x"], "missing argument 'RULE'", at: ["inspect"]),
    Invalid(["inspect", "weed"], "missing option '--to BED'", at: ["inspect"]),
    Invalid(["completion", "bash", "zsh"], "unexpected argument 'zsh'", at: ["completion"]),
    Invalid(["config", "show", "a", "b"], "unexpected argument 'b'", at: ["config", "show"]),
    Invalid(
      ["config", "verify", "x"],
      "unexpected argument 'x'; 'garden config verify' takes no arguments",
      at: ["config", "verify"]),
  ]

  @Test(arguments: [commands, unknownOptions, values, combinations].joined())
  func saysWhatIsWrong(_ example: Invalid) throws {
    let error = try #require(throws: UsageError.self) {
      try ArgumentParser(program: SampleProgram.definition).parse(example.line)
    }
    #expect(error.message == example.message)
    #expect(error.commandPath == example.path)
  }

  @Test func reportsWithAHint() {
    let error = UsageError("no such bed", commandPath: ["config", "show"])
    let report = error.report(in: SampleProgram.definition, width: 100)
    #expect(report == "garden: error: no such bed\nsee 'garden config show --help'\n")
  }

  @Test(arguments: [[], ["config"]])
  func reportsAMissingCommandWithTheHelp(path: [String]) throws {
    let program = SampleProgram.definition
    let error = try #require(throws: UsageError.self) {
      try ArgumentParser(program: program).parse(path)
    }
    let help = try #require(HelpText(program: program, path: path, width: 80))
    #expect(error.report(in: program, width: 80) == help.text)
  }

  @Test func survivesLongWords() throws {
    let word = String(repeating: "x", count: 1_000_000)
    let error = try #require(throws: UsageError.self) {
      try ArgumentParser(program: SampleProgram.definition).parse(["plant", "--\(word)"])
    }
    #expect(error.message == "unknown option '--\(word)'")
  }
}
