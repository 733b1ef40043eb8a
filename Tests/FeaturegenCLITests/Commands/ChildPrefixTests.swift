import FeaturegenCore
import Foundation
import TestSupport
import Testing

/// Children of every form carry the prefix; one without it is one finding, where State names it.
@Suite struct ChildPrefixTests {
  private static let spec = """
    feature: AppInfo
    tests: none
    actions: { appear: }
    children: { Settings: sheet, Badge: embedded, Filter: optional, Book: collection }
    path: { details: Details }
    destination: { help: sheet }
    alert: [logOut]
    """

  @Test(arguments: [
    ("childSettings", "settings"), ("childBadge", "badge"), ("childFilter", "childfilter"),
    ("childBooks", "books"), ("childPath", "path"), ("childDestination", "children"),
  ])
  func withoutPrefix(_ name: String, _ newName: String) async throws {
    for version in ["1.0.0", "1.7.3", "1.25.5"] {
      let folder = try TemporaryDirectory()
      try folder.write(Self.spec, to: "AppInfo.feature.yml")
      let new = try await CommandRun(
        ["new", "--spec", "AppInfo.feature.yml", "--tca", version], in: folder)
      #expect(new.status == .success, "\(new.errors)")
      #expect(try await CheckOutput(in: folder).findings.isEmpty)

      for file in ["AppInfoFeature", "AppInfoFeature*Reducer", "AppInfoFeature*View"] {
        let path = "AppInfo/\(file).swift"
        let text = try folder.text(path)
        try folder.write(text.replacingOccurrences(of: name, with: newName), to: path)
      }
      let findings = try await CheckOutput(in: folder).findings
      #expect(findings.map(\.rule) == ["child_prefix"], "\(version): \(findings)")
      guard let place = findings.first?.location else { continue }
      let line = try folder.text(place.path).split(
        separator: "\n", omittingEmptySubsequences: false)[place.line - 1]
      #expect(line.contains("var \(newName)"))
      #expect(place.length == newName.utf8.count)
      let meant = newName == "children" ? "childChildren" : name
      #expect(
        findings.first?.fix?.description
          == "rename '\(newName)' to '\(meant)' in 'AppInfoFeature.State' and "
          + "'AppInfoFeature.Action'")
    }
  }
}
