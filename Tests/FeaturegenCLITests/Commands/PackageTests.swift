import FeaturegenCLI
import FeaturegenCore
import Foundation
import TestSupport
import Testing

/// `new`, `init` and `check` inside a package.
@Suite struct PackageTests {
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "App",
      dependencies: [
        .package(
          url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.17.0")
      ],
      targets: [
        .target(name: "Home"),
        .target(name: "Account", path: "Modules/Account"),
        .testTarget(name: "HomeTests", dependencies: ["Home"]),
      ]
    )

    """

  private func package() throws -> TemporaryDirectory {
    let folder = try TemporaryDirectory()
    try folder.write(Self.manifest, to: "Package.swift")
    try folder.write("// here\n", to: "Sources/Home/Home.swift")
    try folder.write("// here\n", to: "Modules/Account/Account.swift")
    try folder.write("// here\n", to: "Tests/HomeTests/HomeTests.swift")
    return folder
  }

  @Test func moduleWithTests() async throws {
    let folder = try package()
    let run = try await CommandRun(["new", "AppInfo", "--module", "Home"], in: folder)
    #expect(run.status == .success)
    #expect(
      run.output == """
              create  Sources/Home/AppInfo/AppInfoFeature.swift
              create  Sources/Home/AppInfo/AppInfoFeature*Reducer.swift
              create  Sources/Home/AppInfo/AppInfoFeature*View.swift
              create  Tests/HomeTests/AppInfoFeatureTests.swift

        """)
    #expect(try folder.text("Sources/Home/AppInfo/AppInfoFeature.swift").contains("@CasePathable"))
    let tests = try folder.text("Tests/HomeTests/AppInfoFeatureTests.swift")
    #expect(tests.contains("@testable import Home\n"))
    let check = try await CheckOutput(in: folder)
    #expect(check.findings.isEmpty)
    #expect(check.features.map(\.module) == ["Home"])
  }

  @Test func pathInsideATarget() async throws {
    let folder = try package()
    let run = try await CommandRun(
      ["new", "AppInfo", "--path", "Sources/Home/Screens"], in: folder)
    #expect(run.status == .success)
    #expect(run.output.contains("create  Sources/Home/Screens/AppInfo/AppInfoFeature.swift\n"))
    #expect(run.output.contains("create  Tests/HomeTests/AppInfoFeatureTests.swift\n"))
  }

  @Test func moduleNamedAfterTheFeature() async throws {
    let folder = try package()
    let run = try await CommandRun(["new", "Account", "--module", "Account"], in: folder)
    #expect(run.output.hasPrefix("      create  Modules/Account/AccountFeature.swift\n"))
    #expect(run.errors.contains("declares no test target 'AccountTests'"))
    #expect(!run.output.contains("Tests"))
  }

  @Test func moduleThatIsNotDeclared() async throws {
    let folder = try package()
    let run = try await CommandRun(["new", "AppInfo", "--module", "Info"], in: folder)
    #expect(run.status == .success)
    #expect(run.output.contains("create  Sources/Info/AppInfo/AppInfoFeature.swift\n"))
    #expect(run.output.contains("create  Tests/InfoTests/AppInfoFeatureTests.swift\n"))
    #expect(run.errors.contains("Package.swift declares no target 'Info'"))
  }

  @Test func noPackage() async throws {
    let folder = try TemporaryDirectory()
    let run = try await CommandRun(["new", "AppInfo", "--module", "Home"], in: folder)
    #expect(run.status == .missingInput)
    #expect(try folder.contents().isEmpty)
  }

  @Test(arguments: ["../Home", "", "a b"])
  func moduleThatIsNoName(_ name: String) async throws {
    let folder = try package()
    let before = try folder.contents()
    let run = try await CommandRun(["new", "AppInfo", "--module", name], in: folder)
    #expect(run.status == .usage)
    #expect(try folder.contents() == before)
  }

  @Test func featureDeclaredElsewhereInTheModule() async throws {
    let folder = try package()
    try folder.write(
      "\nenum AppInfoFeature {}\nlet other = 1\n", to: "Sources/Home/Other/Other.swift")
    let before = try folder.contents()
    let run = try await CommandRun(["new", "AppInfo", "--module", "Home", "--force"], in: folder)
    #expect(run.status == .findings)
    #expect(
      run.errors.contains("Sources/Home/Other/Other.swift:2 already declares 'AppInfoFeature'"))
    #expect(try folder.contents() == before)
  }

  @Test func skipTests() async throws {
    let folder = try package()
    let run = try await CommandRun(
      ["new", "AppInfo", "--module", "Home", "--skip-tests"], in: folder)
    #expect(!run.output.contains("Tests"))
    #expect(!run.errors.contains("test"))
  }

  @Test func initWritesTheSupportModuleInTheProjectsDialect() async throws {
    let folder = try package()
    let run = try await CommandRun(["init"], in: folder)
    #expect(run.status == .success)
    #expect(run.output.hasPrefix("      create  .featuregen.yml\n"))
    #expect(run.errors.contains("Package.swift does not declare 'FeatureKit' yet"))
    let feature = try folder.text("Sources/FeatureKit/Feature.swift")
    #expect(feature.contains("FeatureState: ObservableState, Equatable, Sendable"))
    let again = try await CommandRun(["init"], in: folder)
    #expect(again.status == .success)
    #expect(!again.output.contains("create"))
    let new = try await CommandRun(["new", "AppInfo", "--module", "Home"], in: folder)
    #expect(!new.errors.contains("featuregen init"))
  }

  @Test func supportModuleDecidesTheDialect() async throws {
    let folder = try package()
    _ = try await CommandRun(["init", "--tca", "1.0.0"], in: folder)
    let config = try folder.text(".featuregen.yml")
    #expect(config.hasSuffix("preset: feature-namespace\ntca: 1.0.0\n"))
    try folder.remove(".featuregen.yml")
    let run = try await CommandRun(["new", "AppInfo", "--module", "Home"], in: folder)
    #expect(run.status == .success)
    let text = try folder.text("Sources/Home/AppInfo/AppInfoFeature.swift")
    #expect(text.contains("@PresentationState"))
    let contradiction = try await CommandRun(
      ["new", "Login", "--module", "Home", "--tca", "1.17"], in: folder)
    #expect(contradiction.status == .invalidInput)
    #expect(contradiction.errors.contains("set another 'support_module'"))
  }
}
