import TestSupport
import Testing

@testable import FeaturegenCore

/// Bytes of valid inputs, changed at random: never a trap, and a place for every error.
@Suite struct DamagedInputTests {
  private static let manifest = """
    // swift-tools-version: 6.1
    let package = Package(name: "P", platforms: [.iOS(.v17), .macOS("13.1")],
      dependencies: [.package(url: "https://x.org/swift-composable-architecture", "1.0.0"..<"2.0.0")],
      targets: [.target(name: "A", dependencies: ["B", .product(name: "C", package: "c")],
        path: "A", exclude: ["x"], sources: ["y"]), .testTarget(name: "ATests")])
    """

  private static let journal = Journal(entries: [
    .folder("A b/%"), .file("x", Fingerprint([1])),
    .replacement("y", index: 3, old: Fingerprint([]), new: Fingerprint([2])),
  ]).text

  private func damage(_ text: String, _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = Array(text.utf8)
    let interesting = Array("\"\\{}[](),:.0-u\n %/".utf8) + [0, 0xFF, 0xC3]
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let index = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.remove(at: index)
      case 1: bytes.insert(interesting.randomElement(using: &random) ?? 0, at: index)
      case 2: bytes[index] = interesting.randomElement(using: &random) ?? 0
      default: bytes.removeSubrange(index...)
      }
      if bytes.isEmpty { break }
    }
    return bytes
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func survivesDamagedManifests(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let bytes = damage(Self.manifest, &random)
      let manifest = PackageManifest(bytes, in: .root)
      #expect(manifest.targets.count <= 2)
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func readsNoJournalThatIsCutOff(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let text = String(decoding: damage(Self.journal, &random), as: UTF8.self)
      if let journal = Journal(text: text) { #expect(Journal(text: journal.text) == journal) }
    }
    for length in 0..<Self.journal.utf8.count {
      let text = String(decoding: Array(Self.journal.utf8)[..<length], as: UTF8.self)
      #expect(Journal(text: text) == nil)
    }
  }
}
