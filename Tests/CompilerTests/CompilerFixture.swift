import FeaturegenCLI
import FeaturegenCore
import Foundation
import TestSupport

/// A file that must compile, or must be refused at stated lines, under stated conditions.
///
/// Its leading comments: `// tca: 1.0 1.7`, `// swift: 5 6`, and where needed `// flags: -x y` and
/// `// warnings: 1.7` (the versions under which an accepted file may warn).
struct CompilerFixture: Sendable {
  let path: String
  let versions: [StubVersion]
  let modes: [SwiftCompiler.LanguageMode]
  let flags: [String]
  let warningVersions: [StubVersion]
  /// Lines and parts of messages, from `// error: part of the message` beside a line.
  let errors: [Expectation]

  var name: String { (path as NSString).lastPathComponent }

  enum Malformed: Error {
    case header(path: String)
  }

  init(path: String) throws {
    let text = try Fixture.text(ofFile: path)
    var header: [String: [String]] = [:]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("// "), let colon = line.firstIndex(of: ":") else { break }
      let values = line[line.index(after: colon)...].split(separator: " ").map(String.init)
      header[String(line[..<colon].dropFirst(3))] = values
    }
    func values<Value: RawRepresentable>(_ key: String) throws -> [Value]
    where Value.RawValue == String {
      try (header[key] ?? []).map { text in
        guard let value = Value(rawValue: text) else { throw Malformed.header(path: path) }
        return value
      }
    }
    self.path = path
    versions = try values("tca")
    modes = try values("swift")
    warningVersions = try values("warnings")
    flags = header["flags"] ?? []
    errors = Expectation.beside(text, file: path, marker: "error")
    guard !versions.isEmpty, !modes.isEmpty else { throw Malformed.header(path: path) }
  }

  /// All fixtures of `kind`: `accepted` or `rejected`.
  static func all(_ kind: String, dialect: FixtureDialect) throws -> [CompilerFixture] {
    try Fixture.swiftFiles(under: Fixture.path("compiler/\(kind)/\(dialect.rawValue)"))
      .map(CompilerFixture.init(path:))
  }
}

/// The folder a fixture is in.
enum FixtureDialect: String, CaseIterable, Sendable {
  case classic, observation
  /// Needs no support module and is the same in both.
  case neutral

  /// Writes the sources of the module `FeatureKit`, as `init` does, and returns their paths.
  func supportFiles(in folder: TemporaryDirectory) throws -> [String] {
    guard let dialect = Dialect(rawValue: rawValue) else { return [] }
    let convention = Convention.featureNamespace
    return try convention.supportFiles.map { file in
      let text = try FeatureRenderer(library: .builtIn).supportFile(
        file, convention: convention, style: TCAStyle(dialect: dialect))
      return try folder.write(text, to: "FeatureKit/\(convention.fileName(of: file))")
    }
  }

  /// A complete feature that every fixture can mention.
  func sharedFiles() throws -> [String] {
    self == .neutral
      ? [] : try Fixture.swiftFiles(under: Fixture.path("compiler/Support/Other/\(rawValue)"))
  }
}
