/// What was given to one command, checked against its definition.
package struct ParsedArguments: Sendable, Equatable {
  package struct GivenOption: Sendable, Equatable {
    /// Without dashes.
    package let long: String
    package let value: String?

    package init(long: String, value: String? = nil) {
      self.long = long
      self.value = value
    }
  }

  /// In the order of the command line.
  package let options: [GivenOption]
  private let words: [String: [String]]

  package init(options: [GivenOption] = [], positionals: [String: [String]] = [:]) {
    self.options = options
    self.words = positionals
  }

  /// Whether the option was given, with or without a value.
  package func flag(_ long: String) -> Bool {
    options.contains { $0.long == long }
  }

  /// The last value given; nil also if an option with optional value was given without one.
  package func value(_ long: String) -> String? {
    options.last { $0.long == long }?.value
  }

  /// All values given, in order; without those of an option given without one.
  package func values(_ long: String) -> [String] {
    options.filter { $0.long == long }.compactMap(\.value)
  }

  /// - Parameter name: as defined, `NAME`.
  package func positionals(_ name: String) -> [String] {
    words[name] ?? []
  }

  /// The first or only one.
  package func positional(_ name: String) -> String? {
    words[name]?.first
  }
}
