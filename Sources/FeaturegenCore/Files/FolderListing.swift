#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The Swift files and folders of one folder, as far as ``DirectoryWalk`` wants them.
package struct FolderListing: Sendable {
  struct Item: Sendable {
    enum Kind: Sendable {
      case folder, swiftFile
      /// A Swift name that belongs to a pipe, socket or device.
      case notAFile(FileStatus.Kind)
      case undecodableName
    }

    let name: String
    let kind: Kind
    /// The name's bytes; a slash is added to a folder's, which makes the order that of whole paths.
    fileprivate let key: [UInt8]
  }

  private(set) var items: [Item] = []
  private(set) var holdsManifest = false
  private(set) var holdsJournal = false
  private(set) var holdsConfig = false
  /// It is the root of a git working tree.
  private(set) var holdsRepository = false

  init(_ folder: AbsolutePath) throws(FileError) {
    let stream = try FolderStream(folder)
    try stream.visit { item in
      let name = item.name
      if name.first == UInt8(ascii: ".") {
        return note(hidden: name)
      }
      let isSwiftName = name.ends(with: ".swift")
      if item.kind == .link || (item.kind == .file && !isSwiftName) { return }
      let kind = item.kind == .unknown ? stream.kind(of: name) : item.kind
      add(name, kind: kind, isSwiftName: isSwiftName)
    }
    items.sort { $0.key.lexicographicallyPrecedes($1.key) }
  }

  /// What a git index holds of a folder: files and folders, in any order.
  init(indexed names: [(name: ArraySlice<UInt8>, kind: FileStatus.Kind)]) {
    for (name, kind) in names {
      name.withUnsafeBytes { name in
        if name.first == UInt8(ascii: ".") {
          note(hidden: name)
        } else {
          add(name, kind: kind, isSwiftName: name.ends(with: ".swift"))
        }
      }
    }
    items.sort { $0.key.lexicographicallyPrecedes($1.key) }
  }

  /// Whether folders or files of this name are left out wherever they are.
  static func leavesOut(_ name: String, kind: FileStatus.Kind) -> Bool {
    FolderListing(indexed: [(Array(name.utf8)[...], kind)]).items.isEmpty
  }

  private mutating func note(hidden name: UnsafeRawBufferPointer) {
    if name.elementsEqual(Journal.folderName.utf8) { holdsJournal = true }
    if name.elementsEqual(Config.fileName.utf8) { holdsConfig = true }
    if name.elementsEqual(GitRoot.markName.utf8) { holdsRepository = true }
  }

  private mutating func add(
    _ name: UnsafeRawBufferPointer, kind: FileStatus.Kind, isSwiftName: Bool
  ) {
    switch kind {
    case .folder where !Self.isSkippedFolder(name):
      append(name, kind: .folder)
    case .file where isSwiftName && !name.ends(with: ".generated.swift"):
      if name.elementsEqual("Package.swift".utf8) { holdsManifest = true }
      append(name, kind: .swiftFile)
    case .pipe, .socket, .device:
      if isSwiftName { append(name, kind: .notAFile(kind)) }
    default:
      break
    }
  }

  private mutating func append(_ name: UnsafeRawBufferPointer, kind: Item.Kind) {
    var key = [UInt8](name)
    let text = String(utf8: key)
    if case .folder = kind { key.append(.slash) }
    let item = Item(
      name: text ?? String(decoding: name, as: UTF8.self),
      kind: text == nil ? .undecodableName : kind,
      key: key
    )
    items.append(item)
  }

  private static let skippedFolders = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "Generated",
  ].map { Array($0.utf8) }

  private static func isSkippedFolder(_ name: UnsafeRawBufferPointer) -> Bool {
    name.ends(with: ".docc") || name.ends(with: ".xctemplate")
      || skippedFolders.contains { name.elementsEqual($0) }
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func ends(with suffix: StaticString) -> Bool {
    let length = suffix.utf8CodeUnitCount
    guard let start = baseAddress, count >= length else { return false }
    return memcmp(start + (count - length), suffix.utf8Start, length) == 0
  }
}
