import FeaturegenCLI
import Testing

@Suite struct HelpTextTests {
  private func help(_ path: [String], width: Int = 100) throws -> String {
    try #require(HelpText(program: SampleProgram.definition, path: path, width: width)).text
  }

  @Test func showsTheProgram() throws {
    #expect(
      try help([]) == """
        Usage: garden COMMAND [options]

        Plant and look after a garden

        Everything is kept in plain files below the garden's folder, so that it can be put under version
        control and read without this program.

        A second paragraph.

        Commands:
          plant       Plant something
          inspect     Report what withers
          config      Look at the configuration
          completion  Print a completion script
          help        Show help

        Options:
              --color WHEN  When to write colours [auto, always, never]
          -q, --quiet       Write results only
          -v, --verbose...  Say more
          -h, --help        Show this help
              --version     Show the version

        Exit status:
          0   done, or no error found
          1   findings of severity error, unresolved conflicts or places not edited
          64  wrong command line
          65  wrong spec, config, baseline or template
          66  a named path or revision is missing, or no Swift file is selected
          70  internal error
          73  output cannot be created
          74  error while writing

        Run 'garden help COMMAND' to read about one command.

        """)
  }

  @Test func showsACommand() throws {
    #expect(
      try help(["plant"]) == """
        Usage: garden plant [options] [NAME...]

        Plant something

        Arguments:
          [NAME...]  What to plant

        Options:
          -p, --path DIR                The bed
              --plan FILE|-             Plant what a plan says
              --depth CM                How deep, negative for pots
              --set KEY=VALUE...        Set a property of the plant; may be given several times, the last
                                        one wins
          -n, --dry-run                 Show what would be done
              --on-conflict prompt|fail|skip|overwrite
                                        What to do where something grows already
          -f, --force[=dirty]           Dig up what grows there
          -s, --skip                    Leave what grows there
          -h, --help                    Show this help

        Global options:
              --color WHEN  When to write colours [auto, always, never]
          -q, --quiet       Write results only
          -v, --verbose...  Say more

        Examples:
          One rose in the south:
            garden plant rose --path beds/south

          All that the plan names:
            garden plant --plan spring.txt

        """)
  }

  @Test func showsRequiredThings() throws {
    #expect(
      try help(["inspect"]) == """
        Usage: garden inspect [options] RULE [PATH...] --to BED

        Report what withers

        Arguments:
          RULE       What to look for
          [PATH...]  Where to look

        Options:
          -o, --format F[=FILE]...  How to report [text, json, xml]
              --to BED              The bed
              --fix                 It's [worth] a try: "$HOME" `x`
          -h, --help                Show this help

        Global options:
              --color WHEN  When to write colours [auto, always, never]
          -q, --quiet       Write results only
          -v, --verbose...  Say more

        """)
  }

  @Test func showsAGroupOfCommands() throws {
    #expect(
      try help(["config"]) == """
        Usage: garden config COMMAND [options]

        Look at the configuration

        Commands:
          verify  Look for mistakes
          show    Print it

        Options:
              --file FILE  The configuration
          -h, --help       Show this help

        Global options:
              --color WHEN  When to write colours [auto, always, never]
          -q, --quiet       Write results only
          -v, --verbose...  Say more

        """)
  }

  @Test func showsInheritedOptions() throws {
    #expect(
      try help(["config", "show"]) == """
        Usage: garden config show [options] [KEY]

        Print it

        Arguments:
          [KEY]  One key

        Options:
          -h, --help  Show this help

        Global options:
              --file FILE   The configuration
              --color WHEN  When to write colours [auto, always, never]
          -q, --quiet       Write results only
          -v, --verbose...  Say more

        """)
  }

  @Test func showsACommandInANarrowTerminal() throws {
    #expect(
      try help(["plant"], width: 40) == """
        Usage: garden plant [options] [NAME...]

        Plant something

        Arguments:
          [NAME...]  What to plant

        Options:
          -p, --path DIR    The bed
              --plan FILE|-
                            Plant what a plan
                            says
              --depth CM    How deep, negative
                            for pots
              --set KEY=VALUE...
                            Set a property of
                            the plant; may be
                            given several times,
                            the last one wins
          -n, --dry-run     Show what would be
                            done
              --on-conflict prompt|fail|skip|overwrite
                            What to do where
                            something grows
                            already
          -f, --force[=dirty]
                            Dig up what grows
                            there
          -s, --skip        Leave what grows
                            there
          -h, --help        Show this help

        Global options:
              --color WHEN  When to write
                            colours [auto,
                            always, never]
          -q, --quiet       Write results only
          -v, --verbose...  Say more

        Examples:
          One rose in the south:
            garden plant rose --path beds/south

          All that the plan names:
            garden plant --plan spring.txt

        """)
  }

  @Test func knowsNoHelpOfUnknownCommands() {
    #expect(HelpText(program: SampleProgram.definition, path: ["rose"], width: 100) == nil)
  }

  @Test func keepsHiddenThingsOut() throws {
    #expect(try !help([]).contains("secret"))
    #expect(try !help(["plant"]).contains("magic"))
    #expect(try help(["secret"]).hasPrefix("Usage: garden secret"))
  }

  @Test(arguments: [40, 60, 80, 100], [[], ["plant"], ["inspect"], ["config"]])
  func wrapsAtTheWidth(width: Int, path: [String]) throws {
    for line in try help(path, width: width).split(separator: "\n") where line.count > width {
      let isLabel = line.hasPrefix("      --") && line.split(separator: " ").count == 2
      #expect(isLabel || line.hasPrefix("    garden "), "\(line)")
    }
  }
}
