import FeaturegenCore

/// One fault put into a feature by its structure, whoever wrote it, and the finding that has to
/// follow.
struct StructuralMutation: Sendable {
  /// The fault without the feature: `conformance of State`.
  let name: String
  let rule: RuleID
  var edits: [Edit]
  /// The new path of files, by the old one.
  var renamed: [String: String] = [:]
  var removed: String?
  /// A file whose text goes to the end of another.
  var appended: (path: String, to: String)?
  let place: Place

  struct Edit: Sendable {
    let path: String
    let range: Range<Int>
    let text: String
  }

  enum Place: Sendable {
    /// Where the finding would have stood before the edits.
    case original(path: String, Range<Int>)
    /// In the new text of an edit.
    case edit(Int, Range<Int>)
  }

  /// What to write (`nil`: remove), and where the finding has to be.
  struct Outcome {
    var texts: [String: [UInt8]?]
    var path: String
    var range: Range<Int>
  }

  func applied(to files: [String: SourceUnit]) -> Outcome {
    var texts: [String: [UInt8]?] = [:]
    let sorted = edits.sorted { $0.range.lowerBound > $1.range.lowerBound }
    for edit in sorted {
      var bytes = texts[edit.path].flatMap { $0 } ?? files[edit.path]?.outline.source.bytes ?? []
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
      texts[edit.path] = bytes
    }
    var (path, range) = place(after: sorted)
    if let appended {
      var bytes = files[appended.to]?.outline.source.bytes ?? []
      bytes.append(UInt8(ascii: "\n"))
      if path == appended.path {
        path = appended.to
        range = range.lowerBound + bytes.count..<range.upperBound + bytes.count
      }
      bytes += files[appended.path]?.outline.source.bytes ?? []
      texts[appended.to] = bytes
      texts[appended.path] = .some(nil)
    }
    for (old, new) in renamed {
      texts[new] = texts[old].flatMap { $0 } ?? files[old]?.outline.source.bytes ?? []
      texts[old] = .some(nil)
      if path == old { path = new }
    }
    if let removed { texts[removed] = .some(nil) }
    return Outcome(texts: texts, path: path, range: range)
  }

  private func place(after edits: [Edit]) -> (String, Range<Int>) {
    let path: String
    let start: Int
    let range: Range<Int>
    switch place {
    case .original(let file, let place): (path, start, range) = (file, place.lowerBound, place)
    case .edit(let index, let place):
      path = self.edits[index].path
      start = self.edits[index].range.lowerBound
      range = start + place.lowerBound..<start + place.upperBound
    }
    let shift = edits.reduce(0) { shift, edit in
      guard edit.path == path, edit.range.upperBound <= start, edit.range.lowerBound < start
      else { return shift }
      return shift + edit.text.utf8.count - edit.range.count
    }
    return (path, range.lowerBound + shift..<range.upperBound + shift)
  }
}
