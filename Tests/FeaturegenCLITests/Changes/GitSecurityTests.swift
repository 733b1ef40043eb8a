import FeaturegenCLI
import Foundation
import TestSupport
import Testing

/// A repository whose configuration and attributes name commands for everything runs none of them.
@Suite struct GitSecurityTests {
  private static let keys = [
    "core.fsmonitor", "diff.external", "diff.evil.command", "diff.evil.textconv",
    "filter.evil.clean", "filter.evil.smudge", "filter.evil.process", "filter.a=b.clean",
    "merge.evil.driver", "core.pager", "pager.diff-index", "pager.ls-files", "pager.rev-parse",
    "core.editor", "sequence.editor", "core.sshCommand", "core.gitProxy", "core.askPass",
    "core.alternateRefsCommand", "credential.helper", "gpg.program", "gpg.ssh.program",
    "remote.origin.uploadpack", "remote.origin.receivepack", "remote.origin.vcs",
    "uploadpack.packObjectsHook", "interactive.diffFilter", "trace2.normalTarget",
    "trace2.eventTarget", "browser.evil.cmd", "difftool.evil.cmd", "submodule.sub.update",
  ]

  private static let commands = [
    "rev-parse", "diff-index", "ls-files", "ls-tree", "cat-file", "merge-base", "config",
    "hash-object",
  ]

  private static let hooks = [
    "pre-commit", "post-index-change", "fsmonitor-watchman", "post-checkout",
    "reference-transaction",
    "pre-merge-commit", "query-watchman",
  ]

  private func hostile() async throws -> GitFolder {
    let repository = try await GitFolder.withFeatures()
    let command = "touch '\(repository.path)/../\(marker(of: repository))' #"
    let script = try repository.folder.write("#!/bin/sh\n\(command)\n", to: "evil/run")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
    for hook in Self.hooks {
      try FileManager.default.copyItem(atPath: script, toPath: "\(repository.path)/evil/\(hook)")
    }
    try repository.git("config", "core.fsmonitor", "false")
    for hook in Self.hooks {
      try FileManager.default.copyItem(
        atPath: script, toPath: "\(repository.path)/.git/hooks/\(hook)")
    }
    try repository.folder.write(
      "* filter=evil diff=evil merge=evil\nREADME.md filter=a=b\n", to: ".gitattributes")
    try repository.breakReducer(of: "Login")
    try repository.git("-c", "core.hooksPath=/dev/null", "add", ".")
    for key in Self.keys { try repository.git("config", key, "'\(script)'") }
    for command in Self.commands {
      try repository.git("config", "alias.\(command)", "!'\(script)'")
    }
    try repository.git("config", "filter.evil.required", "true")
    try repository.git("config", "core.hooksPath", "evil")
    try repository.git("config", "remote.origin.url", "ext::'\(script)'")
    try repository.git("config", "remote.origin.promisor", "true")
    try repository.git("config", "protocol.allow", "always")
    try repository.git("config", "extensions.partialClone", "origin")
    try repository.git("config", "core.repositoryFormatVersion", "1")
    return repository
  }

  private func marker(of repository: GitFolder) -> String {
    "marker-" + (repository.path as NSString).lastPathComponent
  }

  private func wasRun(_ repository: GitFolder) -> Bool {
    FileManager.default.fileExists(atPath: "\(repository.path)/../\(marker(of: repository))")
  }

  private func cleanUp(_ repository: GitFolder) {
    try? FileManager.default.removeItem(
      atPath: "\(repository.path)/../\(marker(of: repository))")
  }

  @Test func nothingRuns() async throws {
    let repository = try await hostile()
    defer { cleanUp(repository) }
    cleanUp(repository)
    // Contents that only time stamps could tell from those in the index, as just written.
    try repository.folder.write(
      try repository.folder.text("AppInfo/AppInfoFeature.swift"),
      to: "AppInfo/AppInfoFeature.swift")
    let staged = try await repository.check("--staged")
    #expect(staged.status == .findings, "\(staged.errors)")
    #expect(!wasRun(repository), "--staged")
    let since = try await repository.check("--since", "HEAD")
    #expect(since.status == .findings, "\(since.errors)")
    #expect(!wasRun(repository), "--since")
    _ = try await repository.run("new", "AppInfo", "--force")
    #expect(!wasRun(repository), "--force")
    let hook = try await repository.run("init", "--hook")
    #expect(hook.status == .findings)
    #expect(!wasRun(repository), "init --hook")
  }

  @Test func contentsThatAreMissing() async throws {
    let repository = try await hostile()
    defer { cleanUp(repository) }
    cleanUp(repository)
    // The staged contents are gone, as in a partial clone of an evil origin.
    let blob = try repository.git(
      "rev-parse", ":\(GitFolder.reducer(of: "Login"))",
      environment: ["GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": ""]
    ).standardOutput.trimmingCharacters(in: .newlines)
    cleanUp(repository)
    try repository.folder.remove(".git/objects/\(blob.prefix(2))/\(blob.dropFirst(2))")
    try repository.folder.remove(GitFolder.reducer(of: "Login"))
    let run = try await repository.check("--staged")
    #expect(run.status == .missingInput && run.errors.contains("this partial clone"), "\(run)")
    #expect(!wasRun(repository))
  }

  /// The test itself can fail: git run as usual does what the configuration says.
  @Test func theTrapWorks() async throws {
    let repository = try await hostile()
    defer { cleanUp(repository) }
    cleanUp(repository)
    try repository.folder.write("new\n", to: "README.md")
    _ = try? ProcessOutput.of(
      ["/usr/bin/env", "git", "status"], environment: GitFolder.environment,
      directory: repository.path)
    #expect(wasRun(repository))
  }
}
