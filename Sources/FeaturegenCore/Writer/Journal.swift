/// What a run needs to undo itself, and the folder it keeps it in.
///
///     .featuregen-journal/plan     the entries, present from the first change to the last
///     .featuregen-journal/new/N    what is still to be moved in place
///     .featuregen-journal/old/N    the bytes and modes that are replaced
///
/// A journal without a plan has changed nothing, or everything.
struct Journal: Sendable, Hashable {
  static let folderName = ".featuregen-journal"

  enum Entry: Sendable, Hashable {
    /// A new folder.
    case folder(String)
    /// A new file.
    case file(String, Fingerprint)
    /// A file whose old bytes are in `old/index`.
    case replacement(String, index: Int, old: Fingerprint, new: Fingerprint)

    /// As seen from the folder that holds the journal.
    var relativePath: String {
      switch self {
      case .folder(let path), .file(let path, _), .replacement(let path, _, _, _): path
      }
    }
  }

  /// In the order in which the changes are made.
  var entries: [Entry]
}

extension Journal {
  private static let header = "featuregen journal 1"
  private static let footer = "end"

  /// One line per entry, fields separated by spaces, the path last and percent-encoded.
  var text: String {
    let lines = entries.map { entry in
      switch entry {
      case .folder(let path):
        "folder \(path.percentEncoded)"
      case .file(let path, let new):
        "file \(new.text) \(path.percentEncoded)"
      case .replacement(let path, let index, let old, let new):
        "replacement \(index) \(old.text) \(new.text) \(path.percentEncoded)"
      }
    }
    return ([Self.header] + lines + [Self.footer, ""]).joined(separator: "\n")
  }

  /// `nil` unless every line is well formed and the last one is there.
  init?(text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count >= 3, lines[0] == Self.header, lines[lines.count - 1].isEmpty,
      lines[lines.count - 2] == Self.footer
    else { return nil }
    self.entries = []
    for line in lines[1..<(lines.count - 2)] {
      guard let entry = Entry(line: line) else { return nil }
      entries.append(entry)
    }
  }
}

extension Journal.Entry {
  fileprivate init?(line: Substring) {
    let fields = line.split(separator: " ", omittingEmptySubsequences: false)
    guard let path = fields.last.flatMap({ String(percentEncoded: $0) }) else { return nil }
    switch (fields.first, fields.count) {
    case ("folder", 2):
      self = .folder(path)
    case ("file", 4):
      guard let new = Fingerprint(fields[1], fields[2]) else { return nil }
      self = .file(path, new)
    case ("replacement", 7):
      guard let index = Int(fields[1]), index >= 0, let old = Fingerprint(fields[2], fields[3]),
        let new = Fingerprint(fields[4], fields[5])
      else { return nil }
      self = .replacement(path, index: index, old: old, new: new)
    default:
      return nil
    }
  }
}

extension Fingerprint {
  fileprivate var text: String { "\(count) \(String(hash, radix: 16))" }

  fileprivate init?(_ count: Substring, _ hash: Substring) {
    guard let count = Int(count), let hash = UInt64(hash, radix: 16) else { return nil }
    self.init(count: count, hash: hash)
  }
}

extension String {
  /// Control characters, spaces and `%` as `%XX`.
  fileprivate var percentEncoded: String {
    var result: [UInt8] = []
    for byte in utf8 {
      if byte > 0x20, byte != 0x7F, byte != UInt8(ascii: "%") {
        result.append(byte)
      } else {
        let digits = String(byte, radix: 16)
        result += (byte < 0x10 ? "%0\(digits)" : "%\(digits)").utf8
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  fileprivate init?(percentEncoded text: Substring) {
    var result: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        result.append(byte)
        continue
      }
      guard let value = UInt8(Substring(rest.prefix(2)), radix: 16), rest.count >= 2 else {
        return nil
      }
      result.append(value)
      rest = rest.dropFirst(2)
    }
    self.init(utf8: result)
  }
}
