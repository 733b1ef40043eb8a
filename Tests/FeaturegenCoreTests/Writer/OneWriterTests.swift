import Foundation
import Testing

/// Only `Writer/` changes the file system.
@Suite struct OneWriterTests {
  private static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources")

  private static let calls = [
    #"\b(mkdir|mkdirat|mkfifo|mkstemp|mkdtemp|rename|renameat|renamex_np|unlink|unlinkat)\("#,
    #"\b(rmdir|remove|link|linkat|symlink|symlinkat|truncate|ftruncate|creat|copyfile)\("#,
    #"\b(chmod|fchmod|fchmodat|chown|fchown|lchown|utimes|futimes|fopen|freopen)\("#,
    #"\bO_(WRONLY|RDWR|CREAT|TRUNC|APPEND)\b"#,
    #"\b(FileManager|FileHandle(?!\.nullDevice)|OutputStream)\b"#, #"\.write\(to(File)?:"#,
  ]

  @Test func nothingElseChangesTheFileSystem() throws {
    let names = try FileManager.default.subpathsOfDirectory(atPath: Self.sources.path)
    let files = names.filter { $0.hasSuffix(".swift") }
    #expect(files.contains("FeaturegenCore/Writer/Disk.swift"))
    var hits: [String: Int] = [:]
    for name in files {
      let text = try String(
        contentsOf: Self.sources.appendingPathComponent(name), encoding: .utf8)
      guard Self.reachesTheSystem(text) else { continue }
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      where Self.isCall(line) {
        if name == "FeaturegenCore/Writer/Disk.swift" {
          hits[name, default: 0] += 1
        } else {
          Issue.record("\(name):\(index + 1): \(line)")
        }
      }
    }
    #expect(hits["FeaturegenCore/Writer/Disk.swift", default: 0] > 5, "the patterns still match")
  }

  /// Without one of these imports a file has nothing to write with.
  private static func reachesTheSystem(_ text: String) -> Bool {
    let modules = "Foundation|FoundationEssentials|Darwin|Glibc|Musl|Android|System|SystemPackage"
    return text.range(of: #"\bimport (\#(modules))\b"#, options: .regularExpression) != nil
  }

  /// Members of the same name, as `array.remove(at:)`, are no calls of the system.
  private static func isCall(_ line: Substring) -> Bool {
    calls.contains { pattern in
      guard let range = line.range(of: pattern, options: .regularExpression) else { return false }
      let before = line[..<range.lowerBound]
      return pattern.hasPrefix(#"\."#) || !(before.hasSuffix(".") || before.hasSuffix("func "))
    }
  }
}
