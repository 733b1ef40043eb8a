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
    let chunks = chunks(of: files)
    var results = [Result?](repeating: nil, count: chunks.count)
    await withTaskGroup(of: (Int, Result).self) { group in
      var next = 0
      while next < min(jobs, chunks.count) {
        let index = next
        group.addTask { (index, read(chunks[index])) }
        next += 1
      }
      for await (index, result) in group {
        results[index] = result
        if next < chunks.count {
          let index = next
          group.addTask { (index, read(chunks[index])) }
          next += 1
        }
      }
    }
    return results.reduce(into: Result()) { total, result in
      total.facts += result?.facts ?? []
      total.byteCount += result?.byteCount ?? 0
    }
  }

  /// Small enough that a chunk of large files does not keep one thread busy at the end.
  private func chunks(of files: [File]) -> [ArraySlice<File>] {
    let size = max(1, min(64, files.count / (max(1, jobs) * 4)))
    return stride(from: 0, to: files.count, by: size).map {
      files[$0..<min($0 + size, files.count)]
    }
  }

  private func read(_ files: ArraySlice<File>) -> Result {
    var result = Result()
    result.facts.reserveCapacity(files.count)
    for file in files {
      if let reason = file.unreadable {
        result.facts.append(FileFactsReader.unreadable(reason, path: file.displayPath))
        continue
      }
      do throws(FileError) {
        let bytes = try tree.read(file.path)
        result.byteCount += bytes.count
        result.facts.append(FileFactsReader.read(SwiftSource(bytes), path: file.displayPath))
      } catch {
        result.facts.append(FileFactsReader.unreadable(error.reason, path: file.displayPath))
      }
    }
    return result
  }
}
