/// What a document may need at most; more is an error, never a slow or failing process.
package struct YAMLLimits: Sendable {
  package var bytes: Int
  /// Sequences and mappings inside each other.
  package var depth: Int
  /// Scalars (keys and empty values included), sequences and mappings.
  package var nodes: Int

  package static let standard = YAMLLimits(bytes: 1_000_000, depth: 64, nodes: 10_000)

  package init(bytes: Int, depth: Int, nodes: Int) {
    self.bytes = bytes
    self.depth = depth
    self.nodes = nodes
  }
}
