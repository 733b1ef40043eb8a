import SwiftOutline

/// The lines of a file, for showing the place of a finding.
package struct SourceLines: Sendable {
  private let source: SwiftSource
  private let table: LineTable

  package init(_ bytes: [UInt8]) {
    source = SwiftSource(bytes)
    table = LineTable(source)
  }

  /// The text of a 1-based line without its end; `nil` if the file has no such line.
  package func line(_ number: Int) -> String? {
    (1...table.count).contains(number) ? source.text(in: table.textRange(ofLine: number)) : nil
  }
}
