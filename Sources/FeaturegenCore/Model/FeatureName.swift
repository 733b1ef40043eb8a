/// The name of a feature: `AppInfo`, however it was spelled, and what is called after it.
package struct FeatureName: Sendable, Hashable {
  /// Without the convention's suffix: `AppInfo`.
  package let stem: String
  /// The namespace's name: `AppInfoFeature`.
  package let typeName: String

  /// A name as code has it; nothing is checked.
  ///
  /// - Parameter suffix: What the convention adds to a feature's name; cut off where it is there.
  package init(typeName: String, suffix: String) {
    self.typeName = typeName
    self.stem =
      typeName.hasSuffix(suffix) && typeName.count > suffix.count
      ? String(typeName.dropLast(suffix.count)) : typeName
  }

  /// Reads what a user typed: `AppInfo`, `app-info`, `app_info` and `AppInfoFeature` are the same.
  package init(parsing text: String, convention: Convention) throws(FeatureNameError) {
    func refuse(_ reason: FeatureNameError.Reason) -> FeatureNameError {
      FeatureNameError(name: text, reason: reason)
    }

    guard !text.isEmpty else { throw refuse(.empty) }
    guard !text.contains(where: { $0 == "/" || $0 == "\\" }) else { throw refuse(.path) }
    guard !SwiftKeyword.reserved.contains(text) else {
      throw refuse(.keyword(suggestion: text.uppercasingFirstLetter))
    }
    let camelCase = text.upperCamelCase
    guard let first = text.first(where: { $0 != "_" && $0 != "-" }) else { throw refuse(.empty) }
    guard !first.isASCIIDigit else { throw refuse(.leadingDigit) }
    guard SwiftIdentifier.isWord(camelCase), !text.contains(where: \.isWhitespace) else {
      let suggestion = text.identifierWords.upperCamelCase
      throw refuse(
        .notAnIdentifier(suggestion: SwiftIdentifier.isWord(suggestion) ? suggestion : nil))
    }

    self.init(typeName: camelCase, suffix: convention.suffix, appending: true)
    guard !Self.partNames.contains(stem) else { throw refuse(.part(stem)) }
    guard stem != "Feature", stem != convention.suffix else { throw refuse(.feature) }
    guard !convention.supportTypeNames.contains(typeName) else {
      throw refuse(.supportModule(type: typeName, module: convention.supportModule))
    }
    let longest = FileRole.allCases.map { convention.fileName(of: $0, for: self).utf8.count }.max()
    if let longest, longest > Self.maximumFileNameBytes {
      throw refuse(.tooLong(bytes: longest))
    }
  }

  private init(typeName: String, suffix: String, appending: Bool) {
    self.init(
      typeName: typeName.hasSuffix(suffix) ? typeName : typeName + suffix, suffix: suffix)
  }

  /// What every file system in use allows, in UTF-8 bytes.
  private static let maximumFileNameBytes = 255

  private static let partNames = Set(Part.allCases.map(\.typeName))
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}

extension String {
  /// `app-info`, `app_info` → `AppInfo`; `AppInfo` stays.
  fileprivate var upperCamelCase: String {
    split(whereSeparator: { $0 == "-" || $0 == "_" }).map { String($0).uppercasingFirstLetter }
      .joined()
  }

  /// Everything that cannot be in an identifier becomes a word boundary.
  fileprivate var identifierWords: String {
    String(map { $0.isLetter || $0.isNumber ? $0 : "-" })
  }
}
