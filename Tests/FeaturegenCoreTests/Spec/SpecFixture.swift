import FeaturegenCore
import Foundation
import TestSupport
import Testing

/// A spec with what has to be said about it beside its lines: `# expect: 12: message` for an error
/// in column 12, `# warn: 12: message` for a warning.
///
/// In its first lines `# config: key: value` is a line of the config, `# dialect: classic` and
/// `# platforms: macOS` say what it is read for.
struct SpecFixture: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String

  var testDescription: String { name }

  static func all(in folder: String) -> [SpecFixture] {
    let paths = (try? Fixture.files(under: Fixture.path("specs/" + folder))) ?? []
    return paths.compactMap { path in
      let name = (path as NSString).lastPathComponent
      return (try? Fixture.text(ofFile: path)).map { SpecFixture(name: name, text: $0) }
    }
  }

  func read() throws -> FeatureSpec.Result {
    let config = try ConfigReader.read(
      Array(values("config").joined(separator: "\n").utf8), name: "config")
    return try FeatureSpec.read(
      Array(text.utf8), name: name, convention: config.convention,
      style: values("dialect").first.flatMap(Dialect.init).map { TCAStyle(dialect: $0) },
      platforms: Set(values("platforms")))
  }

  /// `name:line:column: severity: message`
  func expected(_ marker: String, severity: String) -> [String] {
    Expectation.beside(text, file: name, marker: marker).map { expectation in
      let parts = expectation.value.split(separator: ":", maxSplits: 1)
      let message = parts.last.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
      return "\(name):\(expectation.line ?? 0):\(parts.first ?? ""): \(severity): \(message)"
    }
  }

  private func values(_ key: String) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("# \(key): ") }
      .map { String($0.dropFirst(key.count + 4)) }
  }
}
