import YAML

/// Looks how a project lays out its Swift, where the config does not say.
///
/// Asked in this order, each upward from the folder to the git root: `.swift-format`,
/// `.editorconfig`, the Swift files that are there.
struct LayoutFinder {
  private let folders: [AbsolutePath]
  private let folder: AbsolutePath

  init(at folder: AbsolutePath) {
    let root = GitRoot.find(from: folder)
    var folders: [AbsolutePath] = []
    for candidate in folder.ancestors {
      folders.append(candidate)
      if candidate == root { break }
    }
    self.folder = folder
    self.folders = folders
  }

  /// What the project says; `nil` where it says nothing.
  var indentation: Layout.Indentation? {
    swiftFormat?.indentation ?? editorConfig?.indentation ?? neighbours
  }

  /// In columns.
  var lineLength: Int? {
    swiftFormat?.lineLength ?? editorConfig?.lineLength
  }

  /// Who tells something about the layout.
  enum Source: Sendable, Hashable {
    case file(AbsolutePath)
    /// The Swift files that are there.
    case neighbours
  }

  var indentationSource: Source? {
    if swiftFormat?.indentation != nil { return source(".swift-format") }
    if editorConfig?.indentation != nil { return source(".editorconfig") }
    return neighbours == nil ? nil : .neighbours
  }

  var lineLengthSource: Source? {
    if swiftFormat?.lineLength != nil { return source(".swift-format") }
    return editorConfig?.lineLength == nil ? nil : source(".editorconfig")
  }

  private func source(_ name: String) -> Source? {
    folders.map { $0.appending(name) }.first { (try? FileReader.read($0)) != nil }
      .map(Source.file)
  }

  private typealias Found = (indentation: Layout.Indentation?, lineLength: Int?)

  private var swiftFormat: Found? {
    guard let bytes = nearest(".swift-format"),
      let document = try? YAMLDocument.parse(bytes, limits: .standard)
    else { return nil }
    let indentation = document.value("indentation")
    let spaces = indentation?.value("spaces")?.integer.flatMap { (1...8).contains($0) ? $0 : nil }
    let tabs = indentation?.value("tabs")?.integer
    return (
      spaces.map { .spaces($0) } ?? tabs.map { _ in .tab },
      document.value("lineLength")?.integer
    )
  }

  private var editorConfig: Found? {
    guard let bytes = nearest(".editorconfig") else { return nil }
    let properties = EditorConfig(String(decoding: bytes, as: UTF8.self)).swiftProperties
    let size = properties["indent_size"].flatMap { Int($0) }
    let indentation: Layout.Indentation? =
      switch properties["indent_style"] {
      case "tab": .tab
      case "space": size.map { .spaces($0) }
      default: size.map { .spaces($0) }
      }
    return (indentation, properties["max_line_length"].flatMap { Int($0) })
  }

  private func nearest(_ name: String) -> [UInt8]? {
    folders.lazy.compactMap { try? FileReader.read($0.appending(name), limit: 1 << 20) }.first
  }

  /// What the Swift files in the folder, or in those beside where a feature goes, agree on.
  private var neighbours: Layout.Indentation? {
    let own = swiftFiles(in: folder)
    let files = own.isEmpty ? subfolders.prefix(20).flatMap(swiftFiles) : own
    let found = files.prefix(20).compactMap { file in
      (try? FileReader.read(file, limit: 1 << 20)).flatMap(Self.indentation)
    }
    guard let first = found.first, found.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  private var subfolders: [AbsolutePath] {
    names(in: folder).filter { !$0.hasPrefix(".") }.map { folder.appending($0) }
  }

  private func swiftFiles(in folder: AbsolutePath) -> [AbsolutePath] {
    names(in: folder).filter { $0.hasSuffix(".swift") && $0 != PackageManifest.fileName }
      .map { folder.appending($0) }
  }

  private func names(in folder: AbsolutePath) -> [String] {
    ((try? FolderStream.names(in: folder)) ?? []).sorted()
  }

  /// What the first indented line begins with, inside braces.
  private static func indentation(of bytes: [UInt8]) -> Layout.Indentation? {
    var previous: ArraySlice<UInt8> = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      defer { previous = line }
      guard previous.last == UInt8(ascii: "{"), let first = line.first,
        previous.first.map({ $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }) ?? false
      else { continue }
      if first == UInt8(ascii: "\t") { return .tab }
      let blanks = line.prefix { $0 == UInt8(ascii: " ") }.count
      if (1...8).contains(blanks) { return .spaces(blanks) }
    }
    return nil
  }
}

extension YAMLNode {
  fileprivate func value(_ key: String) -> YAMLNode? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.first { $0.name == key }?.value
  }

  fileprivate var integer: Int? {
    if case .scalar(let scalar) = content { Int(scalar.text) } else { nil }
  }
}
