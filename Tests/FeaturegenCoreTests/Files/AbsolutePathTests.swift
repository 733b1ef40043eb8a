import Testing

@testable import FeaturegenCore

@Suite struct AbsolutePathTests {
  @Test(arguments: [
    ("/", "/"), ("//", "/"), ("/a/", "/a"), ("/a//b", "/a/b"), ("/a/./b/.", "/a/b"),
    ("/a/../b", "/b"), ("/..", "/"), ("/a/../../../b", "/b"), ("/a/b/../..", "/"),
    ("/a b/c ", "/a b/c "), ("/ü/한국어", "/ü/한국어"), ("/...", "/..."), ("/a/..b", "/a/..b"),
    ("/a\0b", "/a\u{FFFD}b"),
  ])
  func normalises(text: String, expected: String) throws {
    #expect(try #require(AbsolutePath(text)).string == expected)
  }

  @Test(arguments: ["", "a", "a/b", "./a", "~"])
  func refusesRelativeText(text: String) {
    #expect(AbsolutePath(text) == nil)
  }

  @Test(arguments: [
    ("/a/b", "c", "/a/b/c"), ("/a/b", "../c", "/a/c"), ("/a/b", "/c", "/c"), ("/a", "", "/a"),
    ("/a", ".", "/a"), ("/", "x", "/x"),
    ("/a", "AppInfoFeature*View.swift", "/a/AppInfoFeature*View.swift"),
  ])
  func resolvesAgainstBase(base: String, text: String, expected: String) throws {
    let base = try #require(AbsolutePath(base))
    #expect(AbsolutePath(text, relativeTo: base).string == expected)
  }

  @Test(arguments: [
    ("/a/b", "/a", "b"), ("/a", "/a", "."), ("/a/c", "/a/b", "../c"), ("/", "/a/b", "../.."),
    ("/a", "/", "a"), ("/ab", "/a", "../ab"),
  ])
  func findsTheWay(path: String, base: String, expected: String) throws {
    let path = try #require(AbsolutePath(path))
    let base = try #require(AbsolutePath(base))
    #expect(path.relative(to: base) == expected)
    #expect(base.appending(path.relative(to: base)) == path)
  }

  @Test func takesApart() throws {
    let path = try #require(AbsolutePath("/a/b c/d.swift"))
    #expect(path.name == "d.swift")
    #expect(path.parent?.string == "/a/b c")
    #expect(path.components == ["a", "b c", "d.swift"])
    #expect(path.ancestors.map(\.string) == ["/a/b c/d.swift", "/a/b c", "/a", "/"])
    #expect(AbsolutePath.root.name.isEmpty)
    #expect(AbsolutePath.root.parent == nil)
    #expect(AbsolutePath.root.components.isEmpty)
  }

  @Test func comparesBytesNotCharacters() throws {
    let composed = try #require(AbsolutePath("/\u{E9}"))
    let decomposed = try #require(AbsolutePath("/e\u{301}"))
    #expect(composed.string == decomposed.string)
    #expect(composed != decomposed)
    #expect(Set([composed, decomposed]).count == 2)
    #expect(decomposed < composed)
    #expect(composed.relative(to: decomposed) == "../\u{E9}")
  }

  @Test(arguments: [
    ("/a/b", "/a", true), ("/a", "/a", true), ("/ab", "/a", false), ("/a", "/a/b", false),
    ("/a", "/", true), ("/", "/", true), ("/", "/a", false),
  ])
  func knowsWhatIsInside(path: String, folder: String, expected: Bool) throws {
    let path = try #require(AbsolutePath(path))
    #expect(try path.isInside(#require(AbsolutePath(folder))) == expected)
  }

  @Test func resolvesLinks() throws {
    let scratch = try ScratchFolder()
    let file = try scratch.file("real/file.swift")
    try scratch.link("alias", to: "real")
    #expect(try scratch.path.appending("alias/file.swift").resolvingLinks() == file)
    let missing = scratch.path.appending("alias/none")
    #expect(throws: FileError.missing(missing)) { try missing.resolvingLinks() }
  }
}
