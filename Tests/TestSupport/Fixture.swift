import Foundation

/// The files under `Tests/Fixtures`, which belong to no target.
package enum Fixture {
  package static let root: String = {
    let support = (#filePath as NSString).deletingLastPathComponent
    let tests = (support as NSString).deletingLastPathComponent
    return tests + "/Fixtures"
  }()

  /// The absolute path of `relative`, which is relative to `Tests/Fixtures`.
  package static func path(_ relative: String) -> String {
    "\(root)/\(relative)"
  }

  /// The absolute paths of all Swift files at any depth under an absolute `directory`, sorted.
  package static func swiftFiles(under directory: String) throws -> [String] {
    try files(under: directory).filter { $0.hasSuffix(".swift") }
  }

  /// The absolute paths of all regular files at any depth under an absolute `directory`, sorted.
  package static func files(under directory: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: directory)
      .map { "\(directory)/\($0)" }
      .filter { path in
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
          && !isDirectory.boolValue
      }
      .sorted()
  }

  package static func text(ofFile path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }
}
