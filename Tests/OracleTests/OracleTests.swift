import Foundation
import SwiftOutline
import Testing

/// `SwiftOutline` against SwiftParser. Files that SwiftParser rejects are left out.
@Suite struct OracleTests {
  @Test func repositoryAgrees() async throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let report = await Corpus.compare([root.path()])
    print("oracle: \(report.summary)")
    #expect(report.compared > 0)
    #expect(report.differences.isEmpty, "\(report.text)")
  }

  @Test(.enabled(if: Corpus.requested != nil))
  func requestedFoldersAgree() async throws {
    let report = await Corpus.compare(Corpus.requested ?? [])
    print("oracle: \(report.summary)")
    #expect(report.compared > 0)
    #expect(report.differences.isEmpty, "\(report.text)")
  }

  @Test(arguments: NewSyntax.snippets)
  func newSyntaxAgrees(_ snippet: String) {
    switch Comparison.run(Array(snippet.utf8)) {
    case .notCompared:
      Issue.record("SwiftParser rejects the snippet")
    case .compared(let differences):
      #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }
  }
}
