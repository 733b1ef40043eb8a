/// The folders of one package's targets, for telling test code from other code.
package struct TargetFolders: Sendable, Hashable {
  package let tests: [AbsolutePath]
  /// Of all other targets.
  package let code: [AbsolutePath]

  package init(tests: [AbsolutePath], code: [AbsolutePath]) {
    self.tests = tests
    self.code = code
  }

  /// A test target's folder; or one whose name says so and that neither belongs to another target
  /// nor holds one.
  package func isTestFolder(_ folder: AbsolutePath) -> Bool {
    if tests.contains(folder) { return true }
    guard folder.string.hasTestSuffix else { return false }
    return !code.contains { $0.isInside(folder) || folder.isInside($0) }
  }
}

extension String {
  /// The ending that marks a folder of tests where no manifest says more.
  var hasTestSuffix: Bool { utf8.suffix(5).elementsEqual("Tests".utf8) }
}
