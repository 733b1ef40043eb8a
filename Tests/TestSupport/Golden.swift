import Foundation

/// A text that a file on disk holds as the expected one.
///
/// With `FEATUREGEN_RECORD=1` in the environment it is written instead of compared.
package struct Golden: Sendable {
  private let path: String

  /// `path` is relative to `Tests/Fixtures`, or absolute.
  package init(_ path: String) {
    self.path = path.hasPrefix("/") ? path : Fixture.path(path)
  }

  package enum Mismatch: Error, CustomStringConvertible {
    case absent(path: String)
    case different(path: String, line: Int, expected: String?, actual: String?)

    package var description: String {
      switch self {
      case .absent(let path):
        return "no golden file '\(path)'; run the test once with FEATUREGEN_RECORD=1 to record it"
      case .different(let path, let line, let expected, let actual):
        return """
          \(path):\(line): differs from the output; run with FEATUREGEN_RECORD=1 to record it
          expected: \(expected ?? "(end of text)")
          actual:   \(actual ?? "(end of text)")
          """
      }
    }
  }

  /// Throws a ``Mismatch`` unless the file holds exactly `text`.
  package func verify(_ text: String) throws {
    if ProcessInfo.processInfo.environment["FEATUREGEN_RECORD"] == "1" {
      return try record(text)
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Mismatch.absent(path: path)
    }
    guard data != Data(text.utf8) else { return }
    let expected = String(decoding: data, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let actual = text.split(separator: "\n", omittingEmptySubsequences: false)
    let same = zip(expected, actual).prefix { $0 == $1 }.count
    throw Mismatch.different(
      path: path, line: same + 1,
      expected: same < expected.count ? String(expected[same]) : nil,
      actual: same < actual.count ? String(actual[same]) : nil)
  }

  private func record(_ text: String) throws {
    let folder = (path as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }
}
