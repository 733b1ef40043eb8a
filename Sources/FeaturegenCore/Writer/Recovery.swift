/// What became of an interrupted run.
package struct Recovery: Sendable, Hashable {
  package enum Outcome: Sendable, Hashable {
    /// The run had not begun to change anything, or had finished; only its journal was left.
    case leftoversRemoved
    /// Everything is as before the run, except what is `kept`.
    case undone(kept: [Kept])
  }

  /// Something that has been changed since the run, and so was left as it is.
  package struct Kept: Sendable, Hashable {
    package let path: AbsolutePath
    /// Where the contents from before the run are now, if there were any.
    package let oldContents: AbsolutePath?
  }

  package let journal: AbsolutePath
  package let outcome: Outcome
}

extension Recovery: CustomStringConvertible {
  package var description: String {
    let folder = journal.parent ?? .root
    switch outcome {
    case .leftoversRemoved:
      return "removed what an interrupted run left in '\(folder)'; no file was half written"
    case .undone(let kept):
      let lines = kept.map { kept in
        let old = kept.oldContents.map { ", the old contents are in '\($0)'" } ?? ""
        return "kept '\(kept.path)', which has been changed since\(old)"
      }
      return (["undid an interrupted run in '\(folder)'"] + lines).joined(separator: "\n")
    }
  }
}
