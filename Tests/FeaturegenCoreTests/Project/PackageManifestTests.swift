import Testing

@testable import FeaturegenCore

@Suite struct PackageManifestTests {
  private func manifest(_ text: String, in scratch: ScratchFolder? = nil) throws -> PackageManifest
  {
    let folder = try scratch?.path ?? #require(AbsolutePath("/package"))
    return PackageManifest(Array(text.utf8), in: folder)
  }

  private func targets(_ list: String) throws -> [PackageManifest.Target] {
    try manifest("let package = Package(name: \"P\", targets: [\(list)])").targets
  }

  @Test func readsTargetsOfEveryKind() throws {
    let manifest = try manifest(
      """
      // swift-tools-version: 6.1
      import CompilerPluginSupport
      import PackageDescription

      let package = Package(
        name: "P",
        products: [
          .library(name: "App", targets: ["App"]),
          .plugin(name: "Lint", targets: ["Lint"]),
        ],
        dependencies: [.package(url: "https://example.com/a.git", from: "1.0.0")],
        targets: [
          .target(
            name: "App",  // the app
            dependencies: [
              "Core", .target(name: "Model"), .product(name: "A", package: "a"),
              .byName(name: "B", condition: .when(platforms: [.iOS])),
            ],
            path: "App/Sources",
            exclude: ["Info.plist", "Legacy"],
            sources: ["Code"],
            plugins: [.plugin(name: "Generator", package: "g")]
          ),
          .executableTarget(name: "tool"),
          Target.testTarget(name: "AppTests", dependencies: ["App"]),
          .macro(name: "Macros"),
          .plugin(name: "Lint", capability: .buildTool(), dependencies: ["tool"]),
          .systemLibrary(name: "CZip"),
          .binaryTarget(name: "Binary", path: "Binary.xcframework"),
        ]
      )
      """)
    #expect(
      manifest.targets.map { "\($0.kind) \($0.name)" } == [
        "regular App", "executable tool", "test AppTests", "macro Macros", "plugin Lint",
        "system CZip", "binary Binary",
      ])
    let app = try #require(manifest.target(named: "App"))
    #expect(app.dependencies == ["Core", "Model", "A", "B"])
    #expect(!app.hasUnknownDependencies)
    #expect(app.path == .known("App/Sources"))
    #expect(app.exclude == .known(["Info.plist", "Legacy"]))
    #expect(app.sources == .known(["Code"]))
    #expect(manifest.targets[1].path == .absent)
    #expect(!manifest.hasUnknownTargets)
    #expect(manifest.toolsVersion == ToolsVersion(6, 1))
    #expect(manifest.tca == nil)
  }

  @Test func doesNotGuess() throws {
    let manifest = try manifest(
      """
      let root = "Sources"
      let common: [Target.Dependency] = ["Core"]
      let package = Package(
        name: "P",
        targets: [
          .target(name: "App", dependencies: common, path: root, sources: [root], exclude: []),
          .target(name: "Home", dependencies: common + ["X"], path: "\\(root)/Home"),
          .target(name: "Mixed", dependencies: ["Core", core(), .product(name: root, package: "x")]),
          .feature("Detail"),
        ]
      )
      extension Target {
        static func feature(_ name: String) -> Target {
          .target(name: name, path: "Features/" + name)
        }
      }
      """)
    #expect(manifest.targets.map(\.name) == ["App", "Home", "Mixed"])
    #expect(manifest.hasUnknownTargets)
    let (app, home, mixed) = (manifest.targets[0], manifest.targets[1], manifest.targets[2])
    #expect(app.path == .unknown)
    #expect(app.folder == nil)
    #expect(app.sources == .unknown)
    #expect(app.exclude == .known([]))
    #expect(app.dependencies.isEmpty && app.hasUnknownDependencies)
    #expect(home.path == .unknown && home.dependencies.isEmpty && home.hasUnknownDependencies)
    #expect(mixed.dependencies == ["Core"] && mixed.hasUnknownDependencies)
  }

  @Test(arguments: [
    (#"targets: [.target(name: "A")]"#, false), (#"targets: []"#, false), ("", false),
    (#"targets: targets"#, true), (#"targets: [.target(name: "A")] + more"#, true),
    (#"targets: [.target(name: name)]"#, true), (#"targets: [.target(name: "\(x)A")]"#, true),
    (#"targets: [target("A")]"#, true), (#"targets: [.target(kind: .test, name: "A")]"#, true),
    (#"targets: [.target(name: "A"), .screen("B")]"#, true),
  ])
  func knowsWhenTargetsAreComputed(arguments: String, expected: Bool) throws {
    let manifest = try manifest("let package = Package(name: \"P\", \(arguments))")
    #expect(manifest.hasUnknownTargets == expected)
  }

  @Test func findsTargetsOutsideTheList() throws {
    let manifest = try manifest(
      """
      var targets: [Target] = [.target(name: "A"), .testTarget(name: "ATests", dependencies: ["A"])]
      #if os(macOS)
      targets.append(.target(name: "B", dependencies: [.target(name: "A")]))
      #endif
      // .target(name: "C")
      let text = ".target(name: \\"D\\")"
      let package = Package(name: "P", targets: targets)
      package.targets += [.executableTarget(name: "E")]
      """)
    #expect(manifest.targets.map(\.name) == ["A", "ATests", "B", "E"])
  }

  @Test(
    arguments: [
      ("// swift-tools-version:5.9\n", ToolsVersion(5, 9)),
      ("\n\n// swift-tools-version: 5.10.1 \r\nimport X", ToolsVersion(5, 10)),
      ("//swift-tools-version:6", ToolsVersion(6, 0)),
      ("// Swift-Tools-Version:5.3;x", ToolsVersion(5, 3)),
      ("// swift-tools-version:", nil), ("import X\n// swift-tools-version:5.9", nil), ("", nil),
      ("// swift-tools-version:99999999999999999999", nil),
    ] as [(String, ToolsVersion?)])
  func readsTheToolsVersion(text: String, expected: ToolsVersion?) throws {
    #expect(try manifest(text).toolsVersion == expected)
  }

  private typealias Platform = PackageManifest.Platform

  private func platforms(_ list: String) throws -> PackageManifest.Literal<[Platform]> {
    let manifest = try manifest("let package = Package(name: \"P\", \(list))")
    return manifest.platforms
  }

  @Test func readsPlatforms() throws {
    #expect(
      try platforms(#"platforms: [.iOS(.v17), .macOS(.v10_15), .tvOS("16.4"), .iOS(version)]"#)
        == .known([
          Platform(name: "iOS", version: .init(major: 17, minor: 0)),
          Platform(name: "macOS", version: .init(major: 10, minor: 15)),
          Platform(name: "tvOS", version: .init(major: 16, minor: 4)),
          Platform(name: "iOS", version: nil),
        ]))
    #expect(try platforms("targets: []") == .absent)
    #expect(try platforms("platforms: all") == .unknown)
  }

  @Test func findsFoldersAsSwiftPMDoes() throws {
    let scratch = try ScratchFolder()
    for name in ["Source/App/x.swift", "Tests/AppTests/x.swift", "Custom/Home/x.swift"] {
      try scratch.file(name)
    }
    let manifest = try manifest(
      """
      // swift-tools-version: 5.9
      let package = Package(name: "P", targets: [
        .target(name: "App"), .target(name: "New"), .testTarget(name: "AppTests"),
        .target(name: "Home", path: "Custom/Home/"), .plugin(name: "Lint", capability: .buildTool()),
      ])
      """, in: scratch)
    #expect(
      manifest.targets.map { $0.folder?.relative(to: scratch.path) } == [
        "Source/App", "Source/New", "Tests/AppTests", "Custom/Home", "Plugins/Lint",
      ])
  }

  @Test(arguments: [("5.9", "Sources"), ("5.8", "Sources/App")])
  func letsTheOnlyTargetHaveTheWholeFolder(toolsVersion: String, folder: String) throws {
    let scratch = try ScratchFolder()
    try scratch.file("Sources/x.swift")
    let text = """
      // swift-tools-version: \(toolsVersion)
      let package = Package(name: "P", targets: [
        .target(name: "App"), .testTarget(name: "AppTests"), .target(name: "C", path: "C"),
      ])
      """
    let targets = try manifest(text, in: scratch).targets
    #expect(targets[0].folder == scratch.path.appending(folder))
    #expect(targets[1].folder == scratch.path.appending("Tests/AppTests"))
  }

  @Test(
    arguments: [
      ("Sources/App/a/x.swift", "App"), ("Sources/App/Nested/x.swift", "Nested"),
      ("Sources/App/Legacy/x.swift", nil), ("Sources/AppKit/x.swift", nil),
      ("Sources/Part/a/x.swift", "Part"), ("Sources/Part/b/x.swift", nil), ("Package.swift", nil),
      ("Tests/AppTests/x.swift", "AppTests"), ("Sources/CZip/x.swift", nil), ("../x.swift", nil),
    ] as [(String, String?)])
  func findsTheTargetOfAFile(file: String, expected: String?) throws {
    let manifest = try manifest(
      """
      let package = Package(name: "P", targets: [
        .target(name: "App", exclude: ["Legacy", "Nested"]),
        .target(name: "Nested", path: "Sources/App/Nested"),
        .target(name: "Part", sources: ["a"]),
        .testTarget(name: "AppTests"),
        .systemLibrary(name: "CZip"),
      ])
      """)
    let path = manifest.folder.appending(file)
    #expect(manifest.target(containing: path)?.name == expected)
  }

  @Test func findsTheNearestPackage() throws {
    let scratch = try ScratchFolder()
    try scratch.file("Package.swift", #"let package = Package(name: "Outer")"#)
    try scratch.file("Inner/Package.swift", #"let package = Package(name: "Inner")"#)
    try scratch.folder("Other/Package.swift")
    let path = scratch.path
    let inner = try PackageManifest.nearest(to: path.appending("Inner/Sources/missing"))
    #expect(inner?.folder == path.appending("Inner"))
    #expect(try PackageManifest.nearest(to: path.appending("Other"))?.folder == path)
  }

  @Test func tellsTheWalkWhatIsATest() throws {
    let scratch = try ScratchFolder()
    try scratch.file(
      "Package.swift",
      """
      let package = Package(name: "P", targets: [
        .target(name: "LoadTests"), .testTarget(name: "Spec"),
        .target(name: "TestSupport", path: "Tests/TestSupport"),
      ])
      """)
    for name in ["Sources/LoadTests/a.swift", "Tests/Spec/b.swift", "Tests/TestSupport/c.swift"] {
      try scratch.file(name)
    }
    let walk = DirectoryWalk { try? PackageManifest(in: $0).targetFolders }
    #expect(
      try walk.run(from: scratch.path).entries.map(\.relativePath) == [
        "Package.swift", "Sources/LoadTests/a.swift", "Tests/TestSupport/c.swift",
      ])
  }

  @Test(arguments: [
    "", "let package = Package(", "Package(name: \"P\", targets: [.target(name: ",
    "Package(targets: [,,])", "\u{0}\u{FFFD}", ")]}", "Package(platforms: [.iOS(], targets: ])",
    ".target(name: \"\"\"\nA\n\"\"\")", ".target(name:)", ".package(url:)",
  ])
  func survivesAnything(text: String) throws {
    #expect(try manifest(text).targets.isEmpty)
  }

  @Test func refusesHugeManifests() throws {
    let scratch = try ScratchFolder()
    try scratch.file("Package.swift", String(repeating: " ", count: 5_000_000))
    let error = try #require(throws: ProjectError.self) { try PackageManifest(in: scratch.path) }
    #expect(error.exitStatus == 65)
    #expect("\(error)".hasSuffix("has 5000000 bytes or more, the limit is 4194304"))
  }
}
