/// A release of The Composable Architecture.
package struct TCAVersion: Sendable, Hashable {
  package let major: Int
  package let minor: Int
  package let patch: Int

  package init(_ major: Int, _ minor: Int, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// What users write: two or three numbers, `1.25` or `1.25.5`.
  package init(parsing text: String) throws(TCAVersionError) {
    guard let version = TCAVersion(numbers: text) else {
      throw TCAVersionError(text: text)
    }
    self = version
  }

  /// What tools write: three numbers, with or without `-beta.1` and `+build` behind them.
  package init?(pinned text: String) {
    let end = text.firstIndex { $0 == "-" || $0 == "+" } ?? text.endIndex
    self.init(numbers: String(text[..<end]))
  }

  fileprivate init?(numbers text: String) {
    let fields = text.split(separator: ".", omittingEmptySubsequences: false)
    guard fields.count == 2 || fields.count == 3 else { return nil }
    var numbers: [Int] = []
    for field in fields {
      // `Int` would also take a sign.
      guard !field.isEmpty, field.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
        let number = Int(field)
      else { return nil }
      numbers.append(number)
    }
    self.init(numbers[0], numbers[1], numbers.count == 3 ? numbers[2] : 0)
  }
}

extension TCAVersion: Comparable, CustomStringConvertible {
  package static func < (left: TCAVersion, right: TCAVersion) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }

  package var description: String { "\(major).\(minor).\(patch)" }
}

/// A text that is no version.
package struct TCAVersionError: Error, Sendable, Hashable, CustomStringConvertible {
  package let text: String

  /// The version that is probably meant: the numbers of `v1.7`, `1`, `>= 1.7.0` or `1.7.0-beta`.
  package var suggestion: TCAVersion? {
    let digits = text.drop { !($0.isASCII && $0.isNumber) }
      .prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    var numbers = String(digits)
    while numbers.last == "." { numbers.removeLast() }
    return TCAVersion(numbers: numbers) ?? TCAVersion(numbers: numbers + ".0")
  }

  package var description: String {
    let hint = suggestion.map { "did you mean '\($0)'?" } ?? "write three numbers, as in '1.25.5'"
    return "'\(text)' is no version of The Composable Architecture: \(hint)"
  }
}
