import TestSupport
import Testing

struct TestSupportTests {
  @Test func expectationsBesideLinesAndInEXPECT() throws {
    let folder = try TemporaryDirectory()
    try folder.write("enum X {}  // expect: a // expect: b\nlet y = 1\n", to: "M/X.swift")
    try folder.write("name: X\nkind: what  # expect: unknown kind \"what\"\n", to: "x.yml")
    try folder.write("# absent\nXView.swift missing_file\nX.swift:3 missing_part\n", to: "M/EXPECT")
    #expect(
      try Expectation.all(in: folder.path).map(\.description) == [
        "M/X.swift:1: a", "M/X.swift:1: b", "M/X.swift:3: missing_part",
        "M/XView.swift: missing_file", "x.yml:2: unknown kind \"what\"",
      ])
  }

  @Test func goldenNamesTheFirstDifferentLine() throws {
    let folder = try TemporaryDirectory()
    let path = try folder.write("one\ntwo\n", to: "golden.txt")
    try Golden(path).verify("one\ntwo\n")
    let mismatch = #expect(throws: Golden.Mismatch.self) {
      try Golden(path).verify("one\n2\n")
    }
    #expect(mismatch?.description.contains("\(path):2:") == true)
    let absent = #expect(throws: Golden.Mismatch.self) {
      try Golden("\(folder.path)/none.txt").verify("")
    }
    #expect(absent?.description.contains("FEATUREGEN_RECORD=1") == true)
  }

  /// The first numbers that the authors' reference implementation gives for the seed 0.
  @Test func generatorIsSplitMix64() {
    var generator = SeededGenerator(seed: 0)
    #expect(generator.next() == 0xE220_A839_7B1D_CDAF)
    #expect(generator.next() == 0x6E78_9E6A_A1B9_65F4)
  }

  @Test func temporaryDirectoryIsRemoved() throws {
    var folder: TemporaryDirectory? = try TemporaryDirectory()
    let path = try #require(folder).write("", to: "a/b.txt")
    #expect(try Fixture.text(ofFile: path).isEmpty)
    folder = nil
    #expect(throws: (any Error).self) { try Fixture.text(ofFile: path) }
  }
}
