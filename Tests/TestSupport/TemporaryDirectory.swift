import Foundation

/// A new, empty folder that is removed with everything in it when its last reference goes.
package final class TemporaryDirectory: Sendable {
  /// Absolute, without symbolic links.
  package let path: String

  package init(prefix: String = "featuregen") throws {
    let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    let url = parent.appendingPathComponent("\(prefix)-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes `text` to `relative`, creates the folders on the way and returns the absolute path.
  @discardableResult
  package func write(_ text: String, to relative: String) throws -> String {
    let file = "\(path)/\(relative)"
    let folder = (file as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return file
  }
}
