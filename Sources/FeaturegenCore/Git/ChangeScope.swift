/// Which changes a check looks at.
package enum ChangeScope: Sendable, Hashable {
  /// The index, compared with the commit that is checked out.
  case staged
  /// The working tree with its untracked files, compared with the latest commit that this revision
  /// and `HEAD` have in common.
  case since(String)
}
