import FeaturegenCLI
import FeaturegenCore
import TestSupport
import Testing

/// Commands that read nothing and write nothing.
@Suite struct InformationCommandTests {
  @Test func version() async throws {
    let run = try await CommandRun(["--version"], in: "/")
    #expect(run.output == "featuregen \(Program.version)\n")
  }

  @Test func rules() async throws {
    let run = try await CommandRun(["rules"], in: "/")
    #expect(run.status == .success)
    let ids = run.output.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    #expect(ids.map(String.init) == Rule.all.map(\.id.rawValue))
  }

  @Test(arguments: Rule.all.map(\.id.rawValue))
  func explain(_ id: String) async throws {
    let run = try await CommandRun(["explain", id], in: "/")
    #expect(run.status == .success)
    let rule = try #require(Rule.named(id))
    #expect(run.output.hasPrefix("\(id) (\(rule.severity.rawValue), \(rule.kind.rawValue))\n"))
    #expect(run.output.contains("\nInstead of\n\n    ") && run.output.contains("\nwrite\n\n    "))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func explainUnknown() async throws {
    let run = try await CommandRun(["explain", "missing_prat"], in: "/")
    #expect(run.status == .usage)
    #expect(run.errors.contains("did you mean 'missing_part'?"))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func completion(_ shell: String) async throws {
    let run = try await CommandRun(["completion", shell], in: "/")
    #expect(run.status == .success)
    for word in ["new", "check", "on-conflict", "missing_part", "overwrite"] {
      #expect(run.output.contains(word))
    }
  }

  /// Rationales and summaries are sentences for people: no blank at an end, no double blanks.
  @Test(arguments: Rule.all.map(\.id.rawValue))
  func wording(_ id: String) throws {
    let rule = try #require(Rule.named(id))
    #expect(!rule.summary.hasSuffix(".") && !rule.summary.contains("  "))
    #expect(rule.rationale.hasSuffix(".") && !rule.rationale.contains("  "))
    #expect(rule.example.violating != rule.example.fixed)
  }

  @Test(arguments: Program.definition.subcommands.map(\.name))
  func help(_ command: String) async throws {
    let run = try await CommandRun([command, "--help"], in: "/")
    #expect(run.status == .success)
    #expect(run.output.hasPrefix("Usage: featuregen \(command)"))
  }
}
