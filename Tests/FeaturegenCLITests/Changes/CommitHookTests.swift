import FeaturegenCLI
import Foundation
import TestSupport
import Testing

/// `init --hook`, and the hook at work.
@Suite struct CommitHookTests {
  private let reducer = GitFolder.reducer(of: "Login")
  private let hook = ".git/hooks/pre-commit"

  private func hooked() async throws -> GitFolder {
    let repository = try await GitFolder.withFeatures()
    let run = try await repository.run("init", "--hook")
    #expect(run.status == .success, "\(run.errors)")
    #expect(run.output.hasSuffix("      create  \(hook)\n"))
    return repository
  }

  /// `git commit`, which the hook stops.
  private func refuse(
    _ repository: GitFolder, _ arguments: String..., because text: String = "[missing_typealias]"
  ) throws {
    let output = try ProcessOutput.of(
      ["/usr/bin/env", "git", "commit", "-q", "-m", "Change"] + arguments,
      environment: GitFolder.environment.merging(try BuiltProgram.environment()) { $1 },
      directory: repository.path)
    #expect(output.status == 1)
    #expect((output.standardOutput + output.standardError).contains(text), "\(output)")
  }

  private func accept(_ repository: GitFolder, _ arguments: String...) throws {
    let output = try ProcessOutput.of(
      ["/usr/bin/env", "git", "commit", "-q", "-m", "Change"] + arguments,
      environment: GitFolder.environment.merging(try BuiltProgram.environment()) { $1 },
      directory: repository.path)
    #expect(output.status == 0, "\(output)")
  }

  @Test func everyFormOfCommit() async throws {
    let repository = try await hooked()
    try repository.breakReducer(of: "Login")
    try repository.folder.write("more\n", to: "README.md")
    try repository.git("add", "README.md")
    try accept(repository)
    try refuse(repository, "-a")
    try refuse(repository, "--", reducer)
    // What is staged besides does not count for a commit of some paths, and the other way round.
    try repository.folder.write("still more\n", to: "README.md")
    try accept(repository, "--", "README.md")
    try repository.git("add", reducer)
    try repository.folder.write("and more\n", to: "README.md")
    try accept(repository, "--", "README.md")
    try refuse(repository)
    try refuse(repository, "--amend")
    try accept(repository, "--no-verify")
    // From a folder inside.
    try repository.git("rm", "-q", GitFolder.reducer(of: "AppInfo"))
    try refuse(repository, because: "[missing_file]")
  }

  @Test func firstCommit() async throws {
    let repository = try GitFolder()
    #expect(try await repository.run("init", "--hook").status == .success)
    #expect(try await repository.run("new", "Login").status == .success)
    try repository.breakReducer(of: "Login")
    try repository.git("add", ".")
    try refuse(repository)
  }

  @Test func linkedWorktree() async throws {
    let repository = try await hooked()
    try repository.git("worktree", "add", "-q", "tree")
    let again = try await CommandRun(["init", "--hook"], in: "\(repository.path)/tree")
    #expect(again.status == .success && again.output.contains("identical"), "\(again)")
    let file = "tree/\(reducer)"
    let text = try repository.folder.text(file)
    try repository.folder.write(
      text.replacingOccurrences(of: "typealias State", with: "typealias Other"), to: file)
    for arguments in [["-a"], ["--", reducer]] {
      let output = try ProcessOutput.of(
        ["/usr/bin/env", "git", "-C", "tree", "commit", "-m", "Change"] + arguments,
        environment: GitFolder.environment.merging(try BuiltProgram.environment()) { $1 },
        directory: repository.path)
      #expect(output.status == 1 && output.standardError.contains("checked 1 feature"), "\(output)")
    }
  }

  @Test func mergeAndCherryPickAndRebase() async throws {
    let repository = try await hooked()
    try repository.git("switch", "-q", "-c", "side")
    try repository.folder.write("side\n", to: "side.txt")
    try repository.commit()
    try repository.git("switch", "-q", "main")
    try repository.folder.write("main\n", to: "main.txt")
    try repository.commit()
    try repository.git("merge", "-q", "--no-commit", "side")
    try repository.breakReducer(of: "Login")
    try refuse(repository, "-a")
    try repository.git("checkout", "-q", "HEAD", "--", ".")
    try accept(repository)
    try repository.git("switch", "-q", "side")
    let environment = try BuiltProgram.environment()
    try repository.git("cherry-pick", "main~", environment: environment)
    try repository.git("rebase", "-q", "main", environment: environment)
  }

