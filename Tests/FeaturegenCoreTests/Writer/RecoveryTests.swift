import Foundation
import Testing

@testable import FeaturegenCore

@Suite struct RecoveryTests {
  /// Kills a run just before its plan would be removed: everything is in place.
  private func interrupt(_ files: [PlannedFile], in scratch: ScratchFolder) throws {
    #expect(throws: WriteError.killed) {
      try Writer.quiet { step in
        step.operation == .remove && step.path.name == "plan" ? .kill : nil
      }.apply(Changeset(root: scratch.path, files: files))
    }
  }

  @Test func findsJournalsAbove() throws {
    let scratch = try ScratchFolder()
    try scratch.file("f", "old")
    try interrupt([.replace("f", "old"), .new("A/B/c")], in: scratch)
    let reports = try Writer.quiet.recover(scratch.path.appending("A/B/missing"))
    #expect(reports.map(\.outcome) == [.undone(kept: [])])
    #expect(reports.map(\.description) == ["undid an interrupted run in '\(scratch.path)'"])
    #expect(try scratch.snapshot() == ["f": "644 old"])
  }

  @Test func keepsWhatHasBeenEditedSince() throws {
    let scratch = try ScratchFolder()
    let file = try scratch.file("f", "old")
    try scratch.file("f.orig", "taken")
    try interrupt([.replace("f", "old"), .new("A/b"), .new("A/c")], in: scratch)
    try scratch.file("f", "edited")
    try scratch.file("A/b", "edited")
    try scratch.file("A/d", "added")
    let report = try #require(try Writer.quiet.recover(scratch.path).first)
    let saved = scratch.path.appending("f.orig2")
    let folder = scratch.path.appending("A")
    let kept: [Recovery.Kept] = [
      .init(path: file, oldContents: saved), .init(path: folder.appending("b"), oldContents: nil),
      .init(path: folder, oldContents: nil),
    ]
    #expect(Set(kept) == report.kept)
    #expect(
      try scratch.snapshot() == [
        "f": "644 edited", "f.orig": "644 taken", "f.orig2": "644 old", "A": "folder 755",
        "A/b": "644 edited", "A/d": "644 added",
      ])
    #expect("\(report)".contains("kept '\(file)', which has been changed since, the old contents"))
  }

  @Test(arguments: [
    "", "featuregen journal 1\n", "featuregen journal 1\nfile 1 a x\n",
    "featuregen journal 2\nend\n", "featuregen journal 1\nrubbish\nend\n",
    "featuregen journal 1\nfile 99999999999999999999 a x\nend\n",
    "featuregen journal 1\nfile 1 a %\nend\n", "featuregen journal 1\nfile 1 a %ff\nend\n",
    "featuregen journal 1\nfolder ../x\nend\n", "featuregen journal 1\nfolder /etc\nend\n",
    "featuregen journal 1\nfolder .\nend\n",
    "featuregen journal 1\nreplacement -1 1 a 1 a x\nend\n",
    "featuregen journal 1\nfolder .featuregen-journal/old\nend\n",
  ])
  func refusesDamagedJournals(text: String) throws {
    let scratch = try ScratchFolder()
    try scratch.file(".featuregen-journal/plan", text)
    let before = try scratch.snapshot()
    let error = try #require(throws: WriteError.self) { try Writer.quiet.recover(scratch.path) }
    #expect(error == .damagedJournal(scratch.path.appending(".featuregen-journal")))
    #expect(error.exitStatus == 74)
    #expect(try scratch.snapshot() == before)
  }

  @Test func refusesJournalsThatAreNoFolders() throws {
    let scratch = try ScratchFolder()
    try scratch.file("elsewhere/plan", "featuregen journal 1\nend\n")
    let journal = try scratch.link(".featuregen-journal", to: "elsewhere")
    #expect(throws: WriteError.damagedJournal(journal)) { try Writer.quiet.recover(scratch.path) }
    #expect(throws: WriteError.damagedJournal(journal)) {
      try Writer.quiet.apply(Changeset(root: scratch.path, files: [.new("x")]))
    }
  }

  @Test(.enabled(if: geteuid() == 0, "only the superuser can give folders away"))
  func leavesJournalsOfOthersAlone() throws {
    let scratch = try ScratchFolder()
    let journal = try scratch.folder(".featuregen-journal")
    try scratch.folder("below")
    #expect(chown(journal.string, 65_534, 65_534) == 0)
    let error = try #require(throws: WriteError.self) { try Writer.quiet.recover(scratch.path) }
    #expect(error == .foreignJournal(journal))
    #expect(try Writer.quiet.recover(scratch.path.appending("below")).isEmpty)
    try Writer.quiet.apply(Changeset(root: scratch.path.appending("below"), files: [.new("x")]))
  }

  /// A journal may come with somebody's repository.
  @Test func followsNoLinksWhileUndoing() throws {
    let scratch = try ScratchFolder()
    let contents = "text"
    try scratch.file("outside/f", contents)
    try scratch.link("root/link", to: "../outside")
    try scratch.link("root/.featuregen-journal/new", to: "../../outside")
    let new = Fingerprint(Array(contents.utf8))
    let journal = Journal(entries: [.file("link/f", new), .folder("link")])
    try scratch.file("root/.featuregen-journal/plan", journal.text)
    let report = try #require(try Writer.quiet.recover(scratch.path.appending("root")).first)
    #expect(report.kept.map(\.path) == [scratch.path.appending("root/link")])
    #expect(
      try scratch.snapshot() == [
        "outside": "folder 755", "outside/f": "644 text", "root": "folder 755",
        "root/link": "-> ../outside",
      ])
  }

  @Test func readsItsOwnText() throws {
    let entries: [Journal.Entry] = [
      .folder("a b/%/\n"), .file("한국어 ", Fingerprint([1, 2])),
      .replacement("x", index: 7, old: Fingerprint([]), new: Fingerprint([0xFF])),
    ]
    #expect(Journal(text: Journal(entries: entries).text)?.entries == entries)
  }
}

extension Recovery {
  fileprivate var kept: Set<Kept> {
    if case .undone(let kept) = outcome { Set(kept) } else { [] }
  }
}
