import Foundation
import Testing

@testable import FeaturegenCore

/// An empty folder that goes away with its last reference.
final class ScratchFolder: Sendable {
  let path: AbsolutePath

  /// In memory where the system offers that: some tests make thousands of folders.
  private static let parent =
    FileManager.default.isWritableFile(atPath: "/dev/shm")
    ? URL(fileURLWithPath: "/dev/shm") : FileManager.default.temporaryDirectory

  init() throws {
    let folder = Self.parent.appendingPathComponent("featuregen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    self.path = try #require(AbsolutePath(folder.path)).resolvingLinks()
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path.string)
  }

  @discardableResult
  func folder(_ relativePath: String) throws -> AbsolutePath {
    let folder = path.appending(relativePath)
    try FileManager.default.createDirectory(
      atPath: folder.string, withIntermediateDirectories: true)
    return folder
  }

  @discardableResult
  func file(_ relativePath: String, _ text: String = "") throws -> AbsolutePath {
    let file = path.appending(relativePath)
    if let parent = file.parent { try folder(parent.relative(to: path)) }
    try Data(text.utf8).write(to: URL(fileURLWithPath: file.string))
    return file
  }

  @discardableResult
  func link(_ relativePath: String, to destination: String) throws -> AbsolutePath {
    let link = path.appending(relativePath)
    if let parent = link.parent { try folder(parent.relative(to: path)) }
    try FileManager.default.createSymbolicLink(
      atPath: link.string, withDestinationPath: destination)
    return link
  }

  /// Everything in it: contents of files, destinations of links, and modes.
  func snapshot() throws -> [String: String] {
    var result: [String: String] = [:]
    let manager = FileManager.default
    for name in try manager.subpathsOfDirectory(atPath: path.string) {
      let file = path.appending(name)
      let status = try #require(try FileStatus.read(file))
      let mode = String(status.permissions, radix: 8)
      switch status.kind {
      case .folder: result[name] = "folder \(mode)"
      case .link: result[name] = try "-> " + manager.destinationOfSymbolicLink(atPath: file.string)
      case .file:
        result[name] = try "\(mode) " + String(decoding: FileReader.read(file), as: UTF8.self)
      default: result[name] = status.kind.described
      }
    }
    return result
  }
}