  @Test func programThatIsMissing() async throws {
    let repository = try await hooked()
    let output = try ProcessOutput.of(
      ["/bin/sh", "\(repository.path)/\(hook)"], environment: ["PATH": "/usr/bin:/bin"])
    // Unless the machine that tests has it installed.
    if FileManager.default.isExecutableFile(atPath: "/usr/local/bin/featuregen") { return }
    #expect(output.status == 1)
    #expect(output.standardError.contains("swift build -c release"))
    #expect(output.standardError.contains("git commit --no-verify"))
  }

  @Test func twiceAndDryRun() async throws {
    let repository = try await GitFolder.withFeatures()
    let dry = try await repository.run("init", "--hook", "--dry-run")
    #expect(dry.output.hasSuffix("      create  \(hook)\n"))
    #expect(!FileManager.default.fileExists(atPath: "\(repository.path)/\(hook)"))
    #expect(try await repository.run("init", "--hook").status == .success)
    let again = try await repository.run("init", "--hook")
    #expect(again.status == .success && !again.output.contains("create"))
    #expect(again.output.hasSuffix("   identical  \(hook)\n"))
    #expect(try repository.folder.text(hook).hasSuffix("\nexec featuregen check --staged\n"))
  }

  @Test func protocolsOfTheTeamStay() async throws {
    let repository = try await GitFolder.withFeatures()
    let own = "public protocol FeatureState {}\n"
    try repository.folder.write(own, to: "FeatureKit/Feature.swift")
    let run = try await repository.run("init", "--hook")
    #expect(run.status == .success, "\(run.errors)")
    #expect(run.output.hasSuffix("      create  \(hook)\n"))
    #expect(!run.output.contains("FeatureKit"))
    #expect(try repository.folder.text("FeatureKit/Feature.swift") == own)
  }

  @Test(arguments: [[], ["--force"], ["--force=dirty"], ["--skip"]])
  func anotherHookStays(_ options: [String]) async throws {
    let repository = try GitFolder()
    try repository.folder.write("#!/bin/sh\nmake\n", to: hook)
    let before = try repository.folder.contents().filter { !$0.key.contains(".git/") }
    let run = try await CommandRun(["init", "--hook"] + options, in: repository.path)
    #expect(run.status == .findings && run.output.isEmpty)
    #expect(run.errors.contains("add the line 'featuregen check --staged || exit 1' to it"))
    #expect(try repository.folder.text(hook) == "#!/bin/sh\nmake\n")
    #expect(try repository.folder.contents().filter { !$0.key.contains(".git/") } == before)
    // With the line, all is well once git runs it.
    try repository.folder.write("#!/bin/sh\nfeaturegen check --staged || exit 1\nmake\n", to: hook)
    let passed = try await repository.run("init", "--hook")
    #expect(passed.status == .findings && passed.errors.contains("chmod +x"))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(repository.path)/\(hook)")
    #expect(try await repository.run("init", "--hook").status == .success)
  }

  @Test func hooksPathOfTheUser() async throws {
    let repository = try await GitFolder.withFeatures()
    try repository.git("config", "core.hooksPath", "tools/hooks")
    let run = try await repository.run("init", "--hook")
    #expect(run.output.hasSuffix("      create  tools/hooks/pre-commit\n"), "\(run.errors)")
    try repository.breakReducer(of: "Login")
    try refuse(repository, "-a")
    let shared = try TemporaryDirectory()
    try repository.git("config", "core.hooksPath", shared.path)
    let outside = try await repository.run("init", "--hook")
    #expect(outside.status == .findings && outside.errors.contains("'core.hooksPath'"))
    #expect(try shared.contents().isEmpty)
  }

  @Test(arguments: [
    (".pre-commit-config.yaml", "pre-commit", "entry: featuregen check --staged"),
    ("lefthook.yml", "lefthook", "run: featuregen check --staged"),
    (".husky/pre-commit", "husky", "featuregen check --staged\n"),
  ])
  func otherTools(_ file: String, _ name: String, _ line: String) async throws {
    let repository = try await GitFolder.withFeatures()
    try repository.folder.write("\n", to: file)
    let run = try await repository.run("init", "--hook")
    #expect(run.status == .success)
    #expect(run.errors.contains("note: \(name) manages the hooks here; add this to '"))
    #expect(run.output.contains(line))
    #expect(!FileManager.default.fileExists(atPath: "\(repository.path)/\(hook)"))
    #expect(try repository.folder.text(file) == "\n")
  }

  @Test func outsideARepository() async throws {
    let folder = try TemporaryDirectory()
    let run = try await CommandRun(["init", "--hook"], in: folder)
    #expect(run.status == .missingInput && run.errors.contains("not a git repository"))
    #expect(try folder.contents().isEmpty)
  }
}
