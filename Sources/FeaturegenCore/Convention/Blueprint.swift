/// What a convention asks of one feature: its files, what each declares, and the demands on them.
package struct Blueprint: Sendable {
  package let feature: Feature
  package let convention: Convention
  package let style: TCAStyle
  /// In the order in which rules take precedence: a fault is reported by the first that sees it.
  package let requirements: [Requirement]
  package let files: [BlueprintFile]
}

/// A file of a feature and the symbols it declares.
package struct BlueprintFile: Sendable {
  package let role: FileRole
  package let name: String
  /// Dotted, from the file's top level on, functions with their labels, in no particular order:
  /// `AppInfoFeature.State.init()`.
  package let symbols: Set<String>
}
