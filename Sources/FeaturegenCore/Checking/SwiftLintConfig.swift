import YAML

/// What a `.swiftlint.yml` says about one rule.
struct SwiftLintConfig: Sendable {
  static let fileName = ".swiftlint.yml"

  let folder: AbsolutePath
  /// `nil`: every rule that is on by default, or named in `opt_in_rules`.
  private var onlyRules: Set<String>?
  private var disabledRules: Set<String> = []
  private var optInRules: Set<String> = []
  private var included: [String] = []
  private var excluded: [String] = []
  /// It is no YAML that this program reads, or refers to files elsewhere.
  private(set) var isUnknown = false

  init(_ bytes: [UInt8], in folder: AbsolutePath) {
    self.folder = folder
    let document: YAMLNode?
    do throws(YAMLError) {
      document = try YAMLDocument.parse(bytes, limits: .standard)
    } catch {
      isUnknown = true
      return
    }
    guard let document else { return }
    guard case .mapping(let entries) = document.content else {
      isUnknown = true
      return
    }
    for entry in entries { read(entry) }
  }

  private mutating func read(_ entry: YAMLEntry) {
    switch entry.name {
    case "only_rules", "whitelist_rules": onlyRules = Set(texts(entry.value))
    case "disabled_rules": disabledRules = Set(texts(entry.value))
    case "opt_in_rules": optInRules = Set(texts(entry.value))
    case "included": included = texts(entry.value)
    case "excluded": excluded = texts(entry.value)
    case "parent_config", "child_config": isUnknown = true
    default: break
    }
  }

  /// The texts of a list, or a text alone.
  private func texts(_ node: YAMLNode) -> [String] {
    switch node.content {
    case .scalar(let scalar): node.isEmpty ? [] : [scalar.text]
    case .sequence(let items): items.flatMap(texts)
    case .mapping: []
    }
  }

  /// Whether a rule that is on by default is on, under what an outer config says.
  func enables(_ rule: String, isOn: Bool = true) -> Bool {
    if let onlyRules { return onlyRules.contains(rule) || onlyRules.contains("all") }
    if disabledRules.contains(rule) || disabledRules.contains("all") { return false }
    return isOn || optInRules.contains(rule)
  }

  /// Whether SwiftLint, run where this config is, certainly leaves out the file.
  func leavesOut(_ file: AbsolutePath) -> Bool {
    let path = file.relative(to: folder)
    if excluded.contains(where: { $0.isPlainPattern && PathPattern($0).matches(path) }) {
      return true
    }
    return !included.isEmpty && included.allSatisfy(\.isPlainPattern)
      && !included.contains { $0.namesAll || PathPattern($0).matches(path) }
  }
}

extension String {
  /// It names something below the config's folder, in words that `PathPattern` knows.
  fileprivate var isPlainPattern: Bool {
    utf8.first != .slash && !contains("..") && !contains { "?[]{}$~\\".contains($0) }
  }

  /// `.` and the like.
  fileprivate var namesAll: Bool { allSatisfy { $0 == "." || $0 == "/" } }
}
