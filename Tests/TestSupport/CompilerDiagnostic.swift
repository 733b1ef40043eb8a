import Foundation

/// An error or a warning of the compiler.
package struct CompilerDiagnostic: Hashable, Comparable, Sendable, CustomStringConvertible {
  package enum Severity: String, Sendable {
    case error, warning
  }

  /// Absolute; empty where the compiler names no file.
  package let file: String
  /// From 1; 0 where the compiler names no place. In the expansion of a macro: the place where it
  /// is inserted.
  package let line: Int
  package let column: Int
  package let severity: Severity
  package let message: String

  package var description: String {
    "\(file):\(line):\(column): \(severity.rawValue): \(message)"
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.file, left.line, left.column, left.message)
      < (right.file, right.line, right.column, right.message)
  }

  /// Each once, sorted, from what `swiftc -diagnostic-style=swift` prints.
  static func parse(_ output: String) -> [CompilerDiagnostic] {
    var found: Set<CompilerDiagnostic> = []
    var expanded: CompilerDiagnostic?
    for line in output.split(separator: "\n") {
      if let diagnostic = CompilerDiagnostic(line) {
        if let expanded { found.insert(expanded) }
        expanded = diagnostic.file.hasPrefix("macro expansion ") ? diagnostic : nil
        if expanded == nil { found.insert(diagnostic) }
      } else if let inner = expanded, let origin = Place(originIn: line) {
        expanded = inner.moved(to: origin)
      }
    }
    if let expanded { found.insert(expanded) }
    return found.sorted()
  }

  /// `path:line:column: severity: message`, or `severity: message` without a place.
  private init?(_ line: Substring) {
    guard let first = line.first, !first.isWhitespace, !"|`+".contains(first) else { return nil }
    for severity in [Severity.error, .warning] {
      let mark = "\(severity.rawValue): "
      guard line.hasPrefix(mark) || line.contains(": \(mark)"),
        let range = line.range(of: mark)
      else { continue }
      let place = line.hasPrefix(mark) ? Place() : Place(line[..<range.lowerBound].dropLast(2))
      guard let place else { return nil }
      var message = String(line[range.upperBound...])
      if message.hasSuffix("]"), let group = message.range(of: " [#", options: .backwards) {
        message = String(message[..<group.lowerBound])
      }
      self.init(place, severity, message)
      return
    }
    return nil
  }

  private init(_ place: Place, _ severity: Severity, _ message: String) {
    self.init(
      file: place.file, line: place.line, column: place.column, severity: severity,
      message: message)
  }

  init(file: String, line: Int, column: Int, severity: Severity, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.severity = severity
    self.message = message
  }

  private func moved(to place: Place) -> CompilerDiagnostic {
    CompilerDiagnostic(place, severity, message)
  }

  private struct Place {
    var file = ""
    var line = 0
    var column = 0

    init() {}

    /// Of `path:line:column`; a path may hold colons.
    init?(_ text: Substring) {
      let parts = text.split(separator: ":")
      guard parts.count >= 3, let line = Int(parts[parts.count - 2]),
        let column = Int(parts[parts.count - 1])
      else { return nil }
      file = parts.dropLast(2).joined(separator: ":")
      self.line = line
      self.column = column
    }

    /// Where code that a macro wrote comes from; in nested expansions the outermost one is last.
    init?(originIn line: Substring) {
      guard let start = line.range(of: "`- "),
        let end = line.range(of: ": note: expanded code originates here")
      else { return nil }
      self.init(line[start.upperBound..<end.lowerBound])
    }
  }
}
