import FeaturegenCLI
import FeaturegenCore
import Foundation
import TestSupport
import Testing

/// What looks like another dialect, or like old code, and is none.
@Suite struct DialectTests {
  private static let overview = "AppInfo/AppInfoFeature.swift"
  private static let reducer = "AppInfo/AppInfoFeature*Reducer.swift"
  private static let view = "AppInfo/AppInfoFeature*View.swift"

  private func feature(_ version: String) async throws -> TemporaryDirectory {
    let folder = try TemporaryDirectory()
    _ = try await CommandRun(["new", "AppInfo", "--tca", version], in: folder)
    return folder
  }

  private func rules(_ folder: TemporaryDirectory) async throws -> [String] {
    try await CheckOutput(in: folder).findings.map(\.rule)
  }

  /// TCA 1.4 has case key paths and macros, but no observation.
  @Test func casePathsBeforeObservation() async throws {
    let folder = try await feature("1.5.0")
    try folder.replace(
      "  public enum Action", with: "  @CasePathable\n  public enum Action", in: Self.overview)
    try folder.replace("/Action.", with: "\\.", in: Self.reducer)
    #expect(try await rules(folder).isEmpty)
  }

  @Test func anotherFeaturesStore() async throws {
    let folder = try await feature("1.7.3")
    try folder.replace(
      "    Text(\"AppInfo\")",
      with: """
            WithViewStore(store.scope(state: \\.old, action: \\.old), observe: \\.self) { _ in }
            WithViewStore(oldStore, observe: \\.self) { _ in }
            Text("AppInfo")
        """, in: Self.view)
    #expect(try await rules(folder).isEmpty)
  }

  @Test(arguments: [
    "let old = Reducer<A, B> { _, _ in .none }",
    "let old = Reducer { state, action in .none }",
    "struct AnyReducer<A, B, C> {}\nlet old: AnyReducer<A, B, C>? = nil",
    "func old() -> AnyReducer<State, Action> { AnyReducer(self) }",
    "let old = lines.pullback { $0.text }",
    "let old = lines.pullback(value: \\.row, action: \\.row)",
    "func old() -> Effect<Action, Error> { .none }",
    "func old() -> Effect<Action> { .none }",
    "struct Effect<A, B> {}\nfunc old() -> Effect<Action, Never> { .none }",
    "enum Server { struct Environment { var url: String } }",
    "enum Keyboard { case setShown(isPresented: Bool) }",
    "extension AppInfoFeature { enum Environment { case staging, production } }",
    "extension AppInfoFeature { struct Environment: Equatable { var url = 1 } }",
    "extension AppInfoFeature { struct Environment { static let url = 1 } }",
    "extension AppInfoFeature { typealias Environment = SwiftUI.Environment }",
    "struct Row { @Environment(\\.colorScheme) var colorScheme }",
    "extension EnvironmentValues { var old: Int { 1 } }",
    "let isOld = a < b, isNew = c > d",
    "let old = Reducer < a, b, c",
  ])
  func noLegacy(text: String) async throws {
    let folder = try await feature("1.7.3")
    try folder.write(try folder.text(Self.reducer) + "\n\(text)\n", to: Self.reducer)
    #expect(try await rules(folder).filter { $0 == "legacy_api" } == [])
  }

  @Test func anEnvironmentThatStateHolds() async throws {
    let folder = try await feature("1.7.3")
    try folder.replace(
      "    public init() {}", with: "    var environment: Environment?\n\n    public init() {}",
      in: Self.overview, first: true)
    try folder.write(
      try folder.text(Self.reducer)
        + "\nextension AppInfoFeature { struct Environment { var url = 1 } }\n", to: Self.reducer)
    #expect(try await !rules(folder).contains("legacy_api"))
  }

  @Test func testDoublesAreLeftAlone() async throws {
    let folder = try await feature("1.7.3")
    try folder.write(
      """
      import ComposableArchitecture
      enum AppInfoMock: Feature {
        struct State { @BindableState var isOn = false }
        struct Environment { var now = 0 }
      }
      let old = AnyReducer<A, B, C> { _, _, _ in .none }

      """, to: "AppInfo/Mock.swift")
    #expect(try await rules(folder).isEmpty)
  }
}

extension TemporaryDirectory {
  fileprivate func replace(
    _ text: String, with replacement: String, in file: String, first: Bool = false
  ) throws {
    let old = try self.text(file)
    let range = try #require(old.range(of: text))
    try write(
      first
        ? old.replacingCharacters(in: range, with: replacement)
        : old.replacingOccurrences(of: text, with: replacement), to: file)
  }
}
