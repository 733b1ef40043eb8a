/// What a `Package.swift` says, read as text: what is not written down literally is unknown.
package struct PackageManifest: Sendable, Hashable {
  /// Something a manifest may leave out, or compute.
  package enum Literal<Value: Sendable & Hashable>: Sendable, Hashable {
    case absent
    case known(Value)
    case unknown
  }

  /// The folder of the package.
  package let folder: AbsolutePath
  package let toolsVersion: ToolsVersion?
  package let platforms: Literal<[Platform]>
  /// In the order of the manifest.
  package let targets: [Target]
  /// There may be targets that only evaluation would show.
  package let hasUnknownTargets: Bool
  /// What the package demands of TCA, if it depends on it.
  package let tca: TCAPin?
  private let targetsByFolder: [AbsolutePath: [Target]]

  package var file: AbsolutePath { folder.appending(component: Self.fileName) }

  static let fileName = "Package.swift"
  /// In bytes; far more than people write by hand.
  private static let sizeLimit = 1 << 22

  /// Reads the manifest of the package in `folder`.
  package init(
    in folder: AbsolutePath, of tree: any FileTree = WorkingTree()
  ) throws(ProjectError) {
    let file = folder.appending(component: Self.fileName)
    do throws(FileError) {
      let bytes = try tree.read(file, limit: Self.sizeLimit)
      self.init(bytes, in: folder, of: tree)
    } catch {
      throw .unreadable(error)
    }
  }

  init(_ bytes: [UInt8], in folder: AbsolutePath, of tree: any FileTree = WorkingTree()) {
    let reader = ManifestReader(ManifestText(bytes))
    let toolsVersion = ToolsVersion(manifest: bytes)
    let layout = TargetLayout(package: folder, toolsVersion: toolsVersion, tree: tree)
    self.folder = folder
    self.toolsVersion = toolsVersion
    self.platforms = reader.platforms
    self.targets = layout.locate(reader.targets)
    self.targetsByFolder = Dictionary(
      grouping: targets.filter { $0.folder != nil }, by: { $0.folder ?? folder })
    self.hasUnknownTargets = reader.hasUnknownTargets
    self.tca = reader.tca.map { requirement in
      TCAPin(requirement: requirement, file: folder.appending(component: Self.fileName))
    }
  }

  /// The manifest of the nearest package at `folder` or above it.
  package static func nearest(
    to folder: AbsolutePath, of tree: any FileTree = WorkingTree()
  ) throws(ProjectError) -> PackageManifest? {
    for candidate in folder.ancestors where exists(in: candidate, of: tree) {
      return try PackageManifest(in: candidate, of: tree)
    }
    return nil
  }

  static func exists(in folder: AbsolutePath, of tree: any FileTree = WorkingTree()) -> Bool {
    tree.isFile(folder.appending(component: fileName))
  }

  package func target(named name: String) -> Target? {
    targets.first { $0.name.hasSameBytes(as: name) }
  }

  /// The target that compiles `file`; of nested ones the innermost.
  package func target(containing file: AbsolutePath) -> Target? {
    for candidate in file.ancestors.dropFirst() {
      let target = targetsByFolder[candidate]?.first { $0.contains(file) }
      if let target { return target }
      if candidate == folder { break }
    }
    return nil
  }

  /// For ``DirectoryWalk``.
  package var targetFolders: TargetFolders {
    TargetFolders(
      tests: targets.filter { $0.kind == .test }.compactMap(\.folder),
      code: targets.filter { $0.kind != .test }.compactMap(\.folder))
  }
}

extension PackageManifest {
  package struct Target: Sendable, Hashable {
    package enum Kind: String, Sendable, Hashable, CaseIterable {
      case regular = "target"
      case executable = "executableTarget"
      case test = "testTarget"
      case macro
      case plugin
      case system = "systemLibrary"
      case binary = "binaryTarget"
    }

    package let kind: Kind
    package let name: String
    package let path: Literal<String>
    /// As seen from the target's folder.
    package let sources: Literal<[String]>
    package let exclude: Literal<[String]>
    /// Names of products and targets, as far as they are literal.
    package let dependencies: [String]
    package let hasUnknownDependencies: Bool
    /// Where its sources are, or would be; `nil` if the manifest computes it.
    package internal(set) var folder: AbsolutePath?

    func contains(_ file: AbsolutePath) -> Bool {
      guard kind != .system, kind != .binary, let folder, file.isInside(folder) else {
        return false
      }
      if case .known(let paths) = exclude,
        paths.contains(where: { file.isInside(folder.appending($0)) })
      {
        return false
      }
      guard case .known(let paths) = sources else { return true }
      return paths.contains { file.isInside(folder.appending($0)) }
    }
  }

  package struct Platform: Sendable, Hashable {
    /// `macOS`, `iOS`, …
    package let name: String
    /// The lowest version; `nil` if it is not literal.
    package let version: Version?

    package struct Version: Sendable, Hashable, Comparable {
      package let major: Int
      package let minor: Int

      package static func < (left: Version, right: Version) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
      }
    }
  }
}
