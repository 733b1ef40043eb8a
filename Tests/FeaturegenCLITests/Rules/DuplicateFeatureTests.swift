import FeaturegenCLI
import FeaturegenCore
import Foundation
import TestSupport
import Testing

/// What is the same feature twice, and what only looks so.
@Suite struct DuplicateFeatureTests {
  private static let overview = "Sources/Home/AppInfo/AppInfoFeature.swift"
  private static let copy = "Sources/Home/Old/AppInfoFeature.swift"

  private func package(_ target: String = "") async throws -> TemporaryDirectory {
    let folder = try TemporaryDirectory()
    try folder.write(
      """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(
        name: "App", targets: [.target(name: "Home"\(target)), .target(name: "Other")])

      """, to: "Package.swift")
    _ = try await CommandRun(["new", "AppInfo", "--path", "Sources/Home"], in: folder)
    return folder
  }

  private func rules(_ folder: TemporaryDirectory) async throws -> [String] {
    try await CheckOutput(in: folder).findings.map { "\($0.location.path): \($0.rule)" }
  }

  @Test func aCopyIsTheOnlyFinding() async throws {
    let folder = try await package()
    let text = try folder.text(Self.overview)
    // Half of it is missing, but what belongs to which of the two cannot be told.
    try folder.write(
      text.replacingOccurrences(of: "public enum Event", with: "enum Even"), to: Self.copy)
    #expect(try await rules(folder) == ["\(Self.copy): duplicate_feature"])
    let output = try await CheckOutput(checking: ["--disable", "duplicate_feature"], in: folder)
    #expect(!output.findings.isEmpty)
  }

  @Test func ofACopyBesideTheOriginalTheCopyIsReported() async throws {
    let folder = try await package()
    let copy = "Sources/Home/AppInfo/AppInfoFeature 2.swift"
    try folder.write(try folder.text(Self.overview), to: copy)
    #expect(try await rules(folder) == ["\(copy): duplicate_feature"])
  }

  /// What is done to the copy so that it is none.
  @Test(arguments: [
    ("public enum AppInfoFeature: Feature {", "fileprivate enum AppInfoFeature: Feature {"),
    ("public enum AppInfoFeature: Feature {", "public enum AppInfosFeature: Feature {"),
  ])
  func isNone(text: String, replacement: String) async throws {
    let folder = try await package()
    let copy = try folder.text(Self.overview).replacingOccurrences(of: text, with: replacement)
    try folder.write(copy, to: Self.copy)
    #expect(try await !rules(folder).contains { $0.hasSuffix("duplicate_feature") })
  }

  @Test func branchesOfConditionsAreNone() async throws {
    let folder = try await package()
    let text = try folder.text(Self.overview)
    try folder.write("#if DEBUG\n\(text)#endif\n", to: Self.copy)
    #expect(try await !rules(folder).contains { $0.hasSuffix("duplicate_feature") })
    try folder.write("#if DEBUG\n\(text)#else\n\(text)#endif\n", to: Self.overview)
    try folder.remove(Self.copy)
    #expect(try await !rules(folder).contains { $0.hasSuffix("duplicate_feature") })
  }

  @Test func otherModulesMayHaveNamesakes() async throws {
    let folder = try await package()
    let copy = "Sources/Other/AppInfoFeature.swift"
    try folder.write(try folder.text(Self.overview), to: copy)
    #expect(try await !rules(folder).contains { $0.hasSuffix("duplicate_feature") })
  }

  @Test func aModuleHasToBeKnown() async throws {
    let computed = try await package(", exclude: left(out: \"Old\")")
    try computed.write(try computed.text(Self.overview), to: Self.copy)
    #expect(try await !rules(computed).contains { $0.hasSuffix("duplicate_feature") })
    let excluded = try await package(", exclude: [\"Old\"]")
    try excluded.write(try excluded.text(Self.overview), to: Self.copy)
    #expect(try await !rules(excluded).contains { $0.hasSuffix("duplicate_feature") })

    let folder = try await package()
    try folder.write(try folder.text(Self.overview), to: Self.copy)
    try folder.remove("Package.swift")
    try folder.write("version: 1\n", to: ".featuregen.yml")
    #expect(try await !rules(folder).contains { $0.hasSuffix("duplicate_feature") })
    try folder.write("modules: { Home: Sources/Home }\n", to: ".featuregen.yml")
    #expect(try await rules(folder) == ["\(Self.copy): duplicate_feature"])
  }

  @Test(arguments: [
    ("enum A {}", "enum B {}", "A", "B", false),
    ("enum A {}", "", "A", "A", true),
    ("private enum A {}", "private enum A {}", "A", "A", false),
  ])
  func nested(first: String, second: String, outer: String, other: String, isFound: Bool)
    async throws
  {
    let folder = try await package()
    for (name, declaration, outer) in [("One", first, outer), ("Two", second, other)] {
      try folder.write(
        "import ComposableArchitecture\n\(declaration)\n"
          + "extension \(outer) {\n  enum InnerFeature: Feature {}\n}\n",
        to: "Sources/Home/\(name).swift")
    }
    let found = try await rules(folder).filter { $0.hasSuffix("duplicate_feature") }
    #expect(found == (isFound ? ["Sources/Home/Two.swift: duplicate_feature"] : []))
  }
}
