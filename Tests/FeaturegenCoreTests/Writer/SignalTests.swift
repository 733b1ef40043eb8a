import Foundation
import Testing

@testable import FeaturegenCore

/// One after the other, for signal handlers belong to the whole process.
@Suite(.serialized) struct SignalTests {
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func holdsBackSignals(number: Int32) throws {
    let scratch = try ScratchFolder()
    try scratch.file("f", "old")
    let before = try scratch.snapshot()
    let faults = Faults { step in
      if step.operation == .install, step.path.name == "g" { Self.send(number) }
      return nil
    }
    let files: [PlannedFile] = [.replace("f", "old"), .new("g"), .new("h")]
    #expect(throws: WriteError.interrupted(signal: number)) {
      try Writer(faults: faults).apply(Changeset(root: scratch.path, files: files))
    }
    #expect(try scratch.snapshot() == before)
    let handler = signal(number, SIG_DFL)
    #expect(handler == nil, "the default action is back")
  }

  /// Threads of the test runner block signals, so another thread takes it, a little later.
  private static func send(_ number: Int32) {
    kill(getpid(), number)
    for _ in 0..<1_000 where SignalWatch.received == nil { usleep(1_000) }
  }

  @Test func leavesIgnoredSignalsIgnored() throws {
    let scratch = try ScratchFolder()
    signal(SIGHUP, SIG_IGN)
    defer { signal(SIGHUP, SIG_DFL) }
    let faults = Faults { step in
      if step.index == 2 { kill(getpid(), SIGHUP) }
      return nil
    }
    let changeset = Changeset(root: scratch.path, files: [.new("a/b")])
    #expect(try Writer(faults: faults).apply(changeset).count == 1)
    #expect(unsafeBitCast(signal(SIGHUP, SIG_IGN), to: Int.self) == 1)
  }
}
