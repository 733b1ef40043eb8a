import YAML

/// A `Package.resolved` in one of the formats 1 to 3.
struct ResolvedPackages: Sendable {
  private let pins: [Pin]

  fileprivate struct Pin: Sendable {
    let names: [String]
    let version: String?
    let branch: String?
    let revision: String?
  }

  /// Throws for what is no JSON or lacks the list of pins; what it does not know in a pin is skipped.
  init(contentsOf file: AbsolutePath, in tree: any FileTree = WorkingTree()) throws(ProjectError) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try tree.read(file)
    } catch {
      throw .unreadable(error)
    }
    let document: YAMLNode?
    do throws(YAMLError) {
      document = try YAMLDocument.parse(bytes, limits: Self.limits)
    } catch {
      throw .damaged(file, line: error.mark.line, column: error.mark.column, reason: error.message)
    }
    // Format 1 has one more level.
    guard let pins = (document?["object"] ?? document)?["pins"]?.items else {
      throw .damaged(file, line: 1, column: 1, reason: "a list 'pins' is missing")
    }
    self.pins = pins.map { Pin($0) }
  }

  /// JSON is YAML; what tools write may be larger than what people write.
  private static let limits = YAMLLimits(bytes: 1 << 24, depth: 64, nodes: 1_000_000)

  /// What TCA is pinned to.
  var tca: TCAPin.Requirement? {
    guard let pin = pins.first(where: { $0.names.contains(where: TCAPin.names) }) else {
      return nil
    }
    if let version = pin.version.flatMap(TCAVersion.init(pinned:)) { return .version(version) }
    if let branch = pin.branch { return .branch(branch) }
    return .revision(pin.revision ?? pin.version ?? "unknown")
  }
}

extension ResolvedPackages.Pin {
  fileprivate init(_ value: YAMLNode) {
    let state = value["state"]
    self.names = ["identity", "location", "package", "repositoryURL"].compactMap {
      value[$0]?.string
    }
    self.version = state?["version"]?.string
    self.branch = state?["branch"]?.string
    self.revision = state?["revision"]?.string
  }
}

extension YAMLNode {
  fileprivate subscript(key: String) -> YAMLNode? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.first { $0.name == key }?.value
  }

  fileprivate var items: [YAMLNode]? {
    if case .sequence(let items) = content { items } else { nil }
  }

  /// A text in quotes, as JSON has it; `null` is none.
  fileprivate var string: String? {
    guard case .scalar(let scalar) = content, scalar.style == .doubleQuoted else { return nil }
    return scalar.text
  }
}
