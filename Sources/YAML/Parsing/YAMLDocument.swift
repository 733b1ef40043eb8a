/// The format's entry point.
package enum YAMLDocument {
  /// The one document in `bytes`, or nil if it is empty.
  ///
  /// Reads a strict subset of YAML 1.2: block and flow collections, plain, quoted and block
  /// scalars, comments, `---` and `...` around one document. What the subset leaves out is an
  /// error: anchors, aliases, tags, merge keys, directives, several documents, and keys that are
  /// not a word (collections, `? `, no key at all). Of JSON, which is in the subset, unescaped
  /// U+007F…U+009F and byte order marks inside strings are refused. Two keys are duplicates if
  /// their texts are equal as Swift strings.
  package static func parse(
    _ bytes: [UInt8],
    limits: YAMLLimits = .standard
  ) throws(YAMLError) -> YAMLNode? {
    var parser = try YAMLParser(bytes, limits: limits)
    return try parser.document()
  }
}
