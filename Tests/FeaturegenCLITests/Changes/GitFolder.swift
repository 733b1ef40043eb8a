import Foundation
import TestSupport
import Testing

/// A git repository of a test's own, which knows no configuration but its own.
struct GitFolder {
  let folder: TemporaryDirectory

  var path: String { folder.path }

  init() throws {
    folder = try TemporaryDirectory(prefix: "git folder é")
    try git("init", "-q", "-b", "main")
  }

  /// With the features `AppInfo` and `Login`, committed.
  static func withFeatures() async throws -> GitFolder {
    let repository = try GitFolder()
    #expect(try await CommandRun(["init"], in: repository.path).status == .success)
    #expect(try await repository.run("new", "AppInfo", "Login").status == .success)
    try repository.commit()
    return repository
  }

  @discardableResult
  func git(
    _ arguments: String..., in folder: String = "", status: Int32 = 0,
    environment: [String: String] = [:]
  ) throws -> ProcessOutput {
    let directory = "\(path)/\(folder)"
    let output = try ProcessOutput.of(
      ["/usr/bin/env", "git"] + arguments,
      environment: Self.environment.merging(environment) { $1 }, directory: directory)
    #expect(
      output.status == status,
      "git \(arguments.joined(separator: " ")): \(output.standardOutput)\(output.standardError)")
    return output
  }

  /// Commits everything, and runs no hook.
  func commit() throws {
    try git("add", "-A")
    try git("commit", "-q", "--no-verify", "-m", "Change")
  }

  func run(_ arguments: String...) async throws -> CommandRun {
    try await CommandRun(arguments, in: path)
  }

  func check(_ arguments: String..., in folder: String = "") async throws -> CommandRun {
    try await CommandRun(["check"] + arguments, in: "\(path)/\(folder)")
  }

  /// Takes the reducer's alias for State out of a feature, which is one error.
  func breakReducer(of feature: String) throws {
    let file = Self.reducer(of: feature)
    let alias = "  public typealias State = \(feature)Feature.State\n"
    let text = try folder.text(file)
    #expect(text.contains(alias))
    try folder.write(text.replacingOccurrences(of: alias, with: ""), to: file)
  }

  static func reducer(of feature: String) -> String { "\(feature)/\(feature)Feature*Reducer.swift" }

  static let environment = ProcessInfo.processInfo.environment.merging([
    "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
    "GIT_AUTHOR_NAME": "Test", "GIT_AUTHOR_EMAIL": "test@example.com",
    "GIT_COMMITTER_NAME": "Test", "GIT_COMMITTER_EMAIL": "test@example.com",
    // For what a test clones from its own disk.
    "GIT_ALLOW_PROTOCOL": "file",
  ]) { $1 }
}
