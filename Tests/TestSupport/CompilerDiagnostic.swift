import Foundation

/// An error or a warning of the compiler.
package struct CompilerDiagnostic: Hashable, Comparable, Sendable, CustomStringConvertible {
  package enum Severity: String, Sendable {
    case error, warning
  }

  /// Absolute; empty where the compiler names no file.
  package let file: String
  /// From 1; 0 where the compiler names no place. In the expansion of a macro: the place of its
  /// attribute.
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

  /// Each once, sorted, from what `swiftc -diagnostic-style=llvm` prints.
  static func parse(_ output: String) -> [CompilerDiagnostic] {
    var found: Set<CompilerDiagnostic> = []
    var inExpansion: [CompilerDiagnostic] = []
    for line in output.split(separator: "\n") {
      if let place = Header(line, kind: "note"), place.message.hasPrefix("in expansion of macro") {
        found.formUnion(inExpansion.map { $0.moved(to: place) })
        inExpansion = []
      } else if let diagnostic = CompilerDiagnostic(line) {
        if diagnostic.file.contains("@__swiftmacro_") {
          inExpansion.append(diagnostic)
        } else {
          found.insert(diagnostic)
        }
      }
    }
    return (found.union(inExpansion)).sorted()
  }

  private init?(_ line: Substring) {
    for severity in [Severity.error, .warning] {
      if let header = Header(line, kind: severity.rawValue) {
        self.init(
          file: header.file, line: header.line, column: header.column, severity: severity,
          message: header.message)
        return
      }
    }
    return nil
  }

  init(file: String, line: Int, column: Int, severity: Severity, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.severity = severity
    self.message = message
  }

  private func moved(to place: Header) -> CompilerDiagnostic {
    CompilerDiagnostic(
      file: place.file, line: place.line, column: place.column, severity: severity,
      message: message)
  }

  /// `path:line:column: kind: message`, or `kind: message` without a place.
  private struct Header {
    var file = ""
    var line = 0
    var column = 0
    let message: String

    init?(_ text: Substring, kind: String) {
      if text.hasPrefix("\(kind): ") {
        message = String(text.dropFirst(kind.count + 2))
        return
      }
      guard !text.hasPrefix(" "), let range = text.range(of: ": \(kind): ") else { return nil }
      let place = text[..<range.lowerBound].split(separator: ":")
      guard place.count >= 3, let line = Int(place[place.count - 2]),
        let column = Int(place[place.count - 1])
      else { return nil }
      file = place.dropLast(2).joined(separator: ":")
      self.line = line
      self.column = column
      message = String(text[range.upperBound...])
    }
  }
}
