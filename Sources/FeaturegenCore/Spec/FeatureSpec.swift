import YAML

/// The format that says what features are: `AppInfo.feature.yml`.
package enum FeatureSpec {
  /// The version of the format that this reads.
  static let version = 1
  /// In bytes.
  package static let maximumSize = YAMLLimits.standard.bytes

  /// What a spec says.
  package struct Result: Sendable {
    /// In the order of the file.
    package var entries: [Entry]
    /// `file:line:column: warning: message`, in the order of the file.
    package var warnings: [String]

    package var features: [Feature] { entries.map(\.feature) }
  }

  /// A feature of a spec.
  package struct Entry: Sendable {
    /// As the key `feature` has it; `feature.name` is another one where the key `type` says so.
    package var name: FeatureName
    package var feature: Feature
  }

  /// Reads all features of a spec; reports all mistakes, not just the first.
  ///
  /// - Parameters:
  ///   - name: What messages call the file.
  ///   - convention: What the features are written under.
  ///   - style: What the features are written in; `nil` refuses nothing that only one dialect
  ///     cannot say.
  ///   - platforms: The platforms that the package names, such as `macOS`.
  package static func read(
    _ bytes: [UInt8], name: String, convention: Convention, style: TCAStyle? = nil,
    platforms: Set<String> = []
  ) throws(InvalidInput) -> Result {
    let document: YAMLNode?
    do throws(YAMLError) {
      document = try YAMLDocument.parse(bytes, limits: .standard)
    } catch {
      throw InvalidInput(messages: [error.described(in: name, as: .error)])
    }
    let context = SpecContext(
      convention: convention, style: style, platforms: platforms)
    var reader = SpecDocumentReader(context: context)
    reader.read(document)
    guard reader.faults.errors.isEmpty else {
      throw InvalidInput(
        messages: reader.faults.errors.map { $0.described(in: name, as: .error) })
    }
    return Result(
      entries: reader.entries,
      warnings: reader.faults.warnings.map { $0.described(in: name, as: .warning) })
  }
}

/// What a spec is read for.
struct SpecContext: Sendable {
  let convention: Convention
  let style: TCAStyle?
  let platforms: Set<String>

  var dialect: Dialect? { style?.dialect }

  /// The style is for versions of TCA before this one; `nil` if nothing is known about that.
  var versionLimit: TCAVersion? {
    guard let style else { return nil }
    switch (style.dialect, style.stackStyle) {
    case (.classic, _): return TCAVersion(1, 7)
    case (.observation, .structure): return TCAVersion(1, 8)
    case (.observation, .enumeration): return nil
    }
  }

  /// Actions have to be Equatable.
  var hasEquatableActions: Bool {
    convention.actionEquatable ?? (dialect == .classic)
  }
}

/// What is wrong with a spec, or at least doubtful.
struct SpecFaults: Sendable {
  /// Reads values and collects errors on the way.
  var reader = YAMLReader()
  private var doubts = YAMLReader()

  var errors: [YAMLError] { reader.errors }
  var warnings: [YAMLError] { doubts.errors }

  mutating func warn(_ message: String, at mark: YAMLMark) {
    doubts.report(message, at: mark)
  }
}

extension YAMLError {
  /// `file:line:column: error: message`
  fileprivate func described(in file: String, as severity: Severity) -> String {
    "\(file):\(mark.line):\(mark.column): \(severity.rawValue): \(visible(message))"
  }

  /// Text that comes from the file ends no line and starts no terminal sequence.
  private func visible(_ message: String) -> String {
    var result = ""
    for scalar in message.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator:
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
