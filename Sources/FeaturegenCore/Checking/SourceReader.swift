import SwiftOutline

/// Reads Swift files on several threads.
struct SourceReader: Sendable {
  var tree: any FileTree = WorkingTree()
  /// How many files are read at the same time, at least one.
  let jobs: Int

  struct File: Sendable {
    var path: AbsolutePath
    /// What findings call it.
    var displayPath: String
    /// Known not to be readable, from the walk.
    var unreadable: String?
  }

  struct Result: Sendable {
    var facts: [FileFacts] = []
    var byteCount = 0
  }

  /// The facts of every file, in the order of `files`.
  func read(_ files: [File]) async -> Result {
    let results = await files.map(jobs: jobs, read)
    return Result(
      facts: results.map(\.facts), byteCount: results.reduce(0) { $0 + $1.byteCount })
  }

  private func read(_ file: File) -> (facts: FileFacts, byteCount: Int) {
    if let reason = file.unreadable {
      return (FileFactsReader.unreadable(reason, path: file.displayPath), 0)
    }
    do throws(FileError) {
      let bytes = try tree.read(file.path)
      return (FileFactsReader.read(SwiftSource(bytes), path: file.displayPath), bytes.count)
    } catch {
      return (FileFactsReader.unreadable(error.reason, path: file.displayPath), 0)
    }
  }
}
