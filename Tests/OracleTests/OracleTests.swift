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
    case .notCompared, .rejected:
      Issue.record("SwiftParser rejects the snippet")
    case .compared(let differences):
      #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }
  }

  @Test func changedSnippetsAgree() async {
    let snippets = NewSyntax.snippets
    var compared = 0
    for seed in 0..<UInt64(Corpus.mutations) {
      let snippet = snippets[Int(seed) % snippets.count]
      let donor = snippets[Int(seed / 7) % snippets.count]
      let text = Mutation.mutated(snippet, donor, seed: seed)
      guard case .compared(let differences) = Comparison.run(Array(text.utf8)) else { continue }
      compared += 1
      #expect(differences.isEmpty, "\(text)\n\(differences.joined(separator: "\n"))")
    }
    print("oracle: \(compared) changed snippets compared")
    #expect(compared > 0)
  }
}
