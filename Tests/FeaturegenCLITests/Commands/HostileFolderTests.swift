import FeaturegenCLI
import Foundation
import TestSupport
import Testing

/// Folders that cannot take a feature: a clear error, status 73, nothing left behind.
@Suite struct HostileFolderTests {
  @Test func fileWhereAFolderShouldBe() async throws {
    let folder = try TemporaryDirectory()
    try folder.write("", to: "AppInfo")
    let run = try await CommandRun(["new", "AppInfo"], in: folder)
    #expect(run.status == .cannotCreate)
    #expect(run.errors.contains("'\(folder.path)/AppInfo' is a file, not a folder"))
    #expect(Set(try folder.contents().keys) == ["AppInfo"])
  }

  @Test func linkOutOfTheRoot() async throws {
    let folder = try TemporaryDirectory()
    let outside = try TemporaryDirectory()
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/AppInfo", withDestinationPath: outside.path)
    let run = try await CommandRun(["new", "AppInfo"], in: folder)
    #expect(run.status == .cannotCreate)
    #expect(run.errors.contains("nothing is written there"))
    #expect(try outside.contents().isEmpty)
  }

  @Test func folderBelowAFile() async throws {
    let folder = try TemporaryDirectory()
    try folder.write("", to: "file")
    let run = try await CommandRun(["new", "AppInfo", "--path", "file/inside"], in: folder)
    #expect(run.status == .cannotCreate)
    #expect(Set(try folder.contents().keys) == ["file"])
  }

  /// Nobody, root neither, can write into `/proc`.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self")))
  func folderThatNobodyCanWriteIn() async throws {
    let folder = try TemporaryDirectory()
    let run = try await CommandRun(["new", "AppInfo", "--path", "/proc"], in: folder)
    #expect(run.status == .cannotCreate)
  }

  @Test func treeWithStrangeFiles() async throws {
    let folder = try TemporaryDirectory()
    _ = try await CommandRun(["new", "AppInfo"], in: folder)
    try folder.write("", to: "Empty.swift")
    try folder.write("\u{FEFF}let bom = 1\r\nlet crlf = 2\rlet cr = 3\n", to: "Ends.swift")
    try folder.write("let a = \"\"\"\nnever closed", to: "Unclosed.swift")
    try folder.write(String(repeating: "[", count: 100_000), to: "Deep.swift")
    try folder.write("", to: "Folder.swift/Inside.swift")
    try folder.write("let a = 1\n", to: "folder with a blank /A.swift")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/Dangling.swift", withDestinationPath: "nowhere")
    #expect(mkfifo("\(folder.path)/Pipe.swift", 0o600) == 0)
    try Data([0x6C, 0x65, 0x74, 0xFF]).write(
      to: URL(fileURLWithPath: "\(folder.path)/Latin.swift"))
    let output = try await CheckOutput(in: folder)
    #expect(output.features.map(\.name) == ["AppInfoFeature"])
    #expect(output.findings.map(\.rule) == ["unreadable_file", "unreadable_file"])
    #expect(output.findings.map(\.location.path) == ["Latin.swift", "Pipe.swift"])
  }
}
