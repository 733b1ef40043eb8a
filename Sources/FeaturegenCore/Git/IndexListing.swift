#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The entries of a git index, searched in the text that `git ls-files --stage -z` prints.
struct IndexListing: Sendable {
  struct Entry: Sendable {
    enum Kind: Sendable {
      case file, link
    }

    let kind: Kind
    fileprivate let blob: Range<Int>
    fileprivate let path: Range<Int>
  }

  private let text: [UInt8]
  /// Ordered by the bytes of their paths, as git orders them.
  private var entries: [Entry] = []
  private var submodules: [Range<Int>] = []

  /// Of a file in conflict it takes the side of `HEAD`.
  init(_ text: [UInt8]) {
    self.text = text
    entries.reserveCapacity(text.count / 80)
    var start = 0
    while let end = text[start...].firstIndex(of: 0) {
      append(start..<end)
      start = end + 1
    }
  }

  /// `100644 BLOB STAGE\tPATH`
  private mutating func append(_ line: Range<Int>) {
    guard let tab = text[line].firstIndex(of: UInt8(ascii: "\t")), tab - line.lowerBound > 9
    else { return }
    let stage = text[tab - 1]
    guard stage == UInt8(ascii: "0") || stage == UInt8(ascii: "2") else { return }
    let path = (tab + 1)..<line.upperBound
    let blob = (line.lowerBound + 7)..<(tab - 2)
    let mode = text[line.lowerBound...].prefix(2)
    if mode.elementsEqual("10".utf8) {
      entries.append(Entry(kind: .file, blob: blob, path: path))
    } else if mode.elementsEqual("12".utf8) {
      entries.append(Entry(kind: .link, blob: blob, path: path))
    } else {
      submodules.append(path)
    }
  }

  func blob(of entry: Entry) -> ArraySlice<UInt8> { text[entry.blob] }

  /// The paths of the files with these contents.
  func paths(ofBlob name: String) -> [ArraySlice<UInt8>] {
    entries.lazy.filter { text[$0.blob].elementsEqual(name.utf8) }.map { text[$0.path] }
  }

  mutating func remove(_ paths: Set<ArraySlice<UInt8>>) {
    let text = text
    entries.removeAll { paths.contains(text[$0.path]) }
  }

  /// - Parameter path: Relative to the top, without a slash at either end.
  func entry(at path: ArraySlice<UInt8>) -> Entry? {
    let index = firstIndex(notBefore: path)
    guard index < entries.count, text[entries[index].path].elementsEqual(path) else { return nil }
    return entries[index]
  }

  func hasFolder(_ path: ArraySlice<UInt8>) -> Bool {
    if path.isEmpty { return true }
    let prefix = Array(path) + [.slash]
    let index = firstIndex(notBefore: prefix)
    return index < entries.count && text[entries[index].path].starts(with: prefix)
  }

  func isInSubmodule(_ path: ArraySlice<UInt8>) -> Bool {
    submodules.contains { range in
      path.starts(with: text[range])
        && (path.count == range.count || path.dropFirst(range.count).first == .slash)
    }
  }

  /// The names directly in a folder, each once.
  func children(
    of folder: [UInt8]
  ) -> [(name: ArraySlice<UInt8>, kind: FileStatus.Kind)] {
    let prefix = folder.isEmpty ? [] : folder + [.slash]
    var children: [(name: ArraySlice<UInt8>, kind: FileStatus.Kind)] = []
    var index = firstIndex(notBefore: prefix)
    while index < entries.count {
      let entry = entries[index]
      let path = text[entry.path]
      guard path.starts(with: prefix) else { break }
      let rest = path.dropFirst(prefix.count)
      if let slash = rest.firstIndex(of: .slash) {
        children.append((rest[..<slash], .folder))
        // Everything below the folder comes before its name and the byte after the slash.
        index = firstIndex(notBefore: path[..<slash] + [.slash + 1])
      } else {
        children.append((rest, entry.kind == .file ? .file : .link))
        index += 1
      }
    }
    return children
  }

  private func firstIndex(notBefore path: some Collection<UInt8>) -> Int {
    let key = Array(path)
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(entries[middle].path, key) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func isBefore(_ range: Range<Int>, _ key: [UInt8]) -> Bool {
    text.withUnsafeBytes { text in
      key.withUnsafeBytes { key in
        let count = min(range.count, key.count)
        if count > 0, let start = text.baseAddress, let other = key.baseAddress {
          let order = memcmp(start + range.lowerBound, other, count)
          if order != 0 { return order < 0 }
        }
        return range.count < key.count
      }
    }
  }
}
