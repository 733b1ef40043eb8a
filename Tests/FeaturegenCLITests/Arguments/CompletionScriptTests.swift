import FeaturegenCLI
import Foundation
import Testing

/// Runs the scripts in the shells they are for.
@Suite struct CompletionScriptTests {
  struct Example: Sendable {
    let line: String
    /// In alphabetical order.
    let offered: [String]
    let shells: [Shell]

    init(_ line: String, _ offered: [String], shells: [Shell] = Shell.allCases) {
      self.line = line
      self.offered = offered
      self.shells = shells
    }
  }

  private static let examples = [
    Example("garden ", ["completion", "config", "help", "inspect", "plant"]),
    Example("garden pl", ["plant"]),
    Example("garden secret", []),
    Example("garden plant --d", ["--depth", "--dry-run"]),
    Example("garden plant --magi", []),
    Example("garden --vers", ["--version"]),
    Example("garden plant --vers", []),
    Example("garden plant --path ", ["beds", "other garden"]),
    Example("garden plant -p b", ["beds"]),
    Example("garden plant --path=b", ["beds"]),
    Example("garden plant --plan b", ["bed.txt", "beds"]),
    Example("garden plant --on-conflict ", ["fail", "overwrite", "prompt", "skip"]),
    Example("garden plant --color=n", ["never"]),
    Example("garden plant --force=", ["dirty"]),
    Example("garden plant --depth ", []),
    Example("garden plant ", []),
    Example("garden plant plant ", []),
    Example("garden inspect g", ["greenfly"]),
    Example("garden inspect weed b", ["bed.txt", "beds"]),
    Example("garden inspect weed bed.txt b", ["bed.txt", "beds"]),
    Example("garden inspect --format ", ["json", "text", "xml"]),
    Example("garden inspect -o j", ["json"]),
    Example("garden inspect --format json=b", ["bed.txt", "beds"], shells: [.bash, .zsh]),
    Example("garden inspect --fi", ["--fix"]),
    Example("garden config --file bed.txt ", ["show", "verify"]),
    Example("garden config show --fil", ["--file"]),
    Example("garden --color never pl", ["plant"]),
    Example("garden -q plant --sk", ["--skip"]),
    Example("garden help ", ["completion", "config", "inspect", "plant"]),
    Example("garden help config ", ["show", "verify"]),
    Example("garden completion ", ["bash", "fish", "zsh"]),
    Example("garden completion bash b", []),
    Example("garden plant -- --d", []),
  ]

  @Test(arguments: Shell.allCases.filter(\.isInstalled))
  func offersWhatTheParserAccepts(_ shell: Shell) throws {
    let examples = Self.examples.filter { $0.shells.contains(shell) }
    let garden = try ShellGarden(shell)
    defer { garden.remove() }
    let offered = try garden.complete(examples.map(\.line))
    #expect(offered.count == examples.count)
    for (example, words) in zip(examples, offered) {
      #expect(words == example.offered, "\(shell): '\(example.line)'")
    }
  }

  @Test(arguments: Shell.allCases.filter(\.isInstalled))
  func hasValidSyntax(_ shell: Shell) throws {
    let garden = try ShellGarden(shell)
    defer { garden.remove() }
    let errors = try garden.run([shell.rawValue, "-n", "script"])
    #expect(errors == "")
  }

  @Test(.enabled(if: Shell.fish.isInstalled))
  func quotesDescriptions() throws {
    let garden = try ShellGarden(.fish)
    defer { garden.remove() }
    let command = "source script; complete -C 'garden inspect --fix'"
    let output = try garden.run(["fish", "--no-config", "-c", command])
    #expect(output == "--fix\tIt's [worth] a try: \"$HOME\" `x`\n")
  }

  @Test(.enabled(if: Shell.zsh.isInstalled))
  func offersNoOptionThatTheLineExcludes() throws {
    let garden = try ShellGarden(.zsh)
    defer { garden.remove() }
    let lines = ["garden plant --force --o", "garden plant -n --d", "garden plant --set a=b --se"]
    #expect(try garden.complete(lines) == [[], ["--depth"], ["--set"]])
  }
}

extension Shell {
  fileprivate var isInstalled: Bool {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(rawValue)")
    }
  }
}
