/// The version in the first line of a manifest: `// swift-tools-version: 6.1`.
package struct ToolsVersion: Sendable, Hashable, Comparable {
  package let major: Int
  package let minor: Int

  package init(_ major: Int, _ minor: Int) {
    self.major = major
    self.minor = minor
  }

  /// `nil` unless the first line that is not blank names a version.
  init?(manifest bytes: [UInt8]) {
    let isBreak = { (byte: UInt8) in byte == 0x0A || byte == 0x0D }
    let text = bytes.prefix(1_000).drop { isBreak($0) || $0 == 0x20 || $0 == 0x09 }
      .prefix { !isBreak($0) }
    let line = String(decoding: text, as: UTF8.self).filter { $0 != " " && $0 != "\t" }
    let prefix = "//swift-tools-version:"
    guard line.lowercased().hasPrefix(prefix) else { return nil }
    let numbers = line.dropFirst(prefix.count).prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
      .split(separator: ".").compactMap { Int($0) }
    guard let major = numbers.first else { return nil }
    self.init(major, numbers.dropFirst().first ?? 0)
  }

  package static func < (left: ToolsVersion, right: ToolsVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
