import FeaturegenCLI
import FeaturegenCore
import Foundation
import TestSupport
import Testing

/// The program run in a folder of its own, as a user would.
struct CommandRun {
  let status: FeaturegenCLI.ExitStatus
  let output: String
  let errors: String

  init(_ arguments: [String], in folder: TemporaryDirectory, input: String = "") async throws {
    try await self.init(arguments, in: folder.path, input: input)
  }

  init(_ arguments: [String], in folder: String, input: String = "") async throws {
    let console = Console.memory()
    let path = try #require(AbsolutePath(folder))
    status = await Program(
      console: console, input: .memory(Array(input.utf8)), workingDirectory: path
    ).run(arguments)
    output = console.standardOutput.contents
    errors = console.standardError.contents
  }
}

extension TemporaryDirectory {
  /// All files at any depth, hidden ones too, with their contents.
  func contents() throws -> [String: String] {
    var contents: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
      var isDirectory: ObjCBool = false
      let file = "\(path)/\(name)"
      guard FileManager.default.fileExists(atPath: file, isDirectory: &isDirectory),
        !isDirectory.boolValue
      else { continue }
      contents[name] = try String(contentsOfFile: file, encoding: .utf8)
    }
    return contents
  }

  func text(_ relative: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(relative)", encoding: .utf8)
  }

  func remove(_ relative: String) throws {
    try FileManager.default.removeItem(atPath: "\(path)/\(relative)")
  }
}

extension TemporaryDirectory {
  struct GitFailure: Error {
    let arguments: [String]
  }

  /// Runs git in the folder, independent of the user's configuration.
  func git(_ arguments: String...) throws {
    let output = try ProcessOutput.of(
      ["/usr/bin/env", "git", "-C", path, "-c", "user.name=Test", "-c"]
        + ["user.email=test@example.com"] + arguments)
    guard output.status == 0 else { throw GitFailure(arguments: arguments) }
  }
}

/// What `check --format json` prints, as far as tests look at it.
struct CheckOutput: Decodable {
  let version: Int
  let summary: Summary
  let features: [Feature]
  let findings: [Finding]

  struct Summary: Decodable {
    let features: Int
    let files: Int
    let errors: Int
    let warnings: Int
  }

  struct Feature: Decodable {
    let name: String
    let module: String
  }

  struct Finding: Decodable {
    let rule: String
    let severity: String
    let message: String
    let location: Location
    let related: [Related]
    let fix: Fix?
  }

  struct Related: Decodable {
    let message: String
    let location: Location
  }

  struct Fix: Decodable, Equatable {
    let safety: String
    let description: String
    let changes: [Change]

    struct Change: Decodable, Equatable {
      let kind: String
      let description: String
    }
  }

  struct Location: Decodable {
    let path: String
    let line: Int
    let column: Int
    let length: Int
  }

  init(checking arguments: [String] = [], in folder: TemporaryDirectory) async throws {
    let run = try await CommandRun(["check", "--format", "json"] + arguments, in: folder)
    self = try JSONDecoder().decode(CheckOutput.self, from: Data(run.output.utf8))
  }
}
