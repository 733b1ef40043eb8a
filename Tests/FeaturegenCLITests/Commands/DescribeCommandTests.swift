import FeaturegenCLI
import Foundation
import TestSupport
import Testing

@Suite struct DescribeCommandTests {
  private static let bare = """
    feature: AppInfo
    actions:
      onAppear: { event: true }

    """

  private func written(_ arguments: [String]) async throws -> TemporaryDirectory {
    let folder = try TemporaryDirectory()
    _ = try await CommandRun(["new", "--tca", "1.17.0"] + arguments, in: folder)
    return folder
  }

  @Test(
    arguments: [
      "AppInfo", "app-info", "app_info", "AppInfoFeature", "AppInfo/", "./AppInfo", ".",
      "AppInfo/AppInfoFeature.swift", "AppInfo/AppInfoFeature*Reducer.swift",
    ])
  func findsAFeature(_ word: String) async throws {
    let folder = try await written(["AppInfo"])
    let run = try await CommandRun(["describe", word], in: folder)
    #expect(run.status == .success)
    #expect(run.output == Self.bare)
    #expect(run.errors == "")
  }

  @Test func describesEveryFeatureOfAFolder() async throws {
    let folder = try await written(["AppInfo", "Login"])
    let run = try await CommandRun(["describe", "."], in: folder)
    #expect(
      run.output == """
        features:
          - feature: AppInfo
            actions:
              onAppear: { event: true }

          - feature: Login
            actions:
              onAppear: { event: true }

        """)
    #expect(try await CommandRun(["describe", "."], in: folder).output == run.output)
    #expect(
      try await CommandRun(["describe", ".", "--jobs", "1"], in: folder).output == run.output)
  }

  @Test func findsAModuleAndItsParts() async throws {
    let folder = try TemporaryDirectory()
    try folder.write(
      """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(name: "App", targets: [.target(name: "Home"), .target(name: "Other")])
      """, to: "Package.swift")
    for module in ["Home", "Other"] {
      _ = try await CommandRun(["new", "AppInfo", "--module", module], in: folder)
    }
    let module = try await CommandRun(["describe", "Home"], in: folder)
    #expect(module.output == Self.bare)
    // The file of one part alone: the others are found in the module.
    try folder.write(
      try folder.text("Sources/Home/AppInfo/AppInfoFeature*Reducer.swift"),
      to: "Sources/Home/Reducers/AppInfoFeature*Reducer.swift")
    try folder.remove("Sources/Home/AppInfo/AppInfoFeature*Reducer.swift")
    let part = try await CommandRun(["describe", "Sources/Home/Reducers"], in: folder)
    #expect(part.output == Self.bare)
    let ambiguous = try await CommandRun(["describe", "AppInfo"], in: folder)
    #expect(ambiguous.status == .usage)
    #expect(ambiguous.output == "")
    #expect(ambiguous.errors.contains("Sources/Home/AppInfo/AppInfoFeature.swift:5"))
    #expect(ambiguous.errors.contains("Sources/Other/AppInfo/AppInfoFeature.swift:5"))
  }

  @Test func searchesTheFolderOfTheConfig() async throws {
    let folder = try await written(["AppInfo"])
    try folder.write("version: 1\n", to: ".featuregen.yml")
    try folder.write("", to: "Elsewhere/empty.txt")
    let run = try await CommandRun(["describe", "AppInfo"], in: folder.path + "/Elsewhere")
    #expect(run.output == Self.bare)
  }

  @Test(arguments: ["Absent", "absent/", "Absent.swift", "Empty", "Empty/"])
  func saysWhatIsMissing(_ word: String) async throws {
    let folder = try TemporaryDirectory()
    try folder.write("struct A {}\n", to: "Empty/A.swift")
    let run = try await CommandRun(["describe", word], in: folder)
    #expect(run.status == .missingInput)
    #expect(run.output == "")
    #expect(run.errors.contains(word.split(separator: "/")[0]))
  }

  @Test func listsWhatASpecCannotSay() async throws {
    let folder = try await written(["AppInfo"])
    let file = "AppInfo/AppInfoFeature*Reducer.swift"
    let text = try folder.text(file)
    try folder.write(
      text.replacingOccurrences(
        of: "case .onAppear:\n        return .none",
        with: "case .onAppear:\n        state.count += 1\n        return .none"),
      to: file)
    let run = try await CommandRun(["describe", "AppInfo"], in: folder)
    #expect(
      run.output == Self.bare + """
        # what a spec cannot say:
        # - AppInfo/AppInfoFeature*Reducer.swift:20: arm '.onAppear' of the reducer, 2 lines

        """)
  }

  @Test func saysWhichOtherConventionItSees() async throws {
    let folder = try TemporaryDirectory()
    try folder.write(
      """
      import ComposableArchitecture

      @Reducer struct Login {
        struct State {}
        enum Action { case done }
      }
      """, to: "Login.swift")
    let run = try await CommandRun(["describe", "Login"], in: folder)
    #expect(run.status == .success)
    #expect(run.errors.contains("'@Reducer struct X'"))
    #expect(
      run.output == """
        feature: Login
        access: internal
        parts: { View: none }
        actions:
          done:
        # from '@Reducer struct X' at Login.swift:3

        """)
  }
}
