#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The environment variables that decide how text looks.
package struct TerminalEnvironment: Sendable, Equatable {
  package let noColor: String?
  package let term: String?
  package let columns: String?

  package init(noColor: String? = nil, term: String? = nil, columns: String? = nil) {
    self.noColor = noColor
    self.term = term
    self.columns = columns
  }

  package static func current() -> TerminalEnvironment {
    func value(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }
    }
    return TerminalEnvironment(
      noColor: value("NO_COLOR"), term: value("TERM"), columns: value("COLUMNS"))
  }

  /// False with a non-empty `NO_COLOR` (no-color.org) or `TERM=dumb`.
  package var allowsColor: Bool {
    (noColor ?? "").isEmpty && term != "dumb"
  }

  /// Columns for running text: `COLUMNS`, else what the terminal says, else 100; within 40...100.
  ///
  /// - Parameter descriptor: of the stream that will be written to.
  package func textWidth(descriptor: Int32) -> Int {
    let columns = columns.flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    return min(max(columns ?? terminalColumns(descriptor) ?? 100, 40), 100)
  }

  private func terminalColumns(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, numericCast(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }
}
