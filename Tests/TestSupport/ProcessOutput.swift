import Foundation

/// What a finished process left behind.
package struct ProcessOutput: Sendable {
  package let status: Int32
  package let standardOutput: String
  package let standardError: String

  /// Runs `command`, whose first element is an absolute path, to its end.
  package static func of(
    _ command: [String], environment: [String: String]? = nil, directory: String? = nil
  ) throws -> ProcessOutput {
    let folder = try TemporaryDirectory(prefix: "process")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command.first ?? "")
    process.arguments = Array(command.dropFirst())
    process.environment = environment ?? ProcessInfo.processInfo.environment
    process.standardInput = FileHandle.nullDevice
    if let directory { process.currentDirectoryURL = URL(fileURLWithPath: directory) }
    // Files, not pipes: nothing has to be read while the process runs, however much it prints.
    let output = try folder.write("", to: "output")
    let errors = try folder.write("", to: "errors")
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle(forWritingAtPath: errors)
    try process.run()
    process.waitUntilExit()
    return ProcessOutput(
      status: process.terminationStatus,
      standardOutput: text(of: output),
      standardError: text(of: errors))
  }

  private static func text(of file: String) -> String {
    String(decoding: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self)
  }
}
