/// A version of The Composable Architecture that the stubs declare: `tca125` is 1.25.
package enum StubVersion: String, CaseIterable, Sendable {
  case tca10 = "1.0"
  case tca17 = "1.7"
  case tca18 = "1.8"
  case tca125 = "1.25"

  /// `TCA_1_7` is defined from 1.7 on, and so on.
  var definitions: [String] {
    Self.allCases.prefix { $0 != self }.map(\.definition) + [definition]
  }

  private var definition: String {
    "TCA_" + rawValue.split(separator: ".").joined(separator: "_")
  }

  /// The language mode the library itself is built in.
  var languageMode: SwiftCompiler.LanguageMode {
    self == .tca125 ? .swift6 : .swift5
  }
}
