import Spelling

/// Reads the file of a baseline, strictly: one that is read wrongly would hide findings.
package enum BaselineReader {
  /// - Parameter name: What messages call the file.
  package static func read(_ bytes: [UInt8], name: String) throws(InvalidInput) -> Baseline {
    do throws(JSONError) {
      var cursor = JSONCursor(bytes)
      return try read(&cursor)
    } catch {
      let (line, column) = position(of: error.offset, in: bytes)
      let advice =
        "repair the file, or delete it and run 'featuregen check --write-baseline \(name)'"
      throw InvalidInput(
        messages: ["\(name):\(line):\(column): error: \(error.message); \(advice)"])
    }
  }

  /// From 1, in bytes; a line ends with LF, CRLF or CR.
  private static func position(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    var (line, start) = (1, 0)
    for index in 0..<min(offset, bytes.count) {
      let isEnd =
        bytes[index] == 0x0A
        || bytes[index] == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A)
      if isEnd { (line, start) = (line + 1, index + 1) }
    }
    return (line, max(1, offset - start + 1))
  }

  private enum Key: String, CaseIterable {
    case version, findings
  }

  private enum EntryKey: String, CaseIterable {
    case module, symbol, file, rule, subject, count
  }

  private static func read(_ cursor: inout JSONCursor) throws(JSONError) -> Baseline {
    var baseline = Baseline()
    let keys = try cursor.members(Key.self) { (cursor, key) throws(JSONError) in
      switch key {
      case .version: try readVersion(&cursor)
      case .findings:
        try cursor.array { (cursor) throws(JSONError) in
          try readEntry(&cursor, into: &baseline)
        }
      }
    }
    try cursor.end()
    for key in Key.allCases where !keys.contains(key) {
      throw JSONError(message: "the key '\(key.rawValue)' is missing", offset: 0)
    }
    return baseline
  }

  private static func readVersion(_ cursor: inout JSONCursor) throws(JSONError) {
    let place = cursor.position
    let version = try cursor.count()
    guard version == Baseline.version else {
      throw JSONError(
        message: "baseline version \(version) is not known to this featuregen, which reads version "
          + "\(Baseline.version); update featuregen", offset: place)
    }
  }

  private static func readEntry(
    _ cursor: inout JSONCursor, into baseline: inout Baseline
  ) throws(JSONError) {
    let place = cursor.position
    var texts: [EntryKey: String] = [:]
    var count: Int?
    try cursor.members(EntryKey.self) { (cursor, key) throws(JSONError) in
      if key == .count { count = try cursor.count() } else { texts[key] = try cursor.string() }
    }
    guard let rule = texts[.rule], let module = texts[.module], let count,
      (texts[.symbol] == nil) != (texts[.file] == nil)
    else {
      throw JSONError(
        message: "an entry has 'module', 'rule', 'count' and either 'symbol' or 'file'",
        offset: place)
    }
    let key = FindingKey(
      rule: rule, module: module,
      place: texts[.symbol].map { .symbol($0) } ?? .file(texts[.file] ?? ""),
      subject: texts[.subject])
    guard baseline.insert(key, count: count) else {
      throw JSONError(
        message: "'\(rule)' of '\(key.place.name)' is there a second time", offset: place)
    }
  }
}

extension JSONCursor {
  /// Reads an object with the keys of `Word`, each at most once.
  ///
  /// - Returns: Those that are there.
  @discardableResult
  fileprivate mutating func members<Word: CaseIterable & Hashable & RawRepresentable<String>>(
    _ words: Word.Type, _ read: (inout JSONCursor, Word) throws(JSONError) -> Void
  ) throws(JSONError) -> Set<Word> {
    var seen: Set<Word> = []
    try object { (cursor, key, place) throws(JSONError) in
      guard let word = Word(rawValue: key) else {
        let nearest = nearestName(to: key, in: Word.allCases.map(\.rawValue))
        let hint = nearest.map { ", did you mean '\($0)'?" } ?? ""
        throw JSONError(message: "unknown key '\(key)'\(hint)", offset: place)
      }
      guard seen.insert(word).inserted else {
        throw JSONError(message: "the key '\(key)' is there a second time", offset: place)
      }
      try read(&cursor, word)
    }
    return seen
  }
}
