import FeaturegenCLI
import FeaturegenCore
import TestSupport
import Testing

/// Features of several conventions in one project.
@Suite struct NestedConventionTests {
  private static let legacy = """
    suffix: Screen
    separator: "+"
    analytics: false
    protocols: { state: LegacyState }
    """

  private func app(_ legacy: String = legacy, package: Bool = false) async throws
    -> TemporaryDirectory
  {
    let folder = try TemporaryDirectory()
    try folder.write("access: internal\nprotocols: { namespace: Node }\n", to: ".featuregen.yml")
    try folder.write(legacy, to: "Sources/App/Legacy/.featuregen.yml")
    if package {
      try folder.write(
        """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "App", targets: [.target(name: "App")])
        """, to: "Package.swift")
    }
    _ = try await CommandRun(["new", "Home", "--path", "Sources/App"], in: folder)
    _ = try await CommandRun(["new", "Old", "--path", "Sources/App/Legacy"], in: folder)
    return folder
  }

  @Test func newWritesByTheConfigOfTheFolder() async throws {
    let folder = try await app()
    let overview = try folder.text("Sources/App/Legacy/Old/OldScreen.swift")
    #expect(overview.contains("\nenum OldScreen: Node {"))
    #expect(overview.contains("struct State: LegacyState"))
    #expect(!overview.contains("Event"))
    #expect(try folder.text("Sources/App/Legacy/Old/OldScreen+View.swift").contains("OldScreen"))
  }

  /// With a manifest all files are of one module; without, of one for each config.
  @Test(arguments: [true, false])
  func everyFeatureIsHeldToItsOwn(_ package: Bool) async throws {
    let folder = try await app(package: package)
    let all = try await CheckOutput(in: folder)
    #expect(all.findings.isEmpty)
    #expect(all.features.map(\.name).sorted() == ["HomeFeature", "OldScreen"])
    #expect(Set(all.features.map(\.module)) == (package ? ["App"] : [folder.name, "Legacy"]))
    for path in ["Sources/App/Legacy/Old/OldScreen+View.swift", "Sources/App/Home"] {
      let part = try await CheckOutput(checking: [path], in: folder)
      #expect(part.findings.isEmpty)
      #expect(part.features.count == 1)
    }
    try folder.write("", to: "Sources/App/Legacy/.featuregen.yml")
    #expect(try await !CheckOutput(in: folder).findings.isEmpty)
  }

  @Test func describeReadsByTheConfigOfTheFile() async throws {
    let folder = try await app(package: true)
    for word in ["Old", "OldScreen", "Sources/App/Legacy"] {
      let run = try await CommandRun(["describe", word], in: folder)
      #expect(run.status == .success)
      #expect(run.output.hasPrefix("feature: Old\n"), "\(run.output)\(run.errors)")
      #expect(!run.output.contains("type:") && !run.output.contains("parts:"))
    }
    let home = try await CommandRun(["describe", "Home"], in: folder)
    #expect(home.output.hasPrefix("feature: Home\n"))
    #expect(!home.output.contains("#"))
  }

  @Test func moduleOptionWritesByTheConfigOfTheModule() async throws {
    let folder = try await app(package: true)
    try folder.write("suffix: Page\n", to: "Sources/App/.featuregen.yml")
    _ = try await CommandRun(["new", "Late", "--module", "App"], in: folder)
    #expect(try folder.text("Sources/App/Late/LatePage.swift").contains("enum LatePage: Node {"))
  }

  @Test func aNestedPresetStartsAfresh() async throws {
    let folder = try await app("preset: feature-namespace\nrules: { missing_part: off }\n")
    let text = try folder.text("Sources/App/Legacy/Old/OldFeature.swift")
    #expect(text.contains("public enum OldFeature: Feature {"))
    #expect(try await CheckOutput(in: folder).findings.isEmpty)
  }

  @Test func groupsMergeByName() throws {
    let folder = try TemporaryDirectory()
    try folder.write("groups: { a: One, b: Two }\n", to: ".featuregen.yml")
    try folder.write("groups: { b: Three, c: Four }\n", to: "App/.featuregen.yml")
    let app = try #require(AbsolutePath("\(folder.path)/App/Home"))
    let scope = ConfigScopes(name: \.string).scope(of: app)
    #expect(scope.files.count == 2)
    #expect(scope.config.convention.groups.map(\.name) == ["a", "b", "c"])
    #expect(scope.config.convention.groups.map(\.type) == ["One", "Three", "Four"])
  }

  /// The style of a folder whose config names another version than the one around.
  @Test func theVersionBelongsToTheFolder() async throws {
    let folder = try await app("tca: 1.25.5\n")
    let text = try folder.text("Sources/App/Legacy/Old/OldFeature.swift")
    #expect(text.contains("@ObservableState"))
    #expect(try await CheckOutput(in: folder).findings.isEmpty)
    // What shows no dialect is held to the folder's.
    let bare = "enum Bare1Feature: Node {\n  struct State: FeatureState {}\n}\n"
    for place in ["Legacy", "Home"] {
      try folder.write(
        "import ComposableArchitecture\n\n" + bare, to: "Sources/App/\(place)/Bare1Feature.swift")
    }
    let findings = try await CheckOutput(checking: ["--only", "part_conformance"], in: folder)
      .findings.filter { $0.message.contains("@ObservableState") }
    #expect(findings.map(\.location.path) == ["Sources/App/Legacy/Bare1Feature.swift"])
  }
}

extension TemporaryDirectory {
  fileprivate var name: String { AbsolutePath(path)?.name ?? "" }
}
