import FeaturegenCLI
import Testing

@Suite struct ArgumentParserTests {
  private static let parser = ArgumentParser(program: SampleProgram.definition)

  struct Valid: Sendable, CustomTestStringConvertible {
    let line: [String]
    let path: [String]
    let options: [String]
    let words: [String: [String]]

    init(_ line: [String], _ path: [String], _ options: [String], _ words: [String: [String]]) {
      self.line = line
      self.path = path
      self.options = options
      self.words = words
    }

    var testDescription: String { line.joined(separator: " ") }
  }

  private static let valid: [Valid] = [
    Valid(["plant"], ["plant"], [], [:]),
    Valid(["plant", "a", "b"], ["plant"], [], ["NAME": ["a", "b"]]),
    Valid(["plant", "--path", "x", "a"], ["plant"], ["path=x"], ["NAME": ["a"]]),
    Valid(["plant", "--path=x=y", "a"], ["plant"], ["path=x=y"], ["NAME": ["a"]]),
    Valid(["plant", "a", "--path", "x"], ["plant"], ["path=x"], ["NAME": ["a"]]),
    Valid(["plant", "-nq", "a"], ["plant"], ["dry-run", "quiet"], ["NAME": ["a"]]),
    Valid(["plant", "-npx"], ["plant"], ["dry-run", "path=x"], [:]),
    Valid(["plant", "-p", "x"], ["plant"], ["path=x"], [:]),
    Valid(["plant", "-p=x"], ["plant"], ["path=x"], [:]),
    Valid(["plant", "-np", "x"], ["plant"], ["dry-run", "path=x"], [:]),
    Valid(["plant", "--force", "dirty"], ["plant"], ["force"], ["NAME": ["dirty"]]),
    Valid(["plant", "--force=dirty"], ["plant"], ["force=dirty"], [:]),
    Valid(["plant", "-f=dirty"], ["plant"], ["force=dirty"], [:]),
    Valid(["plant", "-fn"], ["plant"], ["force", "dry-run"], [:]),
    Valid(["plant", "--", "--path", "-n"], ["plant"], [], ["NAME": ["--path", "-n"]]),
    Valid(["plant", "--path", "x", "--", "--"], ["plant"], ["path=x"], ["NAME": ["--"]]),
    Valid(["plant", "-", "--plan", "-"], ["plant"], ["plan=-"], ["NAME": ["-"]]),
    Valid(["plant", "--depth", "-5", "-1.5"], ["plant"], ["depth=-5"], ["NAME": ["-1.5"]]),
    Valid(["plant", "--depth", "-.5e3"], ["plant"], ["depth=-.5e3"], [:]),
    Valid(["plant", "--set", "a=b", "--set=c="], ["plant"], ["set=a=b", "set=c="], [:]),
    Valid(["plant", "--depth="], ["plant"], ["depth="], [:]),
    Valid(["plant", ""], ["plant"], [], ["NAME": [""]]),
    Valid(["plant", "--path=--dry-run"], ["plant"], ["path=--dry-run"], [:]),
    Valid(["plant", "help", "plant"], ["plant"], [], ["NAME": ["help", "plant"]]),
    Valid(["plant", "-vv", "-v"], ["plant"], ["verbose", "verbose", "verbose"], [:]),
    Valid(["plant", "--magic"], ["plant"], ["magic"], [:]),
    Valid(["--color", "never", "plant", "a"], ["plant"], ["color=never"], ["NAME": ["a"]]),
    Valid(["-n", "plant", "a"], ["plant"], ["dry-run"], ["NAME": ["a"]]),
    Valid(["-np", "config", "plant"], ["plant"], ["dry-run", "path=config"], [:]),
    Valid(["--path", "config", "plant"], ["plant"], ["path=config"], [:]),
    Valid(["--path=config", "plant"], ["plant"], ["path=config"], [:]),
    Valid(["--", "plant", "--path"], ["plant"], [], ["NAME": ["--path"]]),
    Valid(["config", "--file", "x", "show"], ["config", "show"], ["file=x"], [:]),
    Valid(["config", "show", "k", "--file=x"], ["config", "show"], ["file=x"], ["KEY": ["k"]]),
    Valid(["config", "verify", "-q"], ["config", "verify"], ["quiet"], [:]),
    Valid(["completion", "zsh"], ["completion"], [], ["SHELL": ["zsh"]]),
    Valid(
      ["inspect", "weed", "a", "b", "--to", "x"], ["inspect"], ["to=x"],
      ["RULE": ["weed"], "PATH": ["a", "b"]]),
    Valid(
      ["inspect", "any", "--to", "x", "--format", "text", "--format=json=a=b", "-oxml"],
      ["inspect"], ["to=x", "format=text", "format=json=a=b", "format=xml"], ["RULE": ["any"]]),
    Valid(["secret"], ["secret"], [], [:]),
  ]

  @Test(arguments: valid)
  func readsValidLine(_ example: Valid) throws {
    let invocation = try Self.parser.parse(example.line)
    #expect(invocation.request == .run)
    #expect(invocation.commandPath == example.path)
    let options = invocation.arguments.options.map { option in
      option.value.map { "\(option.long)=\($0)" } ?? option.long
    }
    #expect(options == example.options)
    for name in ["NAME", "RULE", "PATH", "KEY", "SHELL"] {
      #expect(invocation.arguments.positionals(name) == example.words[name] ?? [])
    }
  }

  @Test func answersQuestionsAboutOptions() throws {
    let line = ["plant", "rose", "--set", "a=1", "--force", "-n", "--set", "b=2"]
    let arguments = try Self.parser.parse(line).arguments
    #expect(arguments.flag("dry-run"))
    #expect(arguments.flag("force"))
    #expect(arguments.value("force") == nil)
    #expect(!arguments.flag("skip"))
    #expect(arguments.value("set") == "b=2")
    #expect(arguments.values("set") == ["a=1", "b=2"])
    #expect(arguments.positional("NAME") == "rose")
    #expect(arguments.positional("PATH") == nil)
  }

  @Test(arguments: [
    (["--help"], []), (["-h"], []), (["help"], []), (["help", "help"], []),
    (["plant", "--help"], ["plant"]), (["--help", "plant"], ["plant"]),
    (["plant", "-nh"], ["plant"]), (["help", "plant"], ["plant"]),
    (["help", "config", "show"], ["config", "show"]), (["config", "help"], ["config"]),
    (["config", "help", "show"], ["config", "show"]), (["config", "-h"], ["config"]),
    (["plant", "--bogus", "--help"], ["plant"]), (["plant", "--path", "-h"], ["plant"]),
    (["inspect", "--help"], ["inspect"]), (["-q", "help", "-v", "plant"], ["plant"]),
  ])
  func findsHelp(line: [String], path: [String]) throws {
    let invocation = try Self.parser.parse(line)
    #expect(invocation.wantsHelp)
    #expect(invocation.commandPath == path)
  }

  @Test func helpAfterEndOfOptionsIsAWord() throws {
    let invocation = try Self.parser.parse(["plant", "--", "--help"])
    #expect(invocation.request == .run)
    #expect(invocation.arguments.positionals("NAME") == ["--help"])
  }

  @Test func findsVersion() throws {
    #expect(try Self.parser.parse(["--version"]).wantsVersion)
    #expect(try Self.parser.parse(["-q", "--version"]).wantsVersion)
    #expect(try Self.parser.parse(["--version", "--help"]).wantsHelp)
  }
}
