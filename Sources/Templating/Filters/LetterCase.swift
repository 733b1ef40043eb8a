/// StencilSwiftKit's conversions between the ways to write names.
package enum LetterCase {
  package static func upperFirstLetter(_ text: String) -> String {
    guard let first = text.unicodeScalars.first else { return text }
    return first.properties.uppercaseMapping + String(text.unicodeScalars.dropFirst())
  }

  package static func lowerFirstLetter(_ text: String) -> String {
    text.prefix(1).lowercased() + text.dropFirst()
  }

  /// Lowers the capitals that the text begins with, but not the last one if a small letter follows:
  /// `PeoplePicker` → `peoplePicker`, `URLChooser` → `urlChooser`.
  package static func lowerFirstWord(_ text: String) -> String {
    let scalars = text.unicodeScalars
    var end = scalars.firstIndex { !isCapital($0) } ?? scalars.endIndex
    if end < scalars.endIndex, isSmall(scalars[end]) {
      let last = scalars.index(end, offsetBy: -1, limitedBy: scalars.startIndex)
      if let last, last > scalars.startIndex { end = last }
    }
    return String(scalars[..<end]).lowercased() + String(scalars[end...])
  }

  /// `snake_case` → `SnakeCase`. A text without `a`–`z` is lowered first: `SNAKE_CASE` → `SnakeCase`.
  package static func snakeToCamelCase(_ text: String, stripsLeading: Bool) -> String {
    let hasSmallLetter = text.utf8.contains { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
    let words = (hasSmallLetter ? text : separated(text)).split(separator: "_")
    let joined = words.map { upperFirstLetter(hasSmallLetter ? String($0) : $0.lowercased()) }
      .joined()
    return stripsLeading ? joined : text.prefix { $0 == "_" } + joined
  }

  package static func camelToSnakeCase(_ text: String, isLowered: Bool) -> String {
    isLowered ? separated(text).lowercased() : separated(text)
  }

  /// Puts `_` between the words of a name in camel case and in place of `-`.
  private static func separated(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      if index > 0, "A"..."Z" ~= scalar {
        let previous = scalars[index - 1]
        let isBeforeSmall = index + 1 < scalars.count && "a"..."z" ~= scalars[index + 1]
        let endsWord = "a"..."z" ~= previous || "0"..."9" ~= previous
        if endsWord || ("A"..."Z" ~= previous && isBeforeSmall) { result.append("_") }
      }
      result.append(scalar == "-" ? "_" : scalar)
    }
    return String(result)
  }

  private static func isCapital(_ scalar: Unicode.Scalar) -> Bool {
    let category = scalar.properties.generalCategory
    return category == .uppercaseLetter || category == .titlecaseLetter
  }

  private static func isSmall(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .lowercaseLetter
  }
}
