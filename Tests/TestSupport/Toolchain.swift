import Foundation

/// The Swift toolchain that type-checks fixtures and generated code: `swiftc` in `PATH`.
package struct Toolchain: Sendable {
  /// The executable and the arguments before all others.
  package let compiler = ["/usr/bin/env", "swiftc"]
  /// As `swiftc --version` prints it.
  package let version: String
  /// Where SwiftSyntax' modules and libraries are: `FEATUREGEN_SWIFT_HOST`, else beside the
  /// compiler.
  package let hostLibraries: String

  /// Found once.
  package static let current = Result { try Toolchain() }

  package enum Failure: Error, CustomStringConvertible {
    case noCompiler(output: String)
    case noHostLibraries(path: String)

    package var description: String {
      switch self {
      case .noCompiler(let output):
        return "'swiftc' cannot be run: \(output)"
      case .noHostLibraries(let path):
        return """
          no SwiftSyntax in '\(path)'; set FEATUREGEN_SWIFT_HOST to the folder 'usr/lib/swift/host' \
          of a toolchain
          """
      }
    }
  }

  private init() throws {
    let information = try ProcessOutput.of(compiler + ["-print-target-info"])
    guard information.status == 0,
      let target = try JSONSerialization.jsonObject(with: Data(information.standardOutput.utf8))
        as? [String: Any],
      let paths = target["paths"] as? [String: Any],
      let resources = paths["runtimeResourcePath"] as? String
    else {
      throw Failure.noCompiler(output: information.standardError)
    }
    version = target["compilerVersion"] as? String ?? ""
    hostLibraries =
      ProcessInfo.processInfo.environment["FEATUREGEN_SWIFT_HOST"] ?? "\(resources)/host"
    guard FileManager.default.fileExists(atPath: "\(hostLibraries)/SwiftSyntax.swiftmodule") else {
      throw Failure.noHostLibraries(path: hostLibraries)
    }
  }
}
