import FeaturegenCLI
import Foundation
import Testing

@Suite struct ConsoleTests {
  @Test func keepsTheStreamsApart() {
    let console = Console.memory()
    console.print("result")
    console.printError("progress", terminator: "")
    #expect(console.standardOutput.contents == "result\n")
    #expect(console.standardError.contents == "progress")
    #expect(console.finish(.findings) == .findings)
  }

  @Test func writesOutputBeforeTheErrorThatFollows() throws {
    let pipe = try DescriptorPair()
    let sink = OutputSink.descriptor(pipe.writing)
    let console = Console(standardOutput: sink, standardError: sink)
    console.print("one")
    console.printError("two")
    console.print("three")
    #expect(console.finish(.success) == .success)
    close(pipe.writing)
    #expect(pipe.readAll() == "one\ntwo\nthree\n")
  }

  @Test func writesAllOfALargeTextToASlowNonBlockingPipe() async throws {
    let pipe = try DescriptorPair()
    _ = fcntl(pipe.writing, F_SETFL, O_NONBLOCK)
    let sink = OutputSink.descriptor(pipe.writing)
    let text = String(repeating: "0123456789abcdef", count: 1 << 16)
    async let received = Task.detached { pipe.readAll() }.value
    await Task.detached {
      sink.write(text)
      sink.flush()
      close(pipe.writing)
    }.value
    #expect(await received == text)
    #expect(sink.failure == nil)
  }

  @Test func dropsWhatNobodyReads() throws {
    let process = Console.process()
    let pipe = try DescriptorPair()
    defer { close(pipe.writing) }
    let console = Console(
      standardOutput: .descriptor(pipe.writing), standardError: .memory(),
      environment: process.environment)
    close(pipe.reading)
    console.print("lost")
    #expect(!console.standardOutput.isClosed)
    console.standardOutput.flush()
    #expect(console.standardOutput.isClosed)
    console.print("lost as well")
    #expect(console.standardOutput.contents == "")
    #expect(console.finish(.findings) == .findings)
    #expect(console.standardError.contents == "")
  }

  @Test func reportsLostOutput() {
    let console = Console(standardOutput: .descriptor(-1), standardError: .memory())
    console.print("lost")
    #expect(console.finish(.success) == .inputOutput)
    let message = console.standardError.contents
    #expect(message.hasPrefix("error: cannot write to standard output: "))
  }

  @Test func coloursNoPipe() throws {
    let pipe = try DescriptorPair()
    defer {
      close(pipe.reading)
      close(pipe.writing)
    }
    let sink = OutputSink.descriptor(pipe.writing)
    var console = Console(standardOutput: sink, standardError: sink)
    #expect(!console.colorsOutput)
    console.colorMode = .always
    #expect(console.colorsOutput)
  }
}
