import Testing

@testable import FeaturegenCore

@Suite struct GitRootTests {
  @Test func findsFoldersAndFiles() throws {
    let scratch = try ScratchFolder()
    try scratch.folder("repository/.git")
    try scratch.file("repository/module/.git", "gitdir: ../.git/modules/module")
    let root = scratch.path.appending("repository")
    #expect(GitRoot.find(from: root) == root)
    #expect(GitRoot.find(from: root.appending("a/missing/folder")) == root)
    let module = root.appending("module")
    #expect(GitRoot.find(from: module.appending("Sources")) == module)
    #expect(GitRoot.find(from: scratch.path) == nil)
  }
}
