extension Writer {
  /// Writes one file, whatever it held before.
  package func write(_ bytes: [UInt8], to path: AbsolutePath) throws(WriteError) {
    let root = path.parent ?? .root
    let plan = Changeset(root: root, files: [PlannedFile(relativePath: path.name, contents: bytes)])
    guard let file = try examine(plan).first, case .conflict(_, let existing) = file.state else {
      try apply(plan)
      return
    }
    let replacing = PlannedFile(
      relativePath: path.name, contents: bytes, disposition: .replace(expected: existing))
    try apply(Changeset(root: root, files: [replacing]))
  }
}
