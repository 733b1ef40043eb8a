import Foundation

/// A change of a situation's files, and what has to be found then.
///
///     # What is wrong
///     in Folder/File.swift
///     - lines to be replaced, blanks before them left out
///     + lines in their place
///     finds rule_id at text in Folder/File.swift
///
/// `finds nothing` where syntax cannot tell.
package struct PlantedFault: Sendable, CustomStringConvertible {
  package let description: String
  /// `rule_id at text in file`, sorted; the text is what the finding's place covers.
  package let findings: [String]
  private let edits: [Edit]

  private struct Edit: Sendable {
    var file: String
    var removed: [String] = []
    var added: [String] = []
  }

  package enum Failure: Error {
    /// The lines to be replaced are not there, or more than once.
    case notOnce(lines: [String], file: String)
  }

  init?(_ text: String) {
    var title = ""
    var findings: [String] = []
    var edits: [Edit] = []
    for line in text.split(separator: "\n") {
      let value = String(line.drop { $0 != " " }.dropFirst())
      switch line.prefix(while: { $0 != " " }) {
      case "#": title = value
      case "in": edits.append(Edit(file: value))
      case "-" where !edits.isEmpty: edits[edits.count - 1].removed.append(value)
      case "+" where !edits.isEmpty: edits[edits.count - 1].added.append(value)
      case "finds": findings.append(value)
      default: return nil
      }
    }
    guard !title.isEmpty, !findings.isEmpty, !edits.isEmpty else { return nil }
    description = title
    self.findings = findings == ["nothing"] ? [] : findings.sorted()
    self.edits = edits
  }

  /// Changes the files below an absolute `directory`.
  package func plant(in directory: String) throws {
    for edit in edits {
      let path = "\(directory)/\(edit.file)"
      var lines = try Fixture.text(ofFile: path).components(separatedBy: "\n")
      let bare = lines.map { $0.trimmingCharacters(in: .whitespaces) }
      let starts = bare.indices.filter { bare[$0...].starts(with: edit.removed) }
      guard starts.count == 1, let start = starts.first, !edit.removed.isEmpty else {
        throw Failure.notOnce(lines: edit.removed, file: edit.file)
      }
      let indentation = String(lines[start].prefix { $0 == " " })
      lines.replaceSubrange(
        start..<start + edit.removed.count, with: edit.added.map { indentation + $0 })
      try Data(lines.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: path))
    }
  }
}
