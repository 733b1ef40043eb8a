import Foundation

/// The Swift toolchain that type-checks fixtures and generated code.
package struct Toolchain: Sendable {
  /// The executable and the arguments before all others.
  package let compiler: [String]
  /// As `swiftc --version` prints it.
  package let version: String
  /// Where SwiftSyntax' modules and libraries are.
  package let hostLibraries: String
  /// What `import XCTest` and `import Testing` need on the command line.
  package let testingFlags: [String]

  /// Found once: `swiftc` by `xcrun` on macOS, else in `PATH`.
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
    #if os(macOS)
      compiler = ["/usr/bin/xcrun", "--sdk", "macosx", "swiftc"]
    #else
      compiler = ["/usr/bin/env", "swiftc"]
    #endif
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
    testingFlags = try Self.testingFlags(hostLibraries: hostLibraries)
  }

  private static func testingFlags(hostLibraries: String) throws -> [String] {
    #if os(macOS)
      let platform = try ProcessOutput.of(
        ["/usr/bin/xcrun", "--sdk", "macosx", "--show-sdk-platform-path"]
      ).standardOutput.trimmingCharacters(in: .whitespacesAndNewlines)
      return [
        "-F", "\(platform)/Developer/Library/Frameworks", "-I", "\(platform)/Developer/usr/lib",
        "-plugin-path", "\(hostLibraries)/plugins/testing",
      ]
    #else
      return []
    #endif
  }
}
