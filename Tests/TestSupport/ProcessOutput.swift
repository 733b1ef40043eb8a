import FeaturegenCore
import Foundation

/// What a finished process left behind.
package struct ProcessOutput: Sendable {
  package let status: Int32
  package let standardOutput: String
  package let standardError: String

  /// Runs `command`, whose first element is an absolute path, to its end.
  ///
  /// Not through `Foundation.Process`: that waits for the end of a socket, which every other program
  /// started meanwhile inherits, such as a git that answers until the test that waits has ended.
  package static func of(
    _ command: [String], environment: [String: String]? = nil, directory: String? = nil
  ) throws -> ProcessOutput {
    var words = command
    if let directory {
      words = ["/bin/sh", "-c", #"cd "$0" && exec "$@""#, directory] + words
    }
    let variables = (environment ?? ProcessInfo.processInfo.environment).map { "\($0)=\($1)" }
    let result = try ChildProcess(words, environment: variables).finish()
    return ProcessOutput(
      status: result.status,
      standardOutput: String(decoding: result.output, as: UTF8.self),
      standardError: String(decoding: result.errors, as: UTF8.self))
  }
}
