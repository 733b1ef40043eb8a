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
  init(contentsOf file: AbsolutePath) throws(ProjectError) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReader.read(file)
    } catch {
      throw .unreadable(error)
    }
    let document: JSONValue
    do throws(JSONError) {
      document = try JSONParser.parse(bytes)
    } catch {
      throw .damaged(file, at: error.offset, in: bytes, reason: error.reason)
    }
    // Format 1 has one more level.
    guard let pins = (document["object"] ?? document)["pins"]?.array else {
      throw .damaged(file, at: 0, in: bytes, reason: "a list 'pins' is missing")
    }
    self.pins = pins.map { Pin($0) }
  }

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
  fileprivate init(_ value: JSONValue) {
    let state = value["state"]
    self.names = ["identity", "location", "package", "repositoryURL"].compactMap {
      value[$0]?.string
    }
    self.version = state?["version"]?.string
    self.branch = state?["branch"]?.string
    self.revision = state?["revision"]?.string
  }
}

extension ProjectError {
  /// The error at a byte offset.
  static func damaged(
    _ file: AbsolutePath, at offset: Int, in bytes: [UInt8], reason: String
  ) -> ProjectError {
    let before = bytes.prefix(offset)
    let newline = UInt8(ascii: "\n")
    let lineStart = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    let line = before.count { $0 == newline } + 1
    return .damaged(file, line: line, column: before.count - lineStart + 1, reason: reason)
  }
}
