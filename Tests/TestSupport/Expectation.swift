import Foundation

/// What a fixture says should be found in it.
///
/// Beside a line, as `// expect: rule_id` (Swift) or `# expect: text` (YAML); several on one line
/// each repeat the marker. About things that are absent, in a file named `EXPECT`: per line a
/// path relative to it, optionally `:line`, a space, and the value; lines that begin with `#` are
/// comments.
package struct Expectation: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Relative to the folder that was read.
  package let file: String
  /// From 1; nil for the file as a whole.
  package let line: Int?
  package let value: String

  package init(file: String, line: Int?, value: String) {
    self.file = file
    self.line = line
    self.value = value
  }

  package var description: String {
    "\(file)\(line.map { ":\($0)" } ?? ""): \(value)"
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.file, left.line ?? 0, left.value) < (right.file, right.line ?? 0, right.value)
  }

  /// All expectations of the files under an absolute `directory`, sorted.
  package static func all(in directory: String, marker: String = "expect") throws -> [Self] {
    try Fixture.files(under: directory).flatMap { path -> [Self] in
      let file = String(path.dropFirst(directory.count + 1))
      guard let text = try? Fixture.text(ofFile: path) else { return [] }
      return (path as NSString).lastPathComponent == "EXPECT"
        ? absent(in: text, folder: (file as NSString).deletingLastPathComponent)
        : beside(text, file: file, marker: marker)
    }
    .sorted()
  }

  /// The expectations in comments of one text.
  package static func beside(_ text: String, file: String, marker: String) -> [Self] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().flatMap { index, line -> [Self] in
      ["// \(marker): ", "# \(marker): "].flatMap { opening in
        line.components(separatedBy: opening).dropFirst().map { value in
          Expectation(
            file: file, line: index + 1, value: value.trimmingCharacters(in: .whitespaces))
        }
      }
    }
  }

  private static func absent(in text: String, folder: String) -> [Self] {
    text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      guard let space = line.firstIndex(of: " ") else { return nil }
      let place = line[..<space].split(separator: ":")
      guard let name = place.first else { return nil }
      return Expectation(
        file: folder.isEmpty ? String(name) : "\(folder)/\(name)",
        line: place.count > 1 ? Int(place[1]) : nil,
        value: line[space...].trimmingCharacters(in: .whitespaces))
    }
  }
}
