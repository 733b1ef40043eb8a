import TestSupport
import Testing

@testable import Templating

@Suite struct SwiftIdentifierTests {
  /// What is made an identifier is one, unless it is a keyword.
  @Test(arguments: 0..<4)
  func resultsAreIdentifiers(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let scalars = (0..<Int.random(in: 0..<8, using: &generator)).map { _ in
        Bool.random(using: &generator)
          ? Unicode.Scalar(UInt8.random(in: 0..<128, using: &generator))
          : Unicode.Scalar(UInt32.random(in: 128..<0x11_0000, using: &generator)) ?? "a"
      }
      let text = String(String.UnicodeScalarView(scalars))
      for style in [SwiftIdentifier.Style.valid, .normal, .pretty] {
        let result = SwiftIdentifier.identifier(text, style: style).unicodeScalars
        #expect(result.first.map(SwiftIdentifier.canStart) == true, "\(scalars)")
        #expect(result.allSatisfy { SwiftIdentifier.canContinue($0) && $0 != "$" }, "\(scalars)")
      }
    }
  }

  /// Facts from the compiler (`swiftc -frontend -parse`, 6.3).
  @Test(arguments: [
    (0xA7, false, false), (0xA8, true, true), (0xD7, false, false), (0x2FF, true, true),
    (0x300, false, true), (0x36F, false, true), (0x370, true, true), (0x1680, false, false),
    (0x180E, false, false), (0x1DC0, false, true), (0x2000, false, false), (0x200B, true, true),
    (0x2190, false, false), (0x2500, false, false), (0x3003, false, false), (0x3040, true, true),
    (0xE000, false, false), (0xFE20, false, true), (0xFE45, false, false), (0xFFF8, true, true),
    (0xFFF9, false, false), (0x1_F600, true, true), (0x1_FFFE, false, false),
    (0xE_FFFD, true, true), (0xF_0000, false, false),
  ])
  func rangesAreTheCompilers(_ value: UInt32, _ canStart: Bool, _ canContinue: Bool) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(SwiftIdentifier.canStart(scalar) == canStart)
    #expect(SwiftIdentifier.canContinue(scalar) == canContinue)
  }
}
