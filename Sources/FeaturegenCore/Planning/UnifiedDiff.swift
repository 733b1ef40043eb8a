/// The difference of two texts as `diff -u` and git write it.
package struct UnifiedDiff: Sendable {
  private let oldName: String
  private let newName: String
  private let lines: [Line]

  fileprivate enum Line: Sendable {
    case kept(Substring)
    case removed(Substring)
    case added(Substring)
  }

  /// Lines around a change.
  private static let context = 3

  /// - Parameters:
  ///   - old: `nil` for a file that is not there yet.
  ///   - path: What the header calls the file.
  package init(from old: String?, to new: String, path: String) {
    oldName = old == nil ? "/dev/null" : "a/" + path
    newName = "b/" + path
    lines = Self.lines(from: Self.split(old ?? ""), to: Self.split(new))
  }

  /// With line ends; empty if nothing differs.
  package var text: String {
    let hunks = hunks
    guard !hunks.isEmpty else { return "" }
    return "--- \(oldName)\n+++ \(newName)\n" + hunks.map(text(of:)).joined()
  }

  private static func split(_ text: String) -> [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func lines(from old: [Substring], to new: [Substring]) -> [Line] {
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var oldIndex = 0
    var newIndex = 0
    while oldIndex < old.count || newIndex < new.count {
      if oldIndex < old.count, removed.contains(oldIndex) {
        lines.append(.removed(old[oldIndex]))
        oldIndex += 1
      } else if newIndex < new.count, added.contains(newIndex) {
        lines.append(.added(new[newIndex]))
        newIndex += 1
      } else {
        lines.append(.kept(new[newIndex]))
        oldIndex += 1
        newIndex += 1
      }
    }
    return lines
  }

  /// Ranges of lines that hold changes and what stands around them.
  private var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (index, line) in lines.enumerated() {
      if case .kept = line { continue }
      let start = max(0, index - Self.context)
      let end = min(lines.count, index + Self.context + 1)
      if let last = hunks.last, last.upperBound >= start {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
    return hunks
  }

  private func text(of hunk: Range<Int>) -> String {
    let before = lines[..<hunk.lowerBound]
    let inside = lines[hunk]
    let old = position(before.count(where: \.isOld), inside.count(where: \.isOld))
    let new = position(before.count(where: \.isNew), inside.count(where: \.isNew))
    return "@@ -\(old) +\(new) @@\n" + inside.map(\.text).joined()
  }

  /// `start,count`; an empty side names the line before it.
  private func position(_ linesBefore: Int, _ count: Int) -> String {
    "\(count == 0 ? linesBefore : linesBefore + 1)" + (count == 1 ? "" : ",\(count)")
  }
}

extension UnifiedDiff.Line {
  fileprivate var isOld: Bool { if case .added = self { false } else { true } }
  fileprivate var isNew: Bool { if case .removed = self { false } else { true } }

  fileprivate var text: String {
    switch self {
    case .kept(let line): " \(line)\n"
    case .removed(let line): "-\(line)\n"
    case .added(let line): "+\(line)\n"
    }
  }
}
