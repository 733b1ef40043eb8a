@testable import FeaturegenCore

/// A folder before a run, and what the run is to do.
struct WriterScenario: Sendable, CustomStringConvertible {
  let description: String
  let prepare: @Sendable (ScratchFolder) throws -> Void
  let root: String
  let files: [PlannedFile]

  func changeset(in scratch: ScratchFolder) -> Changeset {
    Changeset(root: scratch.path.appending(root), files: files)
  }

  static let all = [newFolder, newRoot, oneFile, several, replacements, everything]

  static let newFolder = WriterScenario(
    description: "a new folder",
    prepare: { try $0.file("Sources/x.swift", "x") },
    root: "Sources",
    files: [
      .new("AppInfo/AppInfoFeature.swift"), .new("AppInfo/AppInfoFeature*View.swift"),
      .new("AppInfo/Deep/er/x.swift"),
    ])

  static let newRoot = WriterScenario(
    description: "a root that is missing",
    prepare: { _ in },
    root: "Demo/App",
    files: [.new("AppInfo/A.swift"), .new("AppInfo/B.swift"), .new("C.swift")])

  static let oneFile = WriterScenario(
    description: "one file in a folder that exists",
    prepare: { try $0.folder("Sources") },
    root: "",
    files: [.new("Sources/A.swift")])

  static let several = WriterScenario(
    description: "new files in several places",
    prepare: { try $0.file("Tests/AppTests/x.swift", "x") },
    root: "",
    files: [
      .new("Sources/App/AppInfo/A.swift"), .new("Tests/AppTests/ATests.swift"), .new("b c .yml"),
    ])

  static let replacements = WriterScenario(
    description: "files that are replaced",
    prepare: {
      try $0.file("Sources/A.swift", "old A")
      try $0.file("Sources/B.swift", "old B")
    },
    root: "",
    files: [.replace("Sources/A.swift", "old A"), .replace("Sources/B.swift", "old B")])

  static let everything = WriterScenario(
    description: "new folder, new file, replaced files, one behind a link, one unchanged",
    prepare: {
      try $0.file("Sources/App/A.swift", "old A")
      try $0.file("Real/B.swift", "old B")
      try $0.file("Sources/same.swift", "new Sources/same.swift")
      try $0.link("Sources/Linked", to: "../Real")
    },
    root: "",
    files: [
      .new("Sources/App/New/N.swift"), .replace("Sources/App/A.swift", "old A"),
      .new("Sources/App/% \n.swift"), .replace("Sources/Linked/B.swift", "old B"),
      .new("Sources/same.swift"), .new("Tests/New/T.swift"),
    ])
}

extension PlannedFile {
  static func new(_ path: String) -> PlannedFile {
    PlannedFile(relativePath: path, contents: Array("new \(path)".utf8))
  }

  static func replace(_ path: String, _ old: String) -> PlannedFile {
    PlannedFile(
      relativePath: path,
      contents: Array("new \(path)".utf8),
      disposition: .replace(expected: Array(old.utf8)))
  }
}

extension Writer {
  /// For tests that run beside others: signal handlers belong to the whole process, and syncing
  /// takes most of the time.
  static func quiet(_ fault: @escaping @Sendable (Faults.Step) -> Faults.Fault?) -> Writer {
    Writer(faults: Faults(fault), watchesSignals: false, isDurable: false)
  }

  static let quiet = Writer(watchesSignals: false, isDurable: false)
}
