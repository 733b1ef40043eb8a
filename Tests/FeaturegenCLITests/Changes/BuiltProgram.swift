import Foundation
import Testing

/// The program as it was built beside the tests, for hooks to run.
enum BuiltProgram {
  /// The folder that holds it.
  static func folder() throws -> String {
    let executables = [CommandLine.arguments.first, Bundle.main.executablePath].compactMap { $0 }
    // On macOS the tests are a bundle, which stands beside the program.
    let bundles = CommandLine.arguments.filter { $0.contains(".xctest") }
    let folders = (executables + bundles).flatMap { path in
      sequence(first: path) {
        $0 == "/" || $0.isEmpty ? nil : ($0 as NSString).deletingLastPathComponent
      }
    }
    return try #require(
      folders.first { FileManager.default.isExecutableFile(atPath: "\($0)/featuregen") },
      "no program beside \(executables)")
  }

  /// The environment of a commit whose hook finds the program.
  static func environment() throws -> [String: String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return ["PATH": "\(try folder()):\(path)"]
  }
}
