#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The two streams a command talks through: results on standard output, progress and errors on
/// standard error.
///
/// Output is buffered; standard error goes out with each call, after the output before it. The
/// last step of the program is ``finish()``.
package struct Console: Sendable {
  package let standardOutput: OutputSink
  package let standardError: OutputSink
  package let environment: TerminalEnvironment
  package var colorMode: ColorMode

  package init(
    standardOutput: OutputSink,
    standardError: OutputSink,
    environment: TerminalEnvironment = TerminalEnvironment(),
    colorMode: ColorMode = .auto
  ) {
    self.standardOutput = standardOutput
    self.standardError = standardError
    self.environment = environment
    self.colorMode = colorMode
  }

  /// The streams of the process. From here on a broken pipe ends the stream, not the process, so
  /// that files half written are not left behind.
  package static func process() -> Console {
    _ = signal(SIGPIPE, SIG_IGN)
    return Console(
      standardOutput: .descriptor(STDOUT_FILENO),
      standardError: .descriptor(STDERR_FILENO),
      environment: .current())
  }

  /// For tests: read ``OutputSink/contents`` afterwards.
  package static func memory() -> Console {
    Console(standardOutput: .memory(), standardError: .memory())
  }

  /// The text is written as it is; escape what comes from files or the command line.
  package func print(_ text: String, terminator: String = "\n") {
    standardOutput.write(text + terminator)
  }

  package func printError(_ text: String, terminator: String = "\n") {
    standardOutput.flush()
    standardError.write(text + terminator)
    standardError.flush()
  }

  /// Whether text for standard output may carry ``TextStyle``.
  package var colorsOutput: Bool {
    colorMode.isEnabled(isTerminal: standardOutput.isTerminal, environment: environment)
  }

  /// Whether text for standard error may.
  package var colorsError: Bool {
    colorMode.isEnabled(isTerminal: standardError.isTerminal, environment: environment)
  }

  /// Columns for help and other running text on standard output.
  package var textWidth: Int {
    environment.textWidth(descriptor: STDOUT_FILENO)
  }

  /// Writes out what is buffered.
  ///
  /// - Returns: ``ExitStatus/inputOutput`` if output was lost for another reason than a reader
  ///   that went away, and says so on standard error; else the status passed.
  package func finish(_ status: ExitStatus) -> ExitStatus {
    standardOutput.flush()
    standardError.flush()
    guard let code = standardOutput.failure else { return status }
    printError("error: cannot write to standard output: \(String(cString: strerror(code)))")
    return .inputOutput
  }
}
