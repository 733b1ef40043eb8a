import FeaturegenCore
import TestSupport
import Testing

/// The example of the format's documentation.
@Suite struct AppInfoSpecTests {
  @Test(arguments: [nil, Dialect.classic, .observation])
  func saysExactlyThis(_ dialect: Dialect?) throws {
    let result = try FeatureSpec.read(
      Array(Fixture.text(ofFile: Fixture.path("specs/valid/AppInfo.yml")).utf8),
      name: "AppInfo.feature.yml", convention: .featureNamespace,
      style: dialect.map { TCAStyle(dialect: $0) })
    #expect(result.features == [try Self.appInfo])
    #expect(result.warnings.isEmpty)
  }

  private static var appInfo: Feature {
    get throws {
      var feature = Feature(
        name: try FeatureName(parsing: "AppInfo", convention: .featureNamespace),
        hasBindings: true)
      feature.documentation = "Tells which app this is."
      feature.access = .public
      feature.imports = [ModuleImport(module: "AppFoundation"), ModuleImport(module: "AppUI")]
      feature.state = .structure(
        conformances: [],
        properties: [
          PropertyMember(
            name: "showEnvInfoCopiedToClipboard", type: "Bool", value: .inline("false"),
            isBinding: true),
          PropertyMember(
            name: "selectedAppIcon", type: "AppIcon",
            value: .initial("Defaults[.selectedAppIcon]")),
          PropertyMember(name: "recentTags", type: "[String]", value: .inline("[]")),
        ])
      feature.actions = [
        ActionMember(name: "onAppear", event: EventMember(name: "onAppear")),
        ActionMember(name: "onDisappear", event: EventMember(name: "onDisappear")),
        ActionMember(name: "selectedAppIconChanged", hasHandler: true),
        ActionMember(
          name: "copyEnvironmentInfoPressed",
          event: EventMember(name: "copyEnvironmentInfoPressed"), hasHandler: true),
        ActionMember(name: "tagPicked", parameters: "String, at: Int", hasHandler: true),
        ActionMember(name: "refresh"),
      ]
      feature.children = [
        ChildMember(name: "ErrorHandling", kind: .sheet),
        ChildMember(name: "TagRow", kind: .collection),
        ChildMember(name: "Header", kind: .embedded),
      ]
      feature.errors = [ErrorMember(name: "copyFailed", parameters: "reason: String")]
      feature.dependencies = [
        DependencyMember(name: "clock", key: .path("continuousClock")),
        DependencyMember(name: "pasteboard", key: .path("pasteboard")),
      ]
      return feature
    }
  }
}
