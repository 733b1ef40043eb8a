/// The filters that exist. Names and results are those of StencilSwiftKit and Stencil, except where
/// a comment says otherwise. All take strings where nothing else is said; a wrong type is an error.
enum Filter: String, CaseIterable, Sendable {
  case upperFirstLetter, lowerFirstLetter, lowerFirstWord
  case snakeToCamelCase, camelToSnakeCase
  case swiftIdentifier, escapeReservedKeywords
  case `default`, join, replace, indent
  case count, contains, hasPrefix, hasSuffix

  /// How many arguments it takes. `replace` has no mode `"regex"`; `default` takes exactly one.
  var argumentCounts: ClosedRange<Int> {
    switch self {
    case .upperFirstLetter, .lowerFirstLetter, .lowerFirstWord, .escapeReservedKeywords, .count:
      0...0
    case .snakeToCamelCase, .camelToSnakeCase, .swiftIdentifier, .join:
      0...1
    case .default, .contains, .hasPrefix, .hasSuffix:
      1...1
    case .replace:
      2...2
    case .indent:
      0...3
    }
  }
}
