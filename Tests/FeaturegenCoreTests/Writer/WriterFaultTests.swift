import Foundation
import Testing

@testable import FeaturegenCore

/// Breaks a run at every step: the tree is as before or as after, and nothing else is left.
@Suite struct WriterFaultTests {
  private typealias Snapshot = [String: String]

  private struct Run {
    let scratch: ScratchFolder
    let changeset: Changeset
    let before: Snapshot

    init(_ scenario: WriterScenario) throws {
      scratch = try ScratchFolder()
      try scenario.prepare(scratch)
      changeset = scenario.changeset(in: scratch)
      before = try scratch.snapshot()
    }
  }

  private func after(_ scenario: WriterScenario) throws -> Snapshot {
    let run = try Run(scenario)
    try Writer.quiet.apply(run.changeset)
    return try run.scratch.snapshot()
  }

  private func stepCount(_ scenario: WriterScenario) throws -> Int {
    let run = try Run(scenario)
    let counter = Counter()
    try Writer.quiet { _ in counter.count() }.apply(run.changeset)
    return counter.value
  }

  @Test(arguments: WriterScenario.all)
  func writesAll(scenario: WriterScenario) throws {
    let run = try Run(scenario)
    let written = try Writer.quiet.apply(run.changeset)
    #expect(written.map(\.relativePath) == scenario.files.map(\.relativePath))
    for file in scenario.files {
      let path = run.changeset.root.appending(file.relativePath)
      #expect(try FileReader.read(path) == file.contents)
    }
    let added = try Set(run.scratch.snapshot().keys).subtracting(run.before.keys)
    #expect(!added.contains { $0.contains(Journal.folderName) })
    let again = try Writer.quiet.apply(run.changeset)
    #expect(again.allSatisfy { $0.outcome == .identical })
  }

  @Test(arguments: WriterScenario.all)
  func undoesAfterAnError(scenario: WriterScenario) throws {
    let after = try after(scenario)
    let count = try stepCount(scenario)
    #expect(count > 4)
    for step in 0..<count {
      let run = try Run(scenario)
      do {
        try Writer.quiet { $0.index == step ? .error(ENOSPC) : nil }.apply(run.changeset)
        // Only the removal of the journal may fail without being told.
        _ = try Writer.quiet.recover(run.changeset.root)
        #expect(try run.scratch.snapshot() == after, "step \(step)")
      } catch let error as WriteError {
        #expect(error.exitStatus == 74)
        #expect("\(error)".hasSuffix("no space left on device"))
        #expect(try run.scratch.snapshot() == run.before, "step \(step)")
      }
    }
  }

  @Test(arguments: WriterScenario.all)
  func undoesAfterASignal(scenario: WriterScenario) throws {
    let after = try after(scenario)
    for step in 0..<(try stepCount(scenario)) {
      let run = try Run(scenario)
      do {
        try Writer.quiet { $0.index == step ? .signal(SIGTERM) : nil }.apply(run.changeset)
        #expect(try run.scratch.snapshot() == after, "step \(step)")
      } catch let error as WriteError {
        #expect(error == .interrupted(signal: SIGTERM))
        #expect(error.exitStatus == 143)
        #expect(try run.scratch.snapshot() == run.before, "step \(step)")
      }
    }
  }

  @Test(arguments: WriterScenario.all)
  func recoversAfterAKill(scenario: WriterScenario) throws {
    let after = try after(scenario)
    for step in 0..<(try stepCount(scenario)) {
      let run = try Run(scenario)
      #expect(throws: WriteError.killed) {
        try Writer.quiet { $0.index == step ? .kill : nil }.apply(run.changeset)
      }
      let left = try run.scratch.snapshot()
      do {
        // Possible only if the run had finished, below a root that it created.
        let again = try Writer.quiet.apply(run.changeset)
        #expect(again.allSatisfy { $0.outcome == .identical } || left == run.before)
      } catch {
        #expect(error.exitStatus == 73)
        #expect("\(error)".contains("an interrupted run left"))
        #expect(try run.scratch.snapshot() == left)
      }
      let reports = try Writer.quiet.recover(run.changeset.root)
      let tree = try run.scratch.snapshot()
      #expect(tree == run.before || tree == after, "step \(step)")
      #expect(reports.isEmpty == !left.keys.contains { $0.hasSuffix(Journal.folderName) })
      #expect(try Writer.quiet.recover(run.changeset.root).isEmpty)
      try Writer.quiet.apply(run.changeset)
      #expect(try run.scratch.snapshot() == after, "step \(step)")
    }
  }

  @Test(arguments: [WriterScenario.newRoot, .everything])
  func recoversAfterAKillWhileUndoing(scenario: WriterScenario) throws {
    let after = try after(scenario)
    for step in 0..<(try stepCount(scenario)) {
      for later in (step + 1)... {
        let run = try Run(scenario)
        do {
          try Writer.quiet {
            $0.index == step ? .error(EIO) : $0.index == later ? .kill : nil
          }.apply(run.changeset)
          break
        } catch WriteError.killed {
          _ = try Writer.quiet.recover(run.changeset.root)
          let tree = try run.scratch.snapshot()
          #expect(tree == run.before || tree == after, "steps \(step), \(later)")
        } catch {
          break
        }
      }
    }
  }

  @Test(arguments: [WriterScenario.newRoot, .everything])
  func recoversAfterAKillWhileRecovering(scenario: WriterScenario) throws {
    let after = try after(scenario)
    for step in 0..<(try stepCount(scenario)) {
      for later in 0... {
        let run = try Run(scenario)
        #expect(throws: WriteError.killed) {
          try Writer.quiet { $0.index == step ? .kill : nil }.apply(run.changeset)
        }
        do {
          _ = try Writer.quiet { $0.index == later ? .kill : nil }.recover(run.changeset.root)
          break
        } catch {
          #expect(error == .killed)
        }
        _ = try Writer.quiet.recover(run.changeset.root)
        let tree = try run.scratch.snapshot()
        #expect(tree == run.before || tree == after, "steps \(step), \(later)")
      }
    }
  }

  @Test func saysWhenUndoingFails() throws {
    let scenario = WriterScenario.replacements
    let run = try Run(scenario)
    let error = try #require(throws: WriteError.self) {
      try Writer.quiet { step in
        step.operation == .restore || (step.operation == .replace && step.path.name == "B.swift")
          ? .error(EIO) : nil
      }.apply(run.changeset)
    }
    let journal = run.scratch.path.appending(Journal.folderName)
    guard case .notUndone(_, journal) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(error.exitStatus == 74)
    _ = try Writer.quiet.recover(run.changeset.root)
    #expect(try run.scratch.snapshot() == run.before)
  }
}

private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var number = 0

  var value: Int { lock.withLock { number } }

  func count() -> Faults.Fault? {
    lock.withLock { number += 1 }
    return nil
  }
}
