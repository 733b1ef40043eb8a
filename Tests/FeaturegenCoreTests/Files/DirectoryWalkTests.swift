import Foundation
import Testing

@testable import FeaturegenCore

@Suite struct DirectoryWalkTests {
  private func walk(
    _ scratch: ScratchFolder, _ walk: DirectoryWalk = DirectoryWalk(),
    from relativePath: String = ""
  ) throws -> [String] {
    try walk.run(from: scratch.path.appending(relativePath)).entries.map(\.relativePath)
  }

  @Test func findsSwiftFilesInByteOrder() throws {
    let scratch = try ScratchFolder()
    let names = [
      "A.swift", "A/B.swift", "A-B.swift", "B/A/Z.swift", "B/A.swift", "한국어.swift", "a/X.swift",
      "F/AppInfoFeature*View.swift", "F/AppInfoFeature.swift", "trailing /T .swift",
    ]
    for name in names { try scratch.file(name) }
    for name in ["README.md", "x.swiftinterface", "swift", "A/y.SWIFT"] { try scratch.file(name) }
    let expected = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let found = try walk(scratch)
    #expect(found == expected)
    let entry = try #require(try DirectoryWalk().run(from: scratch.path).entries.first)
    #expect(entry.path == scratch.path.appending(expected[0]))
  }

  @Test(arguments: [
    ".build/x.swift", ".hidden.swift", "Pods/x.swift", "a/Carthage/x.swift", "DerivedData/x.swift",
    "a/b/SourcePackages/x.swift", "Generated/x.swift", "a/x.generated.swift", "D.docc/x.swift",
    "T.xctemplate/x.swift", "Tests/x.swift", "AppTests/x.swift",
  ])
  func leavesOut(name: String) throws {
    let scratch = try ScratchFolder()
    try scratch.file("kept.swift")
    try scratch.file(name)
    #expect(try walk(scratch) == ["kept.swift"])
    #expect(try walk(scratch, from: name).count == 1, "named explicitly")
  }

  @Test(arguments: [
    "MyPods/x.swift", "Contests/x.swift", "GeneratedCode/x.swift", "TestsX/x.swift",
  ])
  func doesNotConfuse(name: String) throws {
    let scratch = try ScratchFolder()
    try scratch.file(name)
    #expect(try walk(scratch) == [name])
  }

  @Test func excludesPatternsRelativeToTheirFolder() throws {
    let scratch = try ScratchFolder()
    for name in ["App/Legacy/x.swift", "App/a.swift", "Legacy/y.swift", "b.swift"] {
      try scratch.file(name)
    }
    let patterns = ["Legacy", "**/a.swift"].map {
      FolderPattern(PathPattern($0), in: scratch.path)
    }
    let walk = DirectoryWalk(exclusions: { _, _, _ in Exclusions(patterns) })
    #expect(try self.walk(scratch, walk) == ["App/Legacy/x.swift", "b.swift"])
    #expect(try self.walk(scratch, walk, from: "App") == ["Legacy/x.swift"])
  }

  @Test func asksManifestsWhatIsATest() throws {
    let scratch = try ScratchFolder()
    let files = [
      "Package.swift", "Sources/UITests/x.swift", "Tests/AppTests/x.swift",
      "Tests/TestSupport/x.swift", "Spec/x.swift", "Example/AppTests/x.swift",
      "Sources/App/x.swift",
    ]
    for name in files { try scratch.file(name) }
    let path = scratch.path
    let targets = TargetFolders(
      tests: [path.appending("Tests/AppTests"), path.appending("Spec")],
      code: ["Sources/UITests", "Tests/TestSupport", "Sources/App"].map { path.appending($0) })
    let walk = DirectoryWalk { $0 == path ? targets : nil }
    #expect(
      try self.walk(scratch, walk) == [
        "Package.swift", "Sources/App/x.swift", "Sources/UITests/x.swift",
        "Tests/TestSupport/x.swift",
      ])
    #expect(try self.walk(scratch, walk, from: "Tests") == ["TestSupport/x.swift"])
    #expect(try self.walk(scratch, walk, from: "Spec") == ["x.swift"])
  }

  @Test func followsNoLinks() throws {
    let scratch = try ScratchFolder()
    try scratch.file("real/x.swift")
    try scratch.link("alias", to: "real")
    try scratch.link("alias.swift", to: "real/x.swift")
    try scratch.link("dangling.swift", to: "nowhere")
    try scratch.link("real/loop", to: "..")
    #expect(try walk(scratch) == ["real/x.swift"])
    #expect(try walk(scratch, from: "alias") == ["x.swift"])
  }

  @Test func reportsWhatIsNoFile() throws {
    let scratch = try ScratchFolder()
    try scratch.file("X.swift/inside.swift")
    let pipe = scratch.path.appending("pipe.swift")
    #expect(mkfifo(pipe.string, 0o600) == 0)
    let entries = try DirectoryWalk().run(from: scratch.path).entries
    #expect(entries.map(\.relativePath) == ["X.swift/inside.swift", "pipe.swift"])
    #expect(entries.last?.kind == .unreadable(.notAFile(pipe, .pipe)))
    #expect(throws: FileError.notAFile(pipe, .pipe)) { try DirectoryWalk().run(from: pipe) }
  }

  @Test func reportsNamesThatAreNotUTF8() throws {
    let scratch = try ScratchFolder()
    let name: [CChar] = [CChar(bitPattern: 0xFF)] + ".swift".utf8CString
    let prefix = (scratch.path.string + "/").utf8CString.dropLast()
    let descriptor = open(Array(prefix) + name, O_CREAT | O_WRONLY, 0o600)
    // Only some file systems take such names.
    guard descriptor >= 0 else { return }
    close(descriptor)
    let entry = try #require(try DirectoryWalk().run(from: scratch.path).entries.first)
    #expect(entry.relativePath == "\u{FFFD}.swift")
    #expect(entry.kind == .unreadable(.undecodableName(entry.path)))
  }

  @Test func saysThatTheRootIsMissing() throws {
    let scratch = try ScratchFolder()
    let missing = scratch.path.appending("none")
    #expect(throws: FileError.missing(missing)) { try DirectoryWalk().run(from: missing) }
  }

  @Test func seesJournals() throws {
    let scratch = try ScratchFolder()
    let journal = try scratch.folder("a/.featuregen-journal")
    #expect(try DirectoryWalk().run(from: scratch.path).journals == [journal])
  }
}
