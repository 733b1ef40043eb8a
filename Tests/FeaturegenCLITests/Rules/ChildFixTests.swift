import FeaturegenCore
import Foundation
import TestSupport
import Testing

/// For children of every form the fix is what `new` wrote there.
@Suite struct ChildFixTests {
  private static let spec = """
    feature: AppInfo
    tests: none
    actions: { appear: }
    children: { Settings: sheet, Badge: embedded, Filter: optional, Book: collection }
    path: { details: Details }
    destination: { help: sheet }
    """

  /// One child, and what runs it.
  struct Child: Sendable {
    let name: String
    let composition: String
    /// `nil`: the enum of screens has its own.
    let reducer: String?
  }

  private static let children = [
    Child(name: "childSettings", "ifLet", "SettingsFeature.Reducer"),
    Child(name: "childBadge", "Scope", "BadgeFeature.Reducer"),
    Child(name: "childFilter", "ifLet", "FilterFeature.Reducer"),
    Child(name: "childBooks", "forEach", "BookFeature.Reducer"),
    Child(name: "childPath", "forEach", nil),
    Child(name: "childDestination", "ifLet", nil),
  ]

  @Test(arguments: children, ["1.0.0", "1.7.3", "1.25.5"])
  func inAction(_ child: Child, _ version: String) async throws {
    let folder = try await feature(version)
    let overview = "AppInfo/AppInfoFeature.swift"
    let lines = try folder.text(overview).split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.first { $0.contains("case \(child.name)(") })
    try folder.write(lines.filter { $0 != line }.joined(separator: "\n"), to: overview)
    let code = line.trimmingCharacters(in: .whitespaces)
    #expect(
      try await CheckOutput(in: folder).findings.map(\.fix?.description)
        == ["insert '\(code)' into 'AppInfoFeature.Action'"])
  }

  @Test(arguments: children, ["1.0.0", "1.7.3", "1.25.5"])
  func inReducer(_ child: Child, _ version: String) async throws {
    let folder = try await feature(version)
    let path = "AppInfo/AppInfoFeature*Reducer.swift"
    let screens = "AppInfoFeature." + child.name.dropFirst("child".count)
    var code = try folder.text(path)
    for (text, replacement) in [
      ("\\.$\(child.name)", "\\.none"), ("\\.\(child.name)", "\\.none"),
      ("/Action.\(child.name)", "/Action.none"), ((child.reducer ?? screens) + "()", "None()"),
    ] {
      code = code.replacingOccurrences(of: text, with: replacement)
    }
    try folder.write(code, to: path)
    let runs = child.reducer.map { " with '\($0)()'" } ?? ""
    #expect(
      try await CheckOutput(in: folder).findings.map(\.fix?.description) == [
        "add '\(child.composition)'\(runs) for '\(child.name)' to the body of "
          + "'AppInfoFeature.Reducer'"
      ])
  }

  private func feature(_ version: String) async throws -> TemporaryDirectory {
    let folder = try TemporaryDirectory()
    try folder.write(Self.spec, to: "AppInfo.feature.yml")
    let run = try await CommandRun(
      ["new", "--spec", "AppInfo.feature.yml", "--tca", version], in: folder)
    #expect(run.status == .success)
    return folder
  }
}

extension ChildFixTests.Child {
  fileprivate init(name: String, _ composition: String, _ reducer: String?) {
    self.init(name: name, composition: composition, reducer: reducer)
  }
}
