import Testing

@testable import FeaturegenCore

@Suite struct ProjectVersionFinderTests {
  private static let url = "https://github.com/pointfreeco/swift-composable-architecture"

  private static func pins(_ state: String, location: String = url) -> String {
    """
    {"pins": [
      {"identity": "combine-schedulers", "kind": "remoteSourceControl",
       "location": "https://github.com/pointfreeco/combine-schedulers",
       "state": {"revision": "1", "version": "9.9.9"}},
      {"identity": "\(location.split(separator: "/").last ?? "")", "kind": "remoteSourceControl",
       "location": "\(location)", "state": {\(state)}}
    ], "originHash": "0", "version": 3}
    """
  }

  private func find(_ scratch: ScratchFolder, from folder: String = "") throws -> TCAPin? {
    try scratch.folder(".git")
    return try ProjectVersionFinder.find(from: scratch.path.appending(folder))
  }

  @Test(arguments: [
    (#""revision": "abc", "version": "1.15.2""#, TCAPin.Requirement.version(TCAVersion(1, 15, 2))),
    (#""revision": "abc", "version": "1.0.0-beta.3""#, .version(TCAVersion(1, 0))),
    (#""branch": "main", "revision": "abc""#, .branch("main")),
    (#""revision": "abc""#, .revision("abc")),
    (#""branch": null, "revision": "abc""#, .revision("abc")),
  ])
  func readsPins(state: String, expected: TCAPin.Requirement) throws {
    let scratch = try ScratchFolder()
    let file = try scratch.file("Package.resolved", Self.pins(state))
    #expect(try find(scratch) == TCAPin(requirement: expected, file: file))
  }

  @Test(arguments: [
    "https://github.com/acme/swift-composable-architecture.git",
    "git@github.com:acme/Swift-Composable-Architecture.git/",
    "/vendor/swift-composable-architecture",
  ])
  func knowsForks(location: String) throws {
    let scratch = try ScratchFolder()
    try scratch.file("Package.resolved", Self.pins(#""version": "1.9.0""#, location: location))
    #expect(try find(scratch)?.requirement == .version(TCAVersion(1, 9)))
  }

  @Test(arguments: [
    "https://github.com/acme/swift-composable-architecture-extras", "https://x.org/tca",
  ])
  func knowsWhatIsNoFork(location: String) throws {
    let scratch = try ScratchFolder()
    try scratch.file("Package.resolved", Self.pins(#""version": "1.9.0""#, location: location))
    #expect(try find(scratch) == nil)
  }

  @Test func readsOtherFormats() throws {
    let first = try ScratchFolder()
    try first.file(
      "Package.resolved",
      """
      {"object": {"pins": [{"package": "swift-composable-architecture",
        "repositoryURL": "\(Self.url)",
        "state": {"branch": null, "revision": "abc", "version": "1.2.0"}}]}, "version": 1}
      """)
    #expect(try find(first)?.requirement == .version(TCAVersion(1, 2)))
    let registry = try ScratchFolder()
    try registry.file(
      "Package.resolved",
      """
      {"pins": [{"identity": "pointfreeco.swift-composable-architecture", "kind": "registry",
        "location": "", "state": {"version": "1.3.0"}}], "version": 2}
      """)
    #expect(try find(registry)?.requirement == .version(TCAVersion(1, 3)))
  }

  @Test(arguments: [
    "Package.resolved", "App.xcworkspace/xcshareddata/swiftpm/Package.resolved",
    "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved",
    "Tuist/Package.resolved",
  ])
  func looksInEveryPlace(path: String) throws {
    let scratch = try ScratchFolder()
    let file = try scratch.file(path, Self.pins(#""version": "1.20.0""#))
    #expect(try find(scratch, from: "App/Features/missing")?.file == file)
  }

  @Test func prefersTheNearestPinThenManifests() throws {
    let scratch = try ScratchFolder()
    let outer = try scratch.file("Package.resolved", Self.pins(#""version": "1.1.0""#))
    try scratch.file("App/Package.resolved", #"{"pins": [], "version": 2}"#)
    try scratch.file(
      "App/Package.swift", #"Package(dependencies: [.package(url: "\#(Self.url)", from: "1.5.0")])"#
    )
    #expect(try find(scratch, from: "App/Sources")?.file == outer)
    let inner = try scratch.file("App/X/Package.resolved", Self.pins(#""version": "1.2.0""#))
    #expect(try find(scratch, from: "App/X")?.file == inner)
  }

  @Test func staysInTheWorkingTree() throws {
    let scratch = try ScratchFolder()
    try scratch.file("Package.resolved", Self.pins(#""version": "1.1.0""#))
    try scratch.folder("module/.git")
    #expect(try ProjectVersionFinder.find(from: scratch.path.appending("module/a")) == nil)
  }

  @Test(arguments: [
    (#"from: "1.5.0""#, TCAPin.Requirement.lowerBound(TCAVersion(1, 5))),
    (#".upToNextMajor(from: "1.5.1")"#, .lowerBound(TCAVersion(1, 5, 1))),
    (#".upToNextMinor(from: "1.5.1")"#, .lowerBound(TCAVersion(1, 5, 1))),
    (#"exact: "1.5.1""#, .version(TCAVersion(1, 5, 1))),
    (#".exact("1.5.1")"#, .version(TCAVersion(1, 5, 1))),
    (#""1.2.0"..<"2.0.0""#, .lowerBound(TCAVersion(1, 2))),
    (#""1.2.0" ... "1.9.0""#, .lowerBound(TCAVersion(1, 2))),
    (#"branch: "main""#, .branch("main")), (#".branch("main")"#, .branch("main")),
    (#"revision: "abc""#, .revision("abc")), (#".revision("abc")"#, .revision("abc")),
    ("from: version", .revision("unknown")),
    (#"from: "1.5.0", traits: ["X"]"#, .lowerBound(TCAVersion(1, 5))),
  ])
  func readsManifests(requirement: String, expected: TCAPin.Requirement) throws {
    let scratch = try ScratchFolder()
    let file = try scratch.file(
      "Package.swift",
      """
      let package = Package(
        name: "P",
        dependencies: [
          .package(url: "https://github.com/a/b", from: "9.9.9"),
          .package(url: "\(Self.url).git", \(requirement)),
        ],
        targets: [
          .target(name: "A", dependencies: [
            .product(name: "ComposableArchitecture", package: "swift-composable-architecture")
          ])
        ]
      )
      """)
    #expect(try find(scratch, from: "Sources/A") == TCAPin(requirement: expected, file: file))
  }

  @Test func readsLocalAndRegistryDependencies() throws {
    let local = try ScratchFolder()
    try local.file(
      "Package.swift",
      #"Package(dependencies: [.package(path: "../swift-composable-architecture")])"#)
    #expect(try find(local)?.requirement == .folder("../swift-composable-architecture"))
    let registry = try ScratchFolder()
    try registry.file(
      "Tuist/Package.swift",
      #"Package(dependencies: [.package(id: "pointfreeco.swift-composable-architecture", from: "1.4.0")])"#
    )
    #expect(try find(registry)?.requirement == .lowerBound(TCAVersion(1, 4)))
  }

  @Test(arguments: [
    ("<<<<<<< HEAD\n{}", 1, 1, "a list 'pins' is missing"),
    (
      "{\n  \"pins\": [\n    {,\n", 3, 6,
      "nothing before ',': remove it, or write '' for an empty value"
    ),
    ("{\"version\": 3}", 1, 1, "a list 'pins' is missing"), ("", 1, 1, "a list 'pins' is missing"),
  ])
  func saysWhereAFileIsDamaged(text: String, line: Int, column: Int, reason: String) throws {
    let scratch = try ScratchFolder()
    let file = try scratch.file("Package.resolved", text)
    let error = try #require(throws: ProjectError.self) { try find(scratch) }
    #expect(error.exitStatus == 65)
    #expect("\(error)" == "\(file):\(line):\(column): error: \(reason)")
  }
}
