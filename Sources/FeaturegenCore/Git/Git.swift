import Foundation

/// Asks git, without a shell and without running anything a repository names: no hooks, no
/// file-system monitor, no filters, no external diff.
package struct Git: Sendable {
  private let folder: AbsolutePath

  /// - Parameter folder: Where git is run; it looks for its repository from there upward.
  package init(in folder: AbsolutePath) {
    self.folder = folder
  }

  /// Which of these files git holds exactly as they are, so that overwriting loses nothing.
  ///
  /// The bytes themselves are compared, as no filter may run; a file that a filter changes counts
  /// as one that git does not hold. Without git or outside a repository none is held.
  package func held(_ files: [AbsolutePath]) -> Set<AbsolutePath> {
    guard !files.isEmpty,
      let listing = output(of: ["ls-files", "--stage", "-z", "--"] + files.map(\.string)),
      let hashes = output(of: ["hash-object", "--no-filters", "--"] + files.map(\.string))
    else { return [] }
    let staged = Set(listing.split(separator: 0).compactMap(Self.blob))
    let lines = hashes.split(separator: UInt8(ascii: "\n"))
    guard lines.count == files.count else { return [] }
    return Set(zip(files, lines).filter { staged.contains(Array($0.1)) }.map(\.0))
  }

  /// `mode blob stage\tpath`
  private static func blob(of entry: ArraySlice<UInt8>) -> [UInt8]? {
    let words = entry.split(separator: UInt8(ascii: " "), maxSplits: 2)
    return words.count == 3 ? Array(words[1]) : nil
  }

  /// What git prints; `nil` if it cannot be run or fails.
  private func output(of arguments: [String]) -> [UInt8]? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + Self.safeguards + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.string, isDirectory: true)
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    do {
      try process.run()
    } catch {
      return nil
    }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? Array(data) : nil
  }

  private static let safeguards = [
    "--no-optional-locks", "--literal-pathspecs", "-c", "core.fsmonitor=false",
    "-c", "core.hooksPath=/dev/null",
  ]
}
