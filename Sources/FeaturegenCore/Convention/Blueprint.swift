/// What a convention asks of one feature: its files, what each declares, and the demands on them.
package struct Blueprint: Sendable {
  package let feature: Feature
  package let convention: Convention
  package let style: TCAStyle
  /// In the order in which rules take precedence: a fault is reported by the first that sees it.
  package let requirements: [Requirement]
  let contents: BlueprintContents

  /// Worked out when asked for, as nobody who checks does.
  package var files: [BlueprintFile] {
    convention.files(for: feature, contents: contents, style: style)
  }

  /// Why it cannot be written; empty if it can. To check code against it is always possible.
  package var faults: [FeatureFault] {
    contents.faults + files.flatMap(\.repeatedSymbols).map { .repeated($0) }
  }
}

/// A file of a feature and the symbols it declares.
package struct BlueprintFile: Sendable {
  package let role: FileRole
  /// The platform for which the whole file is; `nil` for all.
  package let platform: String?
  package let name: String
  /// Dotted, from the file's top level on, functions with their labels, in no particular order:
  /// `AppInfoFeature.State.init()`.
  package let symbols: Set<String>
  /// Those that would be declared more than once.
  let repeatedSymbols: [String]

  init(role: FileRole, platform: String? = nil, name: String, symbols: [[String]]) {
    self.role = role
    self.platform = platform
    self.name = name
    var known: Set<String> = []
    repeatedSymbols = symbols.map { $0.joined(separator: ".") }.filter {
      !known.insert($0).inserted
    }
    self.symbols = known
  }
}
