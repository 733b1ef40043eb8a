import Foundation
import TestSupport
import Testing

@testable import FeaturegenCore

/// Git itself is the judge.
@Suite struct BlobNameTests {
  /// Sizes around the ends of the 64-byte blocks, header and padding included.
  @Test(arguments: [0, 1, 44, 45, 46, 47, 48, 55, 56, 63, 64, 65, 108, 109, 110, 119, 1000, 70_000])
  func sameAsGit(_ size: Int) throws {
    let folder = try TemporaryDirectory()
    let text = String((0..<size).map { Character(Unicode.Scalar(UInt8(32 + $0 * 7 % 90))) })
    let file = try folder.write(text, to: "contents")
    let output = try ProcessOutput.of(
      ["/usr/bin/env", "git", "hash-object", "--no-filters", file], directory: folder.path)
    #expect(
      String(decoding: BlobName.sha1(of: Array(text.utf8)), as: UTF8.self) + "\n"
        == output.standardOutput)
  }
}
