import FeaturegenCore
import TestSupport
import Testing

/// Whatever is done to a spec, it is read or refused with a place inside it.
@Suite struct SpecRobustnessTests {
  @Test(arguments: SpecFixture.all(in: "valid"), [1, 2, 3] as [UInt64])
  func damagedSpecs(_ fixture: SpecFixture, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let bytes = Array(fixture.text.utf8)
    for _ in 0..<60 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        damage(&damaged, using: &generator)
      }
      check(damaged)
    }
  }

  private func damage(_ bytes: inout [UInt8], using generator: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: 0..<bytes.count, using: &generator)
    let end = min(bytes.count, place + Int.random(in: 0...12, using: &generator))
    let pieces = [
      "", "\"", "'", "{", "]", "<", "=", ": ", ", ", "self", "`", "\n", "é", "? x", "@",
    ]
    bytes.replaceSubrange(
      place..<end, with: Array((pieces.randomElement(using: &generator) ?? "").utf8))
  }

  private func check(_ bytes: [UInt8]) {
    for dialect in Dialect.allCases {
      do {
        let result = try FeatureSpec.read(
          bytes, name: "spec", convention: .featureNamespace, style: TCAStyle(dialect: dialect),
          platforms: ["iOS", "macOS"])
        #expect(!result.features.isEmpty)
      } catch {
        #expect(!error.messages.isEmpty)
        for message in error.messages { #expect(isPlaced(message, in: bytes)) }
      }
    }
  }

  /// `spec:line:column: error: …` with a line of the file, in columns that it has.
  private func isPlaced(_ message: String, in bytes: [UInt8]) -> Bool {
    let fields = message.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard fields.count == 4, let line = Int(fields[1]), let column = Int(fields[2]),
      (1...lines.count).contains(line)
    else { return false }
    return (1...lines[line - 1].count + 1).contains(column) && fields[3].hasPrefix(" error: ")
  }
}
