import Foundation
import Testing

@testable import FeaturegenCore

@Suite struct WriterTests {
  private func apply(
    _ files: [PlannedFile], in scratch: ScratchFolder, root: String = ""
  ) throws -> [WrittenFile] {
    let changeset = Changeset(root: scratch.path.appending(root), files: files)
    return try Writer.quiet.apply(changeset)
  }

  /// The error of a plan that must leave everything as it was.
  private func refusal(
    of files: [PlannedFile], in scratch: ScratchFolder, root: String = ""
  ) throws -> WriteError {
    let before = try scratch.snapshot()
    let error = try #require(throws: WriteError.self) {
      try apply(files, in: scratch, root: root)
    }
    #expect(try scratch.snapshot() == before)
    return error
  }

  @Test func reportsOutcomes() throws {
    let scratch = try ScratchFolder()
    try scratch.file("same", "new same")
    try scratch.file("old", "old")
    let written = try apply([.new("same"), .replace("old", "old"), .new("a/b")], in: scratch)
    #expect(written.map(\.outcome) == [.identical, .updated, .created])
    #expect(written.map(\.path) == ["same", "old", "a/b"].map { scratch.path.appending($0) })
  }

  @Test func examinesWithoutChanging() throws {
    let scratch = try ScratchFolder()
    try scratch.file("same", "new same")
    try scratch.file("other", "mine")
    try scratch.file("old", "old")
    try scratch.file("changed", "changed")
    let before = try scratch.snapshot()
    let files: [PlannedFile] = [
      .new("same"), .new("other"), .new("a/b"), .replace("old", "old"),
      .replace("changed", "old"), .replace("gone", "old"),
    ]
    let examined = try Writer.quiet.examine(Changeset(root: scratch.path, files: files))
    #expect(
      examined.map(\.state) == [
        .identical, .conflict(.exists, existing: Array("mine".utf8)), .new, .update,
        .conflict(.changed, existing: Array("changed".utf8)), .conflict(.vanished, existing: []),
      ])
    #expect(try scratch.snapshot() == before)
  }

  @Test func namesEveryConflict() throws {
    let scratch = try ScratchFolder()
    try scratch.file("A/a.swift", "mine")
    try scratch.file("A/b.swift", "mine")
    let error = try refusal(
      of: [.new("A/a.swift"), .new("A/c.swift"), .new("A/b.swift"), .replace("A/d", "x")],
      in: scratch)
    #expect(error.exitStatus == 1)
    #expect(
      "\(error)" == """
        'A/a.swift' exists with other contents
        'A/b.swift' exists with other contents
        'A/d' has been removed meanwhile
        """)
  }

  @Test(arguments: ["", ".", "..", "../x", "a/../../x", "/etc/x", "a\0b", "a/.."])
  func refusesPathsThatLeaveTheRoot(path: String) throws {
    let scratch = try ScratchFolder()
    let error = try refusal(of: [.new(path)], in: scratch)
    #expect(error == .badPath(path))
    #expect(error.exitStatus == 73)
  }

  @Test func refusesLongNames() throws {
    let scratch = try ScratchFolder()
    let fitting = String(repeating: "a", count: 255)
    let long = String(repeating: "é", count: 128)
    #expect(try refusal(of: [.new("x/\(long)/y")], in: scratch) == .nameTooLong(long))
    #expect(try refusal(of: [.new("y")], in: scratch, root: long).exitStatus == 73)
    let deep = Array(repeating: fitting, count: 20).joined(separator: "/")
    let error = try refusal(of: [.new("x"), .new(deep)], in: scratch)
    #expect(error.exitStatus == 73)
    #expect("\(error)".hasSuffix("file name too long"))
    #expect(try apply([.new(fitting)], in: scratch).count == 1)
  }

  @Test func refusesFilesWhereFoldersShouldBe() throws {
    let scratch = try ScratchFolder()
    let file = try scratch.file("AppInfo", "mine")
    #expect(
      try refusal(of: [.new("x"), .new("AppInfo/A.swift")], in: scratch) == .notAFolder(file, .file)
    )
    #expect(
      try refusal(of: [.new("x")], in: scratch, root: "AppInfo/y") == .notAFolder(file, .file))
    let folder = try scratch.folder("A.swift")
    let error = try refusal(of: [.new("x"), .new("A.swift")], in: scratch)
    #expect(error == .unreadable(.notAFile(folder, .folder)))
    #expect(try refusal(of: [.new("y"), .new("y/z")], in: scratch).exitStatus == 73)
  }

  @Test func refusesLinksOutOfTheRoot() throws {
    let scratch = try ScratchFolder()
    let outside = try scratch.folder("outside")
    try scratch.file("outside/f", "mine")
    try scratch.folder("root/a")
    let folder = try scratch.link("root/a/link", to: "../../outside")
    let error = try refusal(of: [.new("x"), .new("a/link/b/c")], in: scratch, root: "root")
    let root = scratch.path.appending("root")
    #expect(error == .linkLeavesRoot(link: folder, destination: outside, root: root))
    #expect(error.exitStatus == 73)
    let file = try scratch.link("root/file", to: "../outside/f")
    let second = try refusal(of: [.replace("file", "mine")], in: scratch, root: "root")
    let destination = outside.appending("f")
    #expect(second == .linkLeavesRoot(link: file, destination: destination, root: root))
    let dangling = try scratch.link("root/dangling", to: "nowhere")
    #expect(
      try refusal(of: [.new("dangling")], in: scratch, root: "root") == .danglingLink(dangling))
    #expect(
      try refusal(of: [.new("x")], in: scratch, root: "root/dangling/y") == .danglingLink(dangling))
  }

  @Test func followsLinksInsideTheRoot() throws {
    let scratch = try ScratchFolder()
    let real = try scratch.file("root/real/f", "mine")
    try scratch.link("root/folder", to: "real")
    try scratch.link("root/file", to: "real/f")
    try scratch.link("alias", to: "root")
    let written = try apply(
      [.replace("file", "mine"), .new("folder/new/g")], in: scratch, root: "alias")
    #expect(written.map(\.path) == [real, scratch.path.appending("root/real/new/g")])
    #expect(try FileReader.read(real) == Array("new file".utf8))
    #expect(try FileStatus.read(scratch.path.appending("root/file"))?.kind == .link)
  }

  @Test func refusesTheSamePlaceTwice() throws {
    let scratch = try ScratchFolder()
    try scratch.file("real/f", "old")
    try scratch.link("link", to: "real")
    #expect(try refusal(of: [.new("a/b"), .new("a//b")], in: scratch) == .duplicatePath("a//b"))
    let error = try refusal(
      of: [.replace("real/f", "old"), .replace("link/f", "old")], in: scratch)
    #expect(error == .duplicatePath("link/f"))
  }

  @Test(arguments: [0o600, 0o644, 0o755, 0o444])
  func keepsModes(mode: Int) throws {
    let scratch = try ScratchFolder()
    let file = try scratch.file("f", "old")
    chmod(file.string, mode_t(mode))
    _ = try apply([.replace("f", "old"), .new("g")], in: scratch)
    #expect(try FileStatus.read(file)?.permissions == UInt32(mode))
    try scratch.file("reference")
    let reference = try FileStatus.read(scratch.path.appending("reference"))
    #expect(try FileStatus.read(scratch.path.appending("g"))?.permissions == reference?.permissions)
  }

  @Test func noticesChangesUpToTheLastMoment() throws {
    let scratch = try ScratchFolder()
    let file = try scratch.file("f", "old")
    let other = try scratch.file("g", "old")
    let changeset = Changeset(
      root: scratch.path, files: [.replace("g", "old"), .replace("f", "old")])
    let error = try #require(throws: WriteError.self) {
      try Writer.quiet { step in
        if step.operation == .replace, step.path == other {
          try? Data("edited".utf8).write(to: URL(fileURLWithPath: file.string))
        }
        return nil
      }.apply(changeset)
    }
    #expect(error == .conflicts([Conflict(relativePath: "f", reason: .changed)]))
    let mode = try FileStatus.read(file)?.permissions
    #expect(mode == 0o644)
    #expect(try scratch.snapshot() == ["f": "644 edited", "g": "644 old"])
  }

  @Test(arguments: ["A", "A/f"])
  func neverReplacesWhatAppearsMeanwhile(path: String) throws {
    let scratch = try ScratchFolder()
    if path != "A" { try scratch.folder("A") }
    let target = scratch.path.appending(path)
    let changeset = Changeset(root: scratch.path, files: [.new("A/f"), .new("z")])
    let error = try #require(throws: WriteError.self) {
      try Writer.quiet { step in
        if step.operation == .install, step.path == target {
          try? Data("theirs".utf8).write(to: URL(fileURLWithPath: target.string))
        }
        return nil
      }.apply(changeset)
    }
    #expect(error == .conflicts([Conflict(relativePath: path, reason: .appeared)]))
    #expect(try FileReader.read(target) == Array("theirs".utf8))
    #expect(try scratch.snapshot().count == (path == "A" ? 1 : 2))
  }

  /// The superuser may write everywhere except where the kernel says what there is.
  @Test func refusesReadOnlyFolders() throws {
    let scratch = try ScratchFolder()
    let sealed = try scratch.folder("sealed")
    let root = geteuid() == 0 ? try #require(AbsolutePath("/proc")) : sealed
    chmod(sealed.string, 0o555)
    defer { chmod(sealed.string, 0o755) }
    for folder in [root, root.appending("a/b")] {
      let error = try #require(throws: WriteError.self) {
        try Writer.quiet.apply(Changeset(root: folder, files: [.new("x"), .new("y/z")]))
      }
      #expect(error.exitStatus == 73)
      #expect("\(error)".hasPrefix("cannot write in '\(root)': "))
    }
  }

  @Test func waitsForAnotherWriter() throws {
    let scratch = try ScratchFolder()
    let lock = try FolderLock(scratch.path)
    let error = try #require(throws: WriteError.self) {
      _ = try FolderLock(scratch.path, patience: 20)
    }
    #expect(error == .locked(scratch.path))
    #expect(error.exitStatus == 73)
    _ = consume lock
    _ = try FolderLock(scratch.path, patience: 0)
  }

  @Test func letsManyWritersFinish() async throws {
    let scratch = try ScratchFolder()
    let root = scratch.path.appending("Demo")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<8 {
        group.addTask {
          let files: [PlannedFile] = [.new("F\(index)/a"), .new("F\(index)/b"), .new("\(index)")]
          try Writer.quiet.apply(Changeset(root: root, files: files))
        }
      }
      try await group.waitForAll()
    }
    #expect(try scratch.snapshot().count == 1 + 8 * 4)
  }
}
