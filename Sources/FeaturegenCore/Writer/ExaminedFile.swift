/// What writing a planned file would mean now.
package struct ExaminedFile: Sendable, Hashable {
  package enum State: Sendable, Hashable {
    case new
    case identical
    /// As the plan expects it, and about to change.
    case update
    /// `existing` is what is there now; empty if nothing is.
    case conflict(Conflict.Reason, existing: [UInt8])
  }

  package let relativePath: String
  /// Where the bytes go: links inside the root are resolved.
  package let path: AbsolutePath
  package let state: State
}

/// Why a planned file cannot be written as planned.
package struct Conflict: Sendable, Hashable {
  package enum Reason: Sendable, Hashable {
    /// A file with other contents is there.
    case exists
    /// The volume takes this existing name for the same.
    case existsAs(name: String)
    /// Something of that name has been created since the plan was compared with the disk.
    case appeared
    /// The volume takes the name for that of another planned file.
    case sameAsAnother
    /// The file to replace holds other bytes than expected.
    case changed
    /// The file to replace is gone.
    case vanished
  }

  package let relativePath: String
  package let reason: Reason
}

/// A file of a changeset that has been applied.
package struct WrittenFile: Sendable, Hashable {
  package enum Outcome: Sendable, Hashable {
    case created, updated, identical
  }

  package let relativePath: String
  package let path: AbsolutePath
  package let outcome: Outcome
}
