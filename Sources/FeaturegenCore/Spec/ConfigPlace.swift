/// Where a config says something.
package struct ConfigPlace: Sendable, Hashable, CustomStringConvertible {
  /// As messages call the file.
  package let file: String
  /// 1-based.
  package let line: Int
  /// 1-based, in UTF-8 bytes.
  package let column: Int

  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// `file:line`
  package var description: String { "\(file):\(line)" }
}

/// Which place gave each key of a config its value.
package struct ConfigOrigins: Sendable {
  private struct Subject: Hashable {
    let key: ConfigReader.Key
    let entry: String?
  }

  private var places: [Subject: ConfigPlace] = [:]

  /// - Parameter entry: A key of the mapping that the key has as value.
  package subscript(key: ConfigReader.Key, entry: String? = nil) -> ConfigPlace? {
    get { places[Subject(key: key, entry: entry)] }
    set { places[Subject(key: key, entry: entry)] = newValue }
  }

  mutating func forget(_ isMeant: (ConfigReader.Key) -> Bool) {
    places = places.filter { !isMeant($0.key.key) }
  }
}
